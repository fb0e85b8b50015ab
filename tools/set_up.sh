#!/bin/sh
# Sets up .venv so that tumblestar can be played (set_up.sh play) or worked on (set_up.sh test).
# Needs Python 3.11 or newer, or uv; is not interactive, and can be run again at any time.
set -eu
cd "$(dirname "$0")/.."

goal=${1:-play}
log=.venv/set-up.log
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
# Numba is installed only as a binary package, since compiling it takes long.
ready_built="--only-binary numba --only-binary llvmlite --only-binary numpy"

say() { printf '%s\n' "$*"; }
fail() { printf '\n%s\n' "$@" >&2; exit 1; }
is_uv_here() { uv --version >/dev/null 2>&1; }
may_install_packages() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

# Prints the first of these Pythons that is here and new enough.
find_python() {
    for name in "$@"; do
        if "$name" -c "$new_enough" >/dev/null 2>&1; then
            say "$name"
            return
        fi
    done
    return 1
}

# The system's own: distributions build theirs optimized for what programs do most, which makes the server up to a fifth
# quicker than one that was just compiled, as pyenv does by default.
find_system_python() {
    find_python /usr/bin/python3 /usr/bin/python3.14 /usr/bin/python3.13 /usr/bin/python3.12 /usr/bin/python3.11
}

make_environment() {
    if [ -e .venv/.place ] && [ "$(cat .venv/.place)" != "$(pwd -P)" ]; then
        say "· This folder has moved since it was set up; making a new .venv."
        rm -rf .venv
    elif .venv/bin/python -c "$new_enough" >/dev/null 2>&1; then
        return
    elif [ -e .venv ]; then
        say "· The Python in .venv no longer works; making a new one."
        rm -rf .venv
    fi
    if is_uv_here && uv venv --quiet --python "$(find_system_python || say '>=3.11')" .venv; then
        say "· Made .venv, an environment for tumblestar ($(.venv/bin/python --version), by uv)."
        return
    fi
    python=$(find_python python3 python3.14 python3.13 python3.12 python3.11 python) || fail \
        "tumblestar needs Python 3.11 or newer, and found none here." \
        "Install it from your system's packages or from python.org, or install uv, and run this again."
    if ! "$python" -c 'import ensurepip' >/dev/null 2>&1; then
        # Debian and Ubuntu keep this part of Python in a package of its own.
        package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        may_install_packages || fail \
            "This Python comes without its venv part." "On Debian and Ubuntu: sudo apt-get install $package"
        say "· Installing the system package $package, which this Python lacks."
        { apt-get update -qq && apt-get install -y -qq "$package"; } >/dev/null 2>&1 </dev/null || fail \
            "apt-get could not install $package."
    fi
    "$python" -m venv .venv || fail "Python could not make the folder .venv; its own words are above."
    say "· Made .venv, an environment for tumblestar ($(.venv/bin/python --version))."
}

# Installs with uv or pip, naming each package as it comes; the full account goes to the log.
install() {
    if is_uv_here; then
        run_logged uv pip install --python .venv/bin/python "$@"
    else
        .venv/bin/python -m pip --version >/dev/null 2>&1 || .venv/bin/python -m ensurepip >>"$log"
        run_logged .venv/bin/python -m pip install --disable-pip-version-check "$@"
    fi
}

run_logged() {
    outcome=.venv/.outcome
    # A pipe would hide the exit status, so it is written to a file.
    { status=0; "$@" 2>&1 </dev/null || status=$?; echo "$status" >"$outcome"; } | tee -a "$log" |
        awk '/^ \+ |^Collecting /  { name = ($1 == "+") ? $2 : $2; sub(/[<>=!~;\[(].*/, "", name); printf "    %s\n", name; fflush() }'
    read -r status <"$outcome"
    rm -f "$outcome"
    return "$status"
}

install_or_fail() {
    install "$@" || {
        tail -n 15 "$log" >&2
        fail "Setting up did not work; the lines above say why, and all of it is in $log." \
            "Often it is the network: run the same command again once it is back."
    }
}

find_chromium() {
    for name in "${TUMBLESTAR_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
    done
    return 1
}

get_chromium() {
    if find_chromium >/dev/null; then
        say "· Browser tests will use $(find_chromium)."
    elif may_install_packages; then
        say "· Installing the system package chromium for the browser tests (about a minute)."
        if ! { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core; } \
            >>"$log" 2>&1 </dev/null; then
            say "  It could not be installed ($log says why); the browser tests will be skipped."
        fi
    else
        say "· No Chromium here: the browser tests will be skipped. Install it, or name one in TUMBLESTAR_CHROMIUM."
    fi
}

get_postgres() {
    if command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ||
        [ -n "${TUMBLESTAR_POSTGRES:-}" ]; then
        say "· Tests of PostgreSQL will use the installed one."
    elif may_install_packages; then
        say "· Installing the system package postgresql for the tests of hosts that use it."
        if ! { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } \
            >>"$log" 2>&1 </dev/null; then
            say "  It could not be installed ($log says why); the tests of PostgreSQL will be skipped."
        fi
    else
        say "· No PostgreSQL here: its tests will be skipped. Install it, or name the folder of initdb in TUMBLESTAR_POSTGRES."
    fi
}

get_shells() {
    if command -v bash >/dev/null 2>&1 && command -v zsh >/dev/null 2>&1 && command -v fish >/dev/null 2>&1; then
        say "· Tests of completion will use bash, zsh and fish."
    elif may_install_packages; then
        say "· Installing the system packages bash, zsh and fish for the tests of completion."
        if ! { apt-get update -qq && apt-get install -y -qq --no-install-recommends bash zsh fish; } \
            >>"$log" 2>&1 </dev/null; then
            say "  They could not be installed ($log says why); tests of completion in them will be skipped."
        fi
    else
        say "· Not all of bash, zsh and fish are here: tests of completion in the others will be skipped."
    fi
}

get_javascript_checks() {
    say "· Fetching Biome and TypeScript from npm, to check the scripts of the pages."
    if ! .venv/bin/python -m tools.check_javascript install >>"$log" 2>&1 </dev/null; then
        say "  They could not be installed ($log says why); make check reports it and runs the other checks."
    fi
}

say "Setting up tumblestar in this folder. This happens once and takes a minute or two."
make_environment
: >"$log"
rm -f .venv/.ready-to-play .venv/.ready-to-test

say "· Fetching what playing needs."
install_or_fail -e .
# uv leaves this to the first start, which would take longer.
.venv/bin/python -m compileall -q -j 0 .venv/lib >/dev/null 2>&1 || true
say "· Fetching Numba, for fast bots."
# shellcheck disable=SC2086
install $ready_built -e '.[fast]' || say "  There is no ready-built Numba for this machine. Everything works without it, strong bots more slowly."
if [ "$goal" = test ]; then
    say "· Fetching what tests, checks and benches need."
    install_or_fail -e '.[dev]'
    get_javascript_checks
    get_chromium
    get_postgres
    get_shells
fi

pwd -P >.venv/.place
touch .venv/.ready-to-play
if [ "$goal" = test ]; then touch .venv/.ready-to-test; fi
say "· Ready."
