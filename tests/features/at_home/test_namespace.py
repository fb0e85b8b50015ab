"""A server as people start it, at a private address of a network that the test makes for itself.

Where no network namespace can be made, as in some containers, the same steps are gone through at an alias of loopback,
which stands for that address.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx

from tests.at_home import ALIAS, HomeServer, Visitor, running

ADDRESS = "192.168.77.20"
IN_NETWORK = f"""set -e
ip link set lo up
ip link add home0 type dummy
ip addr add {ADDRESS}/24 dev home0
ip link set home0 up
ip route add default via 192.168.77.1
exec "$@"
"""
PROGRAM = "import sys; from tests.features.at_home.test_namespace import report; report(sys.argv[1])"


def steps(home: HomeServer) -> dict[str, object]:
    """What happens when somebody lets phones in, one sits down, and it is turned off."""
    ann = home.host()
    table = ann.new()
    ann.post("/at-home", data={"back": table})
    origin, link = home.network.origin, ann.invitation(table)
    phone = Visitor(origin)
    seated = phone.post(link, data={"name": "Bob"}).headers["location"] == table
    found = {
        "origin": re.sub(r":\d+$", "", origin),
        "link": link.startswith(origin),
        "seated": seated,
        "statuses": [phone.get(path).status_code for path in ("/", table, "/lobby", "/new/twisty", "/api")],
        "rebound": phone.get("/", headers={"host": "evil.example"}).status_code,
    }
    ann.post("/at-home/close")
    try:
        phone.get("/")
    except httpx.TransportError:
        found["closed"] = True
    return found


def report(folder: str) -> None:
    """Prints what happens in the network of this process, where the program finds its address itself."""
    from tumblestar.features.at_home.network import private_addresses

    with running(Path(folder)) as home:
        home.network.find_addresses = private_addresses
        sys.stdout.write(json.dumps(steps(home)))


def test_phones_join_at_a_private_address(tmp_path: Path) -> None:
    expected = {"link": True, "seated": True, "statuses": [200, 200, 404, 404, 404], "rebound": 421, "closed": True}
    inside = ["unshare", "--user", "--map-root-user", "--net", "sh", "-c", IN_NETWORK, "sh"]
    can = (
        shutil.which("unshare") and subprocess.run([*inside, "true"], capture_output=True, check=False).returncode == 0
    )
    if can:
        program = [*inside, sys.executable, "-c", PROGRAM, str(tmp_path)]
        done = subprocess.run(program, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        found, address = json.loads(done.stdout), ADDRESS
    else:
        with running(tmp_path) as home:
            found, address = steps(home), ALIAS
    assert found == expected | {"origin": f"http://{address}"}
