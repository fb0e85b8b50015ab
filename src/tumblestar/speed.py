"""`engine.speed` at the place that games by others import it from (docs/promises.md)."""

from tumblestar.engine.speed import Array, Bound, Preparing, bind, compile_lock, dtype, has_numba, hole, is_fast

__all__ = ["Array", "Bound", "Preparing", "bind", "compile_lock", "dtype", "has_numba", "hole", "is_fast"]
