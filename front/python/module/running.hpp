#pragma once
// Computations, while Python goes on: other threads run, Ctrl-C ends what is computed here, and the stack is large
// enough.

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <pybind11/pybind11.h>

#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/value/value.hpp"

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
/// The same for work that asks stop_point().
void run_freely(const std::function<void()>& work);
/// The same for work(stop token); returns its result.
template <class Work>
auto freely(const Work& work) {
    std::atomic<bool> stop{false};
    const Ending ending{[](void* flag) { static_cast<std::atomic<bool>*>(flag)->store(true); }, &stop};
    using Result = decltype(work(StopToken()));
    if constexpr (std::is_void_v<Result>) {
        run_freely(ending, [&] { work(StopToken(&stop)); });
    } else {
        std::optional<Result> result;
        run_freely(ending, [&] { result = work(StopToken(&stop)); });
        return std::move(*result);
    }
}

/// Something of cubelang's own Python sources, such as the class Error.
[[nodiscard]] py::object in_python(const char* name);

/// Throws cubelang.Error, or cubelang.Interrupted, with what there was before.
[[noreturn]] void raise(const lang::Diagnostic& diagnostic, const py::list& answers = py::list());

/// What the expression may call values that it cannot spell.
using Names = std::vector<std::pair<std::string, eval::Value>>;

/// The value of an expression on that cube, without a session that a program would see; what is none, or goes wrong,
/// raises cubelang.Error. Python's lock is held before and after, and not meanwhile.
[[nodiscard]] eval::Value ask(cube::Cube cube, const std::string& expression, const Names& names = {});

/// The cube if there is such a one; else ValueError.
[[nodiscard]] cube::Cube checked_cube(long long n, bool super);

}  // namespace cubelang::python
