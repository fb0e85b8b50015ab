# pyright: basic
"""Compiles kernels with Numba: every function once, and together with all functions that it calls.

Numba by itself compiles a function again for every mix of argument types. It also optimises and loads a function by
itself, and then again with every function that calls it. Here arguments are widened first, so that a function has one
signature. A *part*, a function that compiled ones call, is only translated. An *entry*, a function that Python calls,
is optimised and loaded with all parts that it reaches.

This uses private parts of Numba. With a version that it is not tested with, or with `TUMBLESTAR_PLAIN_NUMBA=1`, Numba
compiles in its own way.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import numba
from numba.core import typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher
from numba.core.types.functions import BaseFunction

from tumblestar.engine.compile_cache import kernel_cache

if hasattr(os, "register_at_fork"):  # a process forked while a thread compiles could never compile
    os.register_at_fork(
        before=global_compiler_lock.acquire,
        after_in_parent=global_compiler_lock.release,
        after_in_child=global_compiler_lock.release,
    )

TESTED = "0.68."
"""The beginning of the versions of Numba that this module is tested with."""
OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
NARROW_OPTIONS = {"nopython": True, "boundscheck": None, "_nrt": False, **OPTIONS}
"""Kernels allocate nothing, so nothing counts references (`_nrt`)."""


def is_on() -> bool:
    """Whether this module compiles: with the versions of Numba that it is tested with, unless it is switched off."""
    return numba.__version__.startswith(TESTED) and os.environ.get("TUMBLESTAR_PLAIN_NUMBA", "") in ("", "0")


def widened(type_: Any) -> Any:
    """The type that an argument is compiled for: one for all whole numbers, known or not when it is compiled."""
    if isinstance(type_, types.Literal):
        type_ = type_.literal_type
    is_narrow = isinstance(type_, types.Integer) and type_ not in (types.int64, types.uint64)
    return types.int64 if is_narrow else type_


class _Part(JITCodeLibrary):
    """The code of a part, as it was translated. Entries take it; it is never optimised or loaded by itself."""

    def _ensure_finalized(self) -> None:
        pass

    def add_llvm_module(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def _get_module_for_linking(self) -> Any:
        return self._final_module


class _Entry(JITCodeLibrary):
    """The code of an entry, and of all parts that it reaches."""

    def add_llvm_module(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        self._raise_if_finalized()
        own = {function.name for function in self._final_module.functions}
        linked, waiting = set[int](), list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if id(library) in linked:
                continue
            linked.add(id(library))
            if isinstance(library, _Part):
                waiting += library._linking_libraries
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in own:
                function.linkage = "internal"  # nobody else calls it: it may go where it is called
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class _Compiler(CompilerBase):
    """Numba's compiler without the passes that have nothing to do in the compilable subset."""

    def define_pipelines(self) -> list[Any]:
        passes = PassManager("kernel")
        for step in _PASSES:
            passes.add_pass(step, step.__name__)
        passes.finalize()
        return [passes]


_PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.InlineClosureLikes,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.NoPythonSupportedFeatureValidation,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class _PartCompiler(_Compiler):
    def __init__(self, typingctx: Any, targetctx: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, *rest)
        self.state.targetctx.get_executable = lambda library, description, environment: object()

    def compile_extra(self, func: Any) -> Any:
        self.state.library = _Part(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


class _EntryCompiler(_Compiler):
    def compile_extra(self, func: Any) -> Any:
        self.state.library = _Entry(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class _PartDispatcher(CPUDispatcher):
    """Resolves calls of a part in compiled code."""

    _compiler: Any

    def __init__(self, function: Callable[..., Any]) -> None:
        options = {**NARROW_OPTIONS, "no_cpython_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=_PartCompiler)
        fold = self._compiler.fold_argument_types

        def fold_widened(args: Any, kws: Any) -> tuple[Any, tuple[Any, ...]]:
            signature, args = fold(args, kws)
            return signature, tuple(map(widened, args))

        self._compiler.fold_argument_types = fold_widened

    def add_overload(self, cres: Any) -> None:
        self.overloads[tuple(cres.signature.args)] = cres  # Python cannot call it


class _EntryDispatcher(CPUDispatcher):
    """Compiles an entry at its first call."""

    def compile(self, sig: Any) -> Any:
        with _remembered_signatures():
            return super().compile(sig)


@contextmanager
def _remembered_signatures() -> Generator[None]:
    """Keeps the signatures that Numba finds for operators and built-in functions, which takes it long each time.

    Numba tries types without the values of literals first, unless a function prefers literals.
    """
    signatures: dict[object, Any] = {}
    find: Any = BaseFunction.get_call_type

    def get_call_type(self: Any, context: Any, args: Any, kws: Any) -> Any:
        if kws or any(template.prefer_literal for template in self.templates):
            return find(self, context, args, kws)
        key = self, tuple(map(types.unliteral, args))
        if key in signatures:
            return signatures[key]
        signature = find(self, context, args, kws)
        if not any(isinstance(type_, types.Literal) for type_ in signature.args):
            signatures[key] = signature
        return signature

    with global_compiler_lock:
        BaseFunction.get_call_type = get_call_type
        try:
            yield
        finally:
            BaseFunction.get_call_type = find


def part(function: Callable[..., Any]) -> Any:
    """A function for other compiled functions to call; it is translated at its first call."""
    return _PartDispatcher(function) if is_on() else numba.njit(function, **OPTIONS)


def entry(function: Callable[..., Any], keep: bool) -> Any:
    """A function for Python to call; it is compiled, or read from the cache if kept there, at its first call."""
    if is_on():
        dispatcher: Any = _EntryDispatcher(function, targetoptions=NARROW_OPTIONS, pipeline_class=_EntryCompiler)
    else:
        dispatcher = numba.njit(function, **OPTIONS)
    if keep:
        dispatcher._cache = kernel_cache()(function)
    return dispatcher


def machine_code(kernel: Any, arguments: tuple[Any, ...]) -> Any:
    """The machine code of an entry for arguments of the types that these have; it is called with these."""
    kernel(*arguments)
    return kernel.overloads[tuple(map(numba.typeof, arguments))].entry_point


def decisive() -> tuple[Callable[..., Any], ...]:
    """The functions that decide the machine code, besides those that are compiled."""
    return (_Entry.finalize, _Entry._optimize_final_module, widened, part, entry) if is_on() else ()
