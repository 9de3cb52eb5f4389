#pragma once
// Algorithms and permutations from texts that are data, such as the lines of a file: what is written is taken for what
// it is, no name is looked up and nothing is called, so that a text of anybody's can do no more than be wrong.

#include <string>
#include <string_view>

#include "lang/parser.hpp"
#include "runtime/meaning/forms/form.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

class Vocabulary;

/// The form's function reads so: a permutation, with what its reader should know.
[[nodiscard]] Value read_form(const Form& form, cube::Cube cube, const lang::SourcePtr& text,
                              const FormOptions& options);
/// An error that names the largest cube of which there is such a thing, unless this one is no larger.
void check_fits(cube::Cube cube, int largest, std::string_view what, const lang::Where& where);

/// Reads texts one after the other: the room that one took serves the next, so that moves cost little more than a look
/// at each character.
class ElementReader {
public:
    /// `form`: what the texts are written in; null: the language's own notation. `name`: what the texts are called in
    /// messages.
    ElementReader(const Vocabulary& vocabulary, const Form* form, std::string name);

    /// An algorithm or a permutation of the current cube. Throws an error that points into the text.
    [[nodiscard]] Value read(Context& context, std::string_view text);
    /// The text that was read last.
    [[nodiscard]] const lang::SourcePtr& source() const { return source_; }

private:
    void take(std::string_view text);
    bool read_moves();
    [[nodiscard]] Value read_notation(Context& context);

    Scope empty_;
    const Form* form_;
    std::string name_;
    lang::Reader reader_;
    // Used again as long as nobody else holds them.
    std::shared_ptr<lang::Source> text_;
    lang::SourcePtr source_;
    std::shared_ptr<cube::Word> word_;
};

/// "column 3: there is no move Q; …": what is wrong with a text of one line, on one line. The place is told if it is in
/// `text`.
[[nodiscard]] std::string reason_of(const lang::Diagnostic& diagnostic, const lang::SourcePtr& text);

}  // namespace cubelang::eval
