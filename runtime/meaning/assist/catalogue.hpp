#pragma once
// All names with one-line meanings, and names in other spellings: `T perm`, `visible order`. search.hpp adds entries
// of the last three kinds.

#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/scope.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::meaning {

/// A keyword of the language.
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
    std::string meaning;  ///< of a definition, its whole doc; may be empty
    Kind kind = Kind::definition;
    std::string module{};  ///< the module it is imported from, or (library) can be
};

/// Keywords, built-ins, constants, the scope's definitions, and on request the library names that are not imported.
/// Only names that begin with `prefix`.
[[nodiscard]] std::vector<Entry> catalogue(const Scope& scope, bool library_too, std::string_view prefix = {});

/// A line for each entry: its name, the beginning of its meaning, its module.
[[nodiscard]] render::Drawing rows_of(const std::vector<Entry>& entries);

/// The definitions and imports of the scope. If there are many, imports are listed by module, without meanings.
[[nodiscard]] render::Drawing listing(const Scope& scope);

/// The names of the scope, topics, keywords, modules and the library that are like `text`.
[[nodiscard]] std::vector<std::string> names_like(const Scope& scope, std::string_view text);

inline constexpr std::size_t most_unknown_names =
    100;  ///< reported for one text: each takes a search for similar names

/// Errors for unknown names, found without running the text: for each of the first names that is not defined in the
/// text where it is used (lang/editing), in `scope`, as a built-in, or in an imported library module. Empty if the text
/// imports a file, whose definitions are not known. `locals`: further names that it may use.
[[nodiscard]] std::vector<lang::Diagnostic> unknown_names(const lang::Block& text, const lang::SourcePtr& source,
                                                          const Scope& scope,
                                                          std::initializer_list<std::string_view> locals = {});

}  // namespace cubelang::meaning
