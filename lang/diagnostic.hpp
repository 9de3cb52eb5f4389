#pragma once
// Mistakes, shown in the text: the one error type of the language, thrown by the parser and the evaluator and caught by
// the session.

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "lang/source.hpp"

namespace cubelang::lang {

/// Something else to know, with a place of its own ("in the call of f").
struct Note {
    Where where;
    std::string text;
    std::string hint{};  ///< what to do; may be empty
};

/// What to write instead of what the span has, in the text of the mistake.
struct Fix {
    Span span;
    std::string replacement;
};

struct Diagnostic {
    enum class Kind {
        error,
        interrupted  ///< nothing is wrong: someone stopped the computation
    };
    Where where;
    std::string message;
    std::string hint;         ///< what to do; may be empty
    std::vector<Note> notes;  ///< the call chain, innermost first
    Kind kind = Kind::error;
    std::vector<Fix> fixes{};  ///< where the hint says what to write: each is one way to do it
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

/// Its sentences shortened where they quote more than anybody reads, such as a name of a megabyte.
[[nodiscard]] Diagnostic shortened(Diagnostic diagnostic);

/// What ends an interrupted computation; `so_far`: what is known by then.
[[nodiscard]] Error interruption(Where where, std::string_view so_far = {});

/// Escape sequences put around the parts of a message; empty strings for a plain one.
struct Paint {
    std::string error, hint, place, reset;
};

/// `FILE:LINE:COL: error: …`, the source line, a caret under the span, `hint: …`, then the notes; ends with a newline.
/// A long line is shown in part, around the span. Sentences are wrapped to that many columns; 0: they are not. Nothing
/// in it does anything to a terminal, whatever the texts are that it quotes (see printable.hpp).
[[nodiscard]] std::string to_string(const Diagnostic& diagnostic, const Paint& paint = {}, std::size_t columns = 0);

}  // namespace cubelang::lang
