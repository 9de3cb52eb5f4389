#include "front/terminal/system/pager.hpp"

#include <stdlib.h>
#include <unistd.h>

#include <cstdio>

#include "runtime/meaning/host/user_paths.hpp"

namespace cubelang::shell {

bool page(std::string_view text) {
    const auto pager = environment("PAGER");
    if (pager.empty() || ::isatty(STDOUT_FILENO) == 0) return false;
    ::setenv("LESS", "R", 0);  // colours, where less is not told otherwise
    std::FILE* const reader = ::popen(pager.c_str(), "w");
    if (reader == nullptr) return false;
    std::fwrite(text.data(), 1, text.size(), reader);  // who leaves before the end has seen enough
    const int not_found = 127 << 8;
    return ::pclose(reader) != not_found;
}

}  // namespace cubelang::shell
