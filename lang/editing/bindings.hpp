#pragma once
// Which definition each name of a text refers to, by the language's own rules, without running it.
//
// A text has one scope: what `let`, `def` and `import` name in it, in whatever block, is known in all of it, and a
// later definition takes the place of an earlier one. A parameter is known in the body of its function alone, the
// variable of a loop in its block (not in a function that is defined there); both hide what the scope calls by their
// name.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lang/ast.hpp"
#include "lang/parser.hpp"

namespace cubelang::lang {

constexpr auto no_index = static_cast<std::size_t>(-1);

struct Definition {
    enum class Kind : std::uint8_t { let, def, parameter, loop_variable, imported };

    Kind kind = Kind::let;
    std::string name{};
    Span span{};                   ///< the name; of what is imported: the module as `import` names it
    Span statement{};              ///< which defines it
    std::string doc{};             ///< of `let` and `def`
    std::size_t owner = no_index;  ///< of a parameter: its function, among the definitions; imported: by which import
    std::size_t first = no_index;  ///< the first definition of the scope with this name; of a local: itself
};

struct Reference {
    enum class Kind : std::uint8_t {
        value,    ///< `sune`
        call,     ///< `twice(R)`
        argument  ///< of a parameter, in a call: `twice(p = R)`
    };

    Kind kind = Kind::value;
    std::string name{};
    Span span{};
    /// Of those of the scope the last one above it. Where none is above, as may be in functions and loops: the first
    /// below it. no_index: this text defines no such name.
    std::size_t definition = no_index;
    std::size_t callee = no_index;  ///< of an argument: the reference that is called
};

/// What an import names: a module of the library, or a file.
struct ImportedModule {
    std::string what;
    bool is_file = false;
    Span span{};
    bool is_known = false;  ///< could the names in it be told?
};

struct Bindings {
    std::vector<Definition> definitions;  ///< in the order of the text; a function comes before its parameters
    std::vector<Reference> references;    ///< in the order of the text
    std::vector<ImportedModule> imports;
};

/// The names that an import brings; nothing if they cannot be told.
using Exports = std::function<std::optional<std::vector<std::string>>(const Import& import)>;

[[nodiscard]] Bindings bindings_of(const Block& text, const Exports& exports = {});

/// The names that a text gives to those who import it.
[[nodiscard]] std::vector<std::string> exported(const Bindings& bindings);

/// A text with its tree and its bindings. Statements that cannot be read have none.
struct BoundText {
    SourcePtr source;
    Parsed parsed;
    Bindings bindings;
};
[[nodiscard]] BoundText bind_text(SourcePtr source, const Exports& exports = {});
/// The same of one that has been read.
[[nodiscard]] BoundText bind_text(SourcePtr source, Parsed parsed, const Exports& exports = {});

// The names of a text by their places: what an editor asks of the one at its cursor.

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
