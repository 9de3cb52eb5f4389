#pragma once
// Something that is done to files, again and again, each time another call to the system refused.

#include <cerrno>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include "tests/faults/refusals.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::test {

inline std::string content(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}
inline void put(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

/// It answers whether it went well.
using Work = std::function<bool()>;

/// `check` looks at what became of it.
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
        CHECK(n > 3);  // some calls there were
    }
}

}  // namespace cubelang::test
