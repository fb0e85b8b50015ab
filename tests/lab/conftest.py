"""Which tests of the lab there are."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["test_on_ray.py"]
"""Ray is 240 MB and not among what `make test` needs: its tests are there where it is."""
