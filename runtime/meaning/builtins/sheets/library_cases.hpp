#pragma once
// The named algorithms of the library's modules.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/bind/common_arguments.hpp"

namespace cubelang::meaning {

struct LibraryCase {
    std::string name;
    std::string_view module;
    cube::WordPtr word;
};
/// All algorithms of the library, in module and source order. Cached in the session.
[[nodiscard]] const std::vector<LibraryCase>& library_cases(Context& context);

/// A library module, named with or without quotes.
struct LibraryModule {
    std::string_view name, meaning = "a library module, for cases";
};
template <>
struct Argument<LibraryModule> : RowArgument<Argument<LibraryModule>> {
    static constexpr std::string_view wanted = "a module of the library such as pll", what = "module";
    static const std::vector<LibraryModule>& rows();
};

}  // namespace cubelang::meaning
