#pragma once
// Errors of the language as Python exceptions.

#include <pybind11/pybind11.h>

#include "lang/diagnostic.hpp"

namespace cubelang::python {

namespace py = pybind11;

/// An object of cubelang's Python sources, such as the class Error.
[[nodiscard]] py::object python_object(const char* name);

/// Throws cubelang.Error or cubelang.Interrupted, with the answers before it.
[[noreturn]] void raise(lang::Diagnostic diagnostic, const py::list& answers = py::list());

}  // namespace cubelang::python
