"""Settings of the server, and the errors of invalid ones."""

import ipaddress
from dataclasses import fields
from pathlib import Path

import pytest

from tumblestar.security import settings
from tumblestar.security.settings import BadSetting, Settings
from tumblestar.words import LANGUAGES, has, say

HOSTING = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")
NAMES = [field.name for field in fields(Settings)]


def test_without_choices_only_this_machine_is_served() -> None:
    usual = settings.read({}, {})
    assert usual == Settings()
    assert (usual.host, usual.port, usual.is_local, usual.limits, usual.open) == ("127.0.0.1", 8017, True, True, False)


def test_the_option_wins_over_the_environment_and_an_empty_variable_is_none() -> None:
    environment = {"TUMBLESTAR_PORT": "9000", "TUMBLESTAR_PACE": "0.5", "TUMBLESTAR_HOSTS": ""}
    values = settings.read({"port": "9001", "pace": None}, environment)
    assert (values.port, values.pace, values.hosts) == (9001, 0.5, ())


def test_every_kind_of_value_is_read() -> None:
    options = {"hosts": "games.example, [::1]", "allow": "192.168.1.7/24,fe80::1", "limits": "OFF", "open": "on"}
    values = settings.read(options, {})
    assert values.hosts == ("games.example", "[::1]")
    assert values.allow == (ipaddress.ip_network("192.168.1.0/24"), ipaddress.ip_network("fe80::1"))
    assert (values.limits, values.open) == (False, True)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("port", "http", "a whole number from 0 to 65535"),
        ("port", "65536", "a whole number from 0 to 65535"),
        ("port", "٣", "a whole number"),
        ("hosts", "games.example/path", "host names"),
        ("allow", "192.168.1.0/33", "addresses or networks"),
        ("behind_proxy", "caddy", "addresses or networks"),
        ("limits", "maybe", "on or off"),
        ("pace", "-1", "from 0 to 60"),
        ("pace", "nan", "from 0 to 60"),
        ("grace", "0", "from 1 to 86"),
        ("log", "loud", "quiet or all"),
        ("metrics_token", "short", "16 to 200"),
        ("host", "a\nb", "an address"),
        *((name, "a b c", "") for name in settings.SECRET),
    ],
)
def test_a_wrong_value_is_reported_with_what_was_expected(name: str, value: str, expected: str) -> None:
    for options, environment, called in (
        ({name: value}, {}, settings.option(name)),
        ({}, {settings.variable(name): value}, settings.variable(name)),
    ):
        with pytest.raises(BadSetting) as caught:
            settings.read(options, environment)
        said = say("en", caught.value.phrase)
        assert said.startswith(f"{called} cannot be")
        assert expected in said
        assert name not in settings.SECRET or value not in said


@pytest.mark.parametrize(
    ("options", "environment", "called"),
    [({"processes": "2"}, {}, "--processes"), ({}, {"TUMBLESTAR_PROCESSES": "1"}, "TUMBLESTAR_PROCESSES")],
)
def test_a_setting_that_was_removed_is_refused_with_what_to_do_instead(
    options: dict[str, str], environment: dict[str, str], called: str
) -> None:
    with pytest.raises(BadSetting) as caught:
        settings.read(options, environment)
    said = say("en", caught.value.phrase)
    assert all(word in said for word in (called, "PostgreSQL (--database)", "docs/hosting.md"))
    assert "## Several processes" in HOSTING


@pytest.mark.parametrize(
    "reach", [{"host": "0.0.0.0"}, {"host": "::"}, {"host": "192.168.1.5"}, {"behind_proxy": "127.0.0.1"}]
)
def test_the_open_network_requires_a_password(reach: dict[str, str]) -> None:
    """A server that others can reach has a password, a list of addresses, or was said to be open."""
    with pytest.raises(BadSetting) as caught:
        settings.read(reach, {})
    assert "--open" in say("en", caught.value.phrase)
    for word in ({"password": "open sesame"}, {"allow": "10.0.0.0/8"}, {"open": "on"}):
        assert settings.read(reach | word, {})


def test_the_password_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("open sesame\nand more\n", encoding="utf-8")
    assert settings.read({"password_file": str(file)}, {}).password == "open sesame"
    for encoding in ("utf-8-sig", "utf-16"):  # as editors of Windows write
        file.write_text("open sesame\r\n", encoding=encoding)
        assert settings.read({"password_file": str(file)}, {}).password == "open sesame"
    file.write_bytes(b"caf\xe9 sesame\n")
    with pytest.raises(BadSetting, match="is not text"):
        settings.read({"password_file": str(file)}, {})
    with pytest.raises(BadSetting, match="not both"):
        settings.read({"password_file": str(file), "password": "open sesame"}, {})
    file.write_text("short", encoding="utf-8")
    with pytest.raises(BadSetting) as caught:
        settings.read({"password_file": str(file)}, {})
    assert "8 characters" in say("en", caught.value.phrase)
    assert "short" not in say("en", caught.value.phrase)
    with pytest.raises(BadSetting, match="cannot be read"):
        settings.read({"password_file": str(tmp_path / "none")}, {})


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_has_its_words_and_its_line_in_the_page_on_hosting(name: str) -> None:
    assert has("set-" + name.replace("_", "-"))
    assert all(say(lang, settings.takes(name)) for lang in LANGUAGES)
    assert f"| `{settings.option(name)}` | `{settings.variable(name)}` |" in HOSTING
