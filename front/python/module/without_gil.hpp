#pragma once
// Runs computations without Python's lock: other threads continue, Ctrl-C interrupts, and the stack is large enough.

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <pybind11/pybind11.h>

#include "front/python/module/errors.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::python {

namespace py = pybind11;

/// Interrupts a computation; called from a signal handler.
struct Interrupter {
    void (*stop)(void*);
    void* context;
};

/// Does the work without Python's lock, which is held before and after. Rethrows its exception; after Ctrl-C throws
/// KeyboardInterrupt, or the exception of the user's signal handler.
void run_without_gil(Interrupter interrupter, const std::function<void()>& work);
/// The same for work(stop token); returns its result.
template <class Work>
auto without_gil(const Work& work) {
    std::atomic<bool> stop{false};
    const Interrupter interrupter{[](void* flag) { static_cast<std::atomic<bool>*>(flag)->store(true); }, &stop};
    using Result = decltype(work(StopToken()));
    if constexpr (std::is_void_v<Result>) {
        run_without_gil(interrupter, [&] { work(StopToken(&stop)); });
    } else {
        std::optional<Result> result;
        run_without_gil(interrupter, [&] { result = work(StopToken(&stop)); });
        return std::move(*result);
    }
}

/// Values that the expression uses by name.
using Names = std::vector<std::pair<std::string, meaning::Value>>;

/// The value of an expression on that cube, in a hidden session. Raises cubelang.Error if it is not an expression or
/// fails. Python's lock is held before and after, but not during the computation.
[[nodiscard]] meaning::Value ask(cube::Cube cube, const std::string& expression, const Names& names = {});

/// The text of the file that the expression would write; it writes no file.
[[nodiscard]] std::string written_file(cube::Cube cube, const std::string& expression, const Names& names);

/// The cube; throws ValueError for an invalid size.
[[nodiscard]] cube::Cube checked_cube(long long n, bool super);

}  // namespace cubelang::python
