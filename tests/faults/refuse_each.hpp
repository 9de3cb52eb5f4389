#pragma once
// Repeats an operation on files, each time with another system call failing.

#include <cerrno>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include "tests/faults/failing_calls.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::test {

inline std::string content(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}
inline void put(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

/// Returns whether it succeeded.
using Work = std::function<bool()>;

/// `check` examines the result.
inline void refuse_each(const std::function<void()>& prepare, const Work& work,
                        const std::function<void(bool well)>& check) {
    for (const int error : {EIO, ENOSPC, EACCES, EINTR}) {
        std::size_t n = 0;
        for (bool refused = true; refused;) {
            ++n;
            prepare();
            bool well = false;
            {
                const Refusal refusal(n, error);
                well = work();
                refused = !Refusal::what().empty();
            }
            INFO(Refusal::what() << ", call " << n << ", is refused with error " << error);
            check(well);
        }
        CHECK(n > 3);  // there were some calls
    }
}

}  // namespace cubelang::test
