"""Carries out a Containerfile without a container engine: its steps run in bare root file systems, as root on Linux.

It stands in for `podman build` and `podman run` where no engine is. A base image is stood in for by this machine's
`/usr` and its Python, read-only; all else in a root file system comes from the steps. Each command runs
in mount and process namespaces of its own, and a container in a network of its own, where port 8017 is always free.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

SYSTEM = ("resolv.conf", "nsswitch.conf", "hosts", "ssl", "pip.conf", "ld.so.cache", "ca-certificates")
"""What every base image has under /etc."""
BASE = [path for path in dict.fromkeys(("/usr", sys.base_prefix, "/opt/wheels")) if Path(path).is_dir()]
"""What stands in for a base image, and where this machine keeps packages, if it does."""
PASSED = ("PIP_", "SSL_", "REQUESTS_", "HTTP", "http", "NO_PROXY", "no_proxy")
"""Variables by which pip finds its registry; an engine passes those of proxies as well."""
LOOPBACK_UP = """
import fcntl, socket, struct
with socket.socket() as any_socket:
    fcntl.ioctl(any_socket, 0x8914, struct.pack("16sh14x", b"lo", 0x41))
"""


def is_possible() -> bool:
    probe = "mount --make-rprivate / && mount -t tmpfs none /mnt"
    return sys.platform == "linux" and os.geteuid() == 0 and not subprocess.run(
        ["unshare", "--mount", "--net", "sh", "-c", probe], capture_output=True, check=False
    ).returncode  # fmt: skip


@dataclass
class Image:
    """A root file system, and what a container is started with."""

    root: Path
    environment: dict[str, str] = field(default_factory=lambda: {"PATH": f"{sys.base_prefix}/bin:/usr/bin:/bin"})
    user: str = "0:0"
    folder: str = "/"
    volumes: list[str] = field(default_factory=list)
    config: dict[str, str] = field(default_factory=dict)
    """Other instructions, such as ENTRYPOINT, by name."""

    def command(self) -> list[str]:
        return [*json.loads(self.config["ENTRYPOINT"]), *json.loads(self.config["CMD"])]

    def enter(
        self,
        command: Sequence[str],
        *,
        more: Mapping[str, str] | None = None,
        mounts: Mapping[Path, str] | None = None,
        is_read_only: bool = False,
        network: str = "",
    ) -> list[str]:
        """The command that runs a command inside; `network` is empty, `own`, or the process whose network to share."""
        root, quote = self.root, shlex.quote
        steps = ["set -e", "mount --make-rprivate /", f"mount --bind {root} {root}"]
        steps += [f"mount --bind -o ro {place} {root}{place}" for place in BASE]
        steps += [f"mount -t proc proc {root}/proc"]
        steps += [f"mount --bind /dev/{name} {root}/dev/{name}" for name in ("null", "zero", "urandom", "random")]
        if is_read_only:
            steps += [f"mount -o remount,bind,ro {root}", f"mount -t tmpfs tmp {root}/tmp"]
        steps += [f"mount --bind {quote(str(place))} {root}{target}" for place, target in (mounts or {}).items()]
        steps += [f"{quote(sys.executable)} -c {quote(LOOPBACK_UP)}"] if network == "own" else []
        settings = [quote(f"{name}={value}") for name, value in {**self.environment, **(more or {})}.items()]
        inside = f"cd {quote(self.folder)} && exec {shlex.join(command)}"
        steps += [
            f"exec chroot --userspec={self.user} {root} /usr/bin/env -i {' '.join(settings)} sh -c {quote(inside)}"
        ]
        spaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *(["--net"] if network == "own" else [])]
        joined = ["nsenter", "--target", network, "--net"] if network not in ("", "own") else []
        return [*joined, *spaces, "sh", "-c", "\n".join(steps)]


def instructions(text: str) -> list[tuple[str, str]]:
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", lines)
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def build(text: str, context: Path, place: Path) -> Image:
    """Carries out the steps; returns the image of the last stage. Raises CalledProcessError."""
    stages: dict[str, Image] = {}
    image = Image(place)
    for name, rest in instructions(text):
        if name == "FROM":
            stage = rest.partition(" AS ")[2] or "last"
            image = stages[stage] = Image(bare_root(place / stage))
        elif name == "RUN":
            passed = {key: value for key, value in os.environ.items() if key.startswith(PASSED)}
            subprocess.run(image.enter(["sh", "-c", rest], more=passed), check=True, capture_output=True, text=True)
        elif name == "COPY":
            _copy(rest.split(), image, stages, context)
        elif name == "ENV":
            image.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif name == "WORKDIR":
            image.folder = rest
            (image.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif name == "USER":
            image.user = rest
        elif name == "VOLUME":
            image.volumes = json.loads(rest)
        elif name != "ARG":
            image.config[name] = rest
    return image


def bare_root(root: Path) -> Path:
    """A root file system with the folders to mount at, and what is under /etc everywhere."""
    for folder in ("usr", "etc", "proc", "dev", "tmp", "run/secrets", "var/lib", "opt", "root"):
        (root / folder).mkdir(parents=True)
    for link in ("bin", "sbin", "lib", "lib64"):
        if Path("/", link).exists():
            (root / link).symlink_to(f"usr/{link}")
    for name in ("null", "zero", "urandom", "random"):
        (root / "dev" / name).touch()
    (root / "tmp").chmod(0o1777)
    for path in BASE:
        (root / path.lstrip("/")).mkdir(parents=True, exist_ok=True)
    for name in SYSTEM:
        if (entry := Path("/etc", name)).is_dir():
            shutil.copytree(entry, root / "etc" / name, symlinks=False, ignore_dangling_symlinks=True)
        elif entry.is_file():
            shutil.copy(entry, root / "etc" / name)
    return root


def _copy(words: list[str], image: Image, stages: Mapping[str, Image], context: Path) -> None:
    *sources, target = words
    source_root = context
    if sources[0].startswith("--from="):
        source_root = stages[sources.pop(0).removeprefix("--from=")].root
    goal = image.root / (Path(image.folder) / target).as_posix().lstrip("/")
    for source in sources:
        entry = source_root / source.lstrip("/")
        if entry.is_dir():
            shutil.copytree(
                entry, goal, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
            )
        else:
            is_folder = target.endswith(("/", "."))
            (goal if is_folder else goal.parent).mkdir(parents=True, exist_ok=True)
            shutil.copy(entry, goal / entry.name if is_folder else goal)
