#pragma once
// Computations, while Python goes on: other threads run, Ctrl-C ends what is computed here, and the stack is large
// enough.

#include <pybind11/pybind11.h>

#include <atomic>
#include <functional>

#include "lang/diagnostic.hpp"

namespace cubelang::python {

namespace py = pybind11;

/// How a computation is ended; called from a signal handler.
struct Ending {
    void (*stop)(void*);
    void* what;
};

/// Does the work without Python's lock, which is held before and after. What it throws is thrown; if Ctrl-C came
/// meanwhile, KeyboardInterrupt, or what else the program's own handler raises.
void run_freely(Ending ending, const std::function<void()>& work);
/// The same for what asks stop_point().
void run_freely(const std::function<void()>& work);

/// Something of cubelang's own Python sources, such as the class Error.
[[nodiscard]] py::object in_python(const char* name);

/// Throws cubelang.Error, or cubelang.Interrupted, with what there was before.
[[noreturn]] void raise(const lang::Diagnostic& diagnostic, const py::list& answers = py::list());

}  // namespace cubelang::python
