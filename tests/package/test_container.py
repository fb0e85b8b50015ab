"""The container, the services beside it, and the service of systemd: linted, and run without an engine."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from shutil import copy, which
from typing import Any, NoReturn

import pytest
import yaml

from tests.marks import slow
from tests.package import containerfile
from tests.package.containerfile import Image
from tests.package.running import HERE, ROOT, checked
from tests.patience import PATIENCE
from tumblestar.security import settings

TEXT = (ROOT / "Containerfile").read_text(encoding="utf-8")
SERVICES: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
PASSWORD = "a word for friends"
PROGRAMS = Path(sys.executable).parent


# ------------------------------------------------------------------------------------------------ as written


def test_the_image_runs_as_nobody_and_says_whether_it_is_well() -> None:
    checked([PROGRAMS / "hadolint", "--failure-threshold", "info", ROOT / "Containerfile"])
    steps = containerfile.instructions(TEXT)
    last = dict(steps[[name for name, _ in steps].index("FROM", 2) :])
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", last["USER"])
    assert "/health" in last["HEALTHCHECK"]
    assert last["STOPSIGNAL"] == "SIGTERM"
    assert isinstance(json.loads(last["ENTRYPOINT"]), list)  # a shell would keep the signal to itself
    sources = [word for name, rest in steps if name == "COPY" and "--from" not in rest for word in rest.split()[:-1]]
    assert [source for source in sources if not (ROOT / source).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert [source for source in sources if f"!{source}" not in ignored] == []


def test_compose_asks_for_health_as_the_image_does() -> None:
    stated = dict(containerfile.instructions(TEXT))["HEALTHCHECK"]
    check = dict(SERVICES["games"]["healthcheck"])
    assert check.pop("test") == ["CMD", *json.loads(stated.partition("CMD ")[2])]
    said = dict(re.findall(r"--([a-z-]+)=(\w+)", stated))
    assert {name.replace("_", "-"): str(value) for name, value in check.items()} == said


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_has_no_more_rights_than_it_needs(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert "stop_grace_period" in service
    assert ("ports" in service) == (name == "proxy")
    assert "privileged" not in service


def test_no_secret_is_written_into_a_file() -> None:
    given = [f"{key}={value}" for each in SERVICES.values() for key, value in each["environment"].items()]
    secret = [setting for setting in given if re.search("PASSWORD|TOKEN|SECRET|KEY", setting.split("=")[0])]
    assert secret
    assert [setting for setting in secret if not setting.split("=", 1)[1].startswith("/run/secrets/")] == []
    assert "/secrets/" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    assert not re.search(r"postgresql://[^@\s]*:[^@\s]*@", (ROOT / "compose.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "deploy/tumblestar.service"])
def test_settings_that_a_file_names_are_settings(file: str) -> None:
    known = {settings.variable(each.name) for each in fields(settings.Settings)} | {"TUMBLESTAR_CACHE"}
    named = set(re.findall(r"TUMBLESTAR_[A-Z_]+", (ROOT / file).read_text(encoding="utf-8")))
    assert len(named) > 1
    assert named <= known


def test_the_server_gets_the_password_of_the_database_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "database_password").write_text("s3cret $(x)\n", encoding="utf-8")
    (tmp_path / "tumblestar").write_text('#!/bin/sh\nprintf "%s|" "$PGPASSWORD" "$@"\n', encoding="utf-8")
    (tmp_path / "tumblestar").chmod(0o755)
    words = [*SERVICES["games"]["entrypoint"], *SERVICES["games"]["command"]]
    command = [word.replace("$$", "$").replace("/run/secrets", str(tmp_path)) for word in words]
    said = checked(command, env={"PATH": f"{tmp_path}:/usr/bin:/bin"})
    assert said == "s3cret $(x)|serve|--host|0.0.0.0|"


def test_an_outage_of_the_database_does_not_end_the_service() -> None:
    """By default systemd gives up after five starts in ten seconds."""
    unit, _, service = (ROOT / "deploy/tumblestar.service").read_text(encoding="utf-8").partition("[Service]")
    assert "\nStartLimitIntervalSec=0\n" in unit
    assert "\nRestart=always\n" in service


@pytest.mark.parametrize(
    ("file", "name"), [("tumblestar.service",) * 2, ("tumblestar@.service", "tumblestar@8018.service")]
)
def test_the_service_of_systemd_is_sound(
    file: str, name: str, tmp_path: Path, missing: Callable[[str], NoReturn]
) -> None:
    if not which("systemd-analyze"):
        missing("systemd is not here")
    unit = tmp_path / name
    text = (ROOT / "deploy" / file).read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/tumblestar/bin/tumblestar", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if name in line] == []
    checked(["systemd-analyze", "security", "--offline=yes", "--threshold=20", unit])


# ------------------------------------------------------------------------------------------------ as run


class Container:
    """A container that runs, with its process id on this machine."""

    def __init__(self, image: Image, process: subprocess.Popen[str], pid: str) -> None:
        self.image, self.process, self.pid = image, process, pid
        self.said: list[str] = []

    def status(self, name: str) -> str:
        return dict(line.split(":\t", 1) for line in Path(f"/proc/{self.pid}/status").read_text().splitlines())[name]

    def is_healthy(self) -> bool:
        """What an engine finds by the command of HEALTHCHECK."""
        command = json.loads(self.image.config["HEALTHCHECK"].partition("CMD ")[2])
        return not subprocess.run(
            self.image.enter(command, network=self.pid), capture_output=True, check=False
        ).returncode

    def stop(self) -> int:
        """Stops it as an engine does; returns its exit status, and fails where it would have been killed."""
        os.kill(int(self.pid), signal.SIGTERM)
        return self.process.wait(timeout=float(SERVICES["games"]["stop_grace_period"].removesuffix("s")))


@contextmanager
def started(image: Image, command: Sequence[str], sign: str, **how: Any) -> Generator[Container]:
    """Runs a container until it has said that it serves."""
    process = subprocess.Popen(
        image.enter(command, **how), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )
    killer = threading.Timer(PATIENCE, process.kill)
    killer.start()
    try:
        assert process.stdout
        said: list[str] = []
        for line in process.stdout:
            said.append(line)
            if sign in line:
                break
        assert sign in (said or [""])[-1], "".join(said)
        pid = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()[0]
        yield Container(image, process, pid)
    finally:
        killer.cancel()
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory, missing: Callable[[str], NoReturn]) -> Image:
    if not containerfile.is_possible():
        missing("no namespaces can be made here")
    place = tmp_path_factory.mktemp("image")
    try:
        return containerfile.build(TEXT, ROOT, place)
    except subprocess.CalledProcessError as error:
        pytest.fail(f"{error.stdout}\n{error.stderr}")


@pytest.fixture
def mounts(image: Image, tmp_path: Path) -> dict[Path, str]:
    """A password and empty volumes, as an engine makes them: with the owner that the image gives the folder."""
    places = {tmp_path / "secrets": "/run/secrets"} | {
        tmp_path / volume.strip("/").replace("/", "-"): volume for volume in image.volumes
    }
    for place, target in places.items():
        place.mkdir()
        found = (image.root / target.lstrip("/")).stat()
        os.chown(place, found.st_uid, found.st_gid)
    (tmp_path / "secrets/site_password").write_text(PASSWORD + "\n", encoding="utf-8")
    return places


GUARDED: Mapping[str, str] = {"TUMBLESTAR_PASSWORD_FILE": "/run/secrets/site_password", "TUMBLESTAR_PACE": "0"}


def visit(container: Container, address: str, **more: str) -> None:
    enter = ["nsenter", "--target", container.pid, "--net", sys.executable, HERE / "visitor.py"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **more}
    assert "actions played" in checked([*enter, address, "shizzle", PASSWORD], env=environment)


@slow
def test_the_image_is_built_and_plays_with_a_read_only_root(image: Image, mounts: dict[Path, str]) -> None:
    how: dict[str, Any] = {"more": GUARDED, "mounts": mounts, "is_read_only": True, "network": "own"}
    with started(image, image.command(), "http://", **how) as container:
        assert container.status("Uid").split() == ["10001"] * 4
        assert container.status("CapEff") == "0" * 16
        assert container.is_healthy()
        visit(container, "http://127.0.0.1:8017")
        assert container.stop() == 0
        assert not container.is_healthy()
    volume = next(place for place, target in mounts.items() if target == "/var/lib/tumblestar")
    before = sorted(file.name for file in volume.iterdir())
    assert "tumblestar.sqlite" in before
    with started(image, image.command(), "http://", **how) as container:  # over the same volume, once more
        visit(container, "http://127.0.0.1:8017")
        assert container.stop() == 0


def refused(image: Image, command: Sequence[str], mounts: Mapping[Path, str] | None = None) -> str:
    """What a command says that fails in a container whose root cannot be written."""
    enter = image.enter(command, mounts=mounts, is_read_only=True)
    done = subprocess.run(enter, capture_output=True, text=True, check=False)
    assert done.returncode in (1, 2)
    return done.stderr


@slow
def test_an_image_that_is_not_guarded_says_so_and_its_root_is_read_only(image: Image, mounts: dict[Path, str]) -> None:
    assert re.search("TUMBLESTAR_PASSWORD|--password", refused(image, image.command(), mounts))
    for place in ("/opt/x", "/var/x", "/etc/x"):
        assert re.search("Read-only|Permission denied", refused(image, ["touch", place]))
    assert not list((image.root / "opt").glob("x"))


@slow
def test_friends_play_over_tls(image: Image, mounts: dict[Path, str], tmp_path: Path) -> None:
    """The proxy of compose.yaml with its own file, in the network of the games; for localhost it signs by itself."""
    proxy = Image(containerfile.bare_root(tmp_path / "proxy"), environment={"PATH": "/usr/bin:/bin", "HOME": "/data"})
    (proxy.root / "data").mkdir()
    copy(PROGRAMS / "caddy", proxy.root / "caddy")
    copy(ROOT / "deploy/Caddyfile", proxy.root / "Caddyfile")
    behind = {**GUARDED, "TUMBLESTAR_BEHIND_PROXY": "127.0.0.1", "TUMBLESTAR_HOSTS": "localhost"}
    how: dict[str, Any] = {"more": behind, "mounts": mounts, "is_read_only": True, "network": "own"}
    with started(image, image.command(), "http://", **how) as games:
        command = ["/caddy", "run", "--config", "/Caddyfile", "--adapter", "caddyfile"]
        names = {"DOMAIN": "localhost", "UPSTREAMS": "to 127.0.0.1:8017"}
        with started(proxy, command, "certificate obtained successfully", more=names, network=games.pid):
            authority = proxy.root / "data/.local/share/caddy/pki/authorities/local/root.crt"
            visit(games, "https://localhost", SSL_CERT_FILE=str(authority))
        assert games.stop() == 0
