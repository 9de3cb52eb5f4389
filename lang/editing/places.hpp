#pragma once
// The names of a text by their places: what an editor asks of the one at its cursor.

#include <optional>
#include <vector>

#include "lang/editing/bindings.hpp"

namespace cubelang::lang {

struct NameAt {
    Span span{};
    std::string name{};
    std::size_t definition = no_index;  ///< which one it is or refers to; no_index: none of this text
    std::size_t reference = no_index;   ///< no_index: it is a definition
};

/// The name that the place is in, or at an end of. A module that is imported is none.
[[nodiscard]] std::optional<NameAt> name_at(const Bindings& bindings, std::size_t offset);
/// The same for the name of a module.
[[nodiscard]] const ImportedModule* import_at(const Bindings& bindings, std::size_t offset);

struct Occurrence {
    Span span{};
    bool is_definition = false;
};

/// Every place of what a definition defines, in the order of the text: those of all definitions of the scope with the
/// name, since the language tells them apart only when it runs; a parameter's names in calls. What is imported has no
/// place of its own.
[[nodiscard]] std::vector<Occurrence> occurrences(const Bindings& bindings, std::size_t definition);

/// Every place where any name stands, in the order of the text.
[[nodiscard]] std::vector<NameAt> all_names(const Bindings& bindings);

}  // namespace cubelang::lang
