#pragma once
// Everything that has a name, with its meaning in a line, and names as people write them: `T perm`, `visible order`.
// The last three kinds are for search.hpp to add.

#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/scope.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::eval {

/// A word of the language.
struct Keyword {
    std::string_view name;
    std::string_view meaning;
    std::string_view example;
};
[[nodiscard]] const std::vector<Keyword>& keywords();
[[nodiscard]] const Keyword* find_keyword(std::string_view name);

struct Entry {
    enum class Kind { keyword, built_in, constant, definition, library, topic, symbol, command };
    std::string name;
    std::string meaning;  ///< of a definition all that its doc says; may be empty
    Kind kind = Kind::definition;
    std::string module{};  ///< what it is imported from, or (library) can be
};

/// Keywords, built-ins, constants, the scope's definitions; and what the library has that is not imported, if asked
/// for. With a prefix, the names that begin so.
[[nodiscard]] std::vector<Entry> catalogue(const Scope& scope, bool library_too, std::string_view prefix = {});

/// A line for each: its name, the beginning of its meaning, where it is from.
[[nodiscard]] render::Drawing rows_of(const std::vector<Entry>& entries);

/// What has been defined and imported; when it is much, imported modules by their names alone.
[[nodiscard]] render::Drawing listing(const Scope& scope);

/// In small letters, without what is no letter or digit: "T_perm" and "t perm" are "tperm".
[[nodiscard]] std::string plain_spelling(std::string_view text);

/// Is `text` a way to write this name? `T perm` and `tperm` are `pll_t`, `J perm` is `pll_ja` and `pll_jb`.
[[nodiscard]] bool is_like(std::string_view name, std::string_view text);

/// The names in the scope, of topics, modules and the library that are written so, or nearly.
[[nodiscard]] std::vector<std::string> names_like(const Scope& scope, std::string_view text);

/// Of names that nothing is called by, found without running the text: what running it would say of each name that is
/// neither defined in the text where it is used (lang/editing), nor in `scope`, nor built in, nor in a module of the
/// library that the text imports. Nothing if it imports a file: who knows what that defines?
[[nodiscard]] std::vector<lang::Diagnostic> unknown_names(const lang::Block& text, const lang::SourcePtr& source,
                                                          const Scope& scope);

}  // namespace cubelang::eval
