#pragma once
// Errors with their place in the text: the language's only error type, thrown by the parser and the evaluator and
// caught by the session.

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "lang/source.hpp"

namespace cubelang::lang {

/// A remark that points at another place ("in the call of f").
struct Note {
    Where where;
    std::string text;
    std::string hint{};  ///< advice; may be empty
};

/// A replacement for the span, in the text of the mistake.
struct Fix {
    Span span;
    std::string replacement;
};

struct Diagnostic {
    enum class Kind {
        error,
        reading,     ///< another notation, which a session runs as the fix writes it
        interrupted  ///< not a mistake: the computation was interrupted
    };
    Where where;
    std::string message;
    std::string hint;         ///< advice; may be empty
    std::vector<Note> notes;  ///< the call chain, innermost first
    Kind kind = Kind::error;
    std::vector<Fix> fixes{};  ///< edits that carry out the hint; several are alternatives
};

class Error : public std::runtime_error {
public:
    explicit Error(Diagnostic diagnostic)
        : std::runtime_error(diagnostic.message), diagnostic_(std::move(diagnostic)) {}
    Error(Where where, std::string message, std::string hint = {})
        : Error(Diagnostic{std::move(where), std::move(message), std::move(hint), {}}) {}
    [[nodiscard]] const Diagnostic& diagnostic() const { return diagnostic_; }
    [[nodiscard]] Diagnostic& diagnostic() { return diagnostic_; }

private:
    Diagnostic diagnostic_;
};

/// Cuts the middle out of texts of more than 2000 bytes: a name that an error quotes may be a megabyte long.
[[nodiscard]] Diagnostic shortened(Diagnostic diagnostic);

/// The error that ends an interrupted computation; `so_far`: the results until then.
[[nodiscard]] Error interruption(Where where, std::string_view so_far = {});

/// Escape sequences put around the parts of a message; empty strings for a plain one.
struct Paint {
    std::string error, hint, place, reset;
};

/// `FILE:LINE:COL: error: …`, the source line, a caret under the span, `hint: …`, then the notes; ends with a
/// newline. A long line is shown in part, around the span. Sentences are wrapped to `columns`; 0: not wrapped.
/// Control characters of quoted texts are escaped or replaced (see printable.hpp).
[[nodiscard]] std::string to_string(const Diagnostic& diagnostic, const Paint& paint = {}, std::size_t columns = 0);

}  // namespace cubelang::lang
