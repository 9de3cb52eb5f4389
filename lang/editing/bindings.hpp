#pragma once
// Name resolution: the definition that each name of a text refers to, without running the text. A text has one scope:
// the names of `let`, `def` and `import`, in any block, are known in the whole text, and a later definition replaces
// an earlier one. A parameter is known only in the body of its function, a loop variable only in its block (and not
// in a function that is defined there); both hide names of the scope.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/parser.hpp"

namespace cubelang::lang {

constexpr auto no_index = static_cast<std::size_t>(-1);

struct Definition {
    /// loop_variable: also a parameter of a function without a name, and a `let` in a function.
    enum class Kind : std::uint8_t { let, def, parameter, loop_variable, imported };

    Kind kind = Kind::let;
    std::string name{};
    Span span{};                   ///< the name; for an imported name: the module in the `import`
    Span statement{};              ///< the defining statement
    std::string doc{};             ///< of `let` and `def`
    std::size_t owner = no_index;  ///< of a parameter: its function's definition; imported: the import
    bool is_local_let = false;     ///< a `let` in a function
    bool may_be_left_out = false;  ///< a parameter with a default value
    std::size_t first = no_index;  ///< the scope's first definition of this name; for a local: itself
};

struct Reference {
    enum class Kind : std::uint8_t {
        value,    ///< `sune`
        call,     ///< `twice(R)`
        argument  ///< a parameter that a call names: `twice(p = R)`
    };

    Kind kind = Kind::value;
    std::string name{};
    Span span{};
    /// A local, or else the last definition above; without one, in functions and loops, the first below. no_index:
    /// the text does not define the name.
    std::size_t definition = no_index;
    std::size_t callee = no_index;  ///< for an argument: the reference to the function, if it has a name
};

/// An imported file, or module of the library.
struct ImportedModule {
    std::string what;
    bool is_file = false;
    Span span{};
    bool is_known = false;  ///< are the names in it known?
};

struct Bindings {
    /// In the order of the text, but for the names inside a value, which come before the name of the value; a function
    /// comes before its parameters.
    std::vector<Definition> definitions;
    std::vector<Reference> references;  ///< in the order of the text
    std::vector<ImportedModule> imports;
};

/// The names that an import defines; nothing if they are unknown.
using Exports = std::function<std::optional<std::vector<std::string>>(const Import& import)>;

[[nodiscard]] Bindings bindings_of(const Block& statements, std::string_view text, const Exports& exports = {});

/// The names that a text exports, sorted.
[[nodiscard]] std::vector<std::string> exported_names(const Bindings& bindings);

/// A text with its tree and its bindings. Broken statements have neither.
struct BoundText {
    SourcePtr source;
    ParseResult parsed;
    Bindings bindings;
};
[[nodiscard]] BoundText bind_text(SourcePtr source, const Exports& exports = {});
/// The same for a text that is already parsed.
[[nodiscard]] BoundText bind_text(SourcePtr source, ParseResult parsed, const Exports& exports = {});

// Names by place, as an editor asks for them

struct NameAt {
    Span span{};
    std::string name{};
    std::size_t definition = no_index;  ///< its definition; no_index: not in this text
    std::size_t reference = no_index;   ///< its reference; no_index: it is a definition
};

/// The name that contains or touches `offset`. The name of an imported module does not count.
[[nodiscard]] std::optional<NameAt> name_at(const Bindings& bindings, std::size_t offset);
/// The same for the name of a module.
[[nodiscard]] const ImportedModule* import_at(const Bindings& bindings, std::size_t offset);

struct Occurrence {
    Span span{};
    bool is_definition = false;
};

/// Every occurrence of a definition's name, in the order of the text. All definitions of the scope with the same name
/// count, since only a run distinguishes them; a parameter's name in calls counts too. An imported name has no
/// definition here.
[[nodiscard]] std::vector<Occurrence> occurrences(const Bindings& bindings, std::size_t definition);

/// All names with their places, in the order of the text.
[[nodiscard]] std::vector<NameAt> all_names(const Bindings& bindings);

}  // namespace cubelang::lang
