#pragma once
// Reads algorithms and permutations from untrusted text, such as the lines of a file. No name is looked up and no
// function called, so that a text can at worst be invalid.

#include <string>
#include <string_view>

#include "lang/parser.hpp"
#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/forms/form.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

class Vocabulary;

/// Reads a permutation in a written form; the form's remark becomes the permutation's note.
[[nodiscard]] Value read_form(const Form& form, cube::Cube cube, const lang::SourcePtr& text,
                              const FormOptions& options);
/// Throws an error that names the largest supported cube if this cube is larger. `what`: the beginning of the
/// message.
void check_fits(cube::Cube cube, int largest, std::string_view what, const lang::Where& where);

/// Reads texts one after another and reuses their memory, so that reading moves costs little more than scanning the
/// characters.
class ElementReader {
public:
    /// `form`: the written form of the texts; null: the language's own notation. `name`: the name of the texts in
    /// messages.
    ElementReader(const Vocabulary& vocabulary, const Form* form, std::string name);

    /// An algorithm or a permutation of the current cube. Throws an error that points into the text.
    [[nodiscard]] Value read(Context& context, std::string_view text, bool has_inner_letters = false);
    /// The text that was read last.
    [[nodiscard]] const lang::SourcePtr& source() const { return source_; }

private:
    void set_text(std::string_view text);
    bool read_moves();
    [[nodiscard]] Value read_notation(Context& context);

    Scope empty_;
    const Form* form_;
    std::string name_;
    lang::Reader reader_;
    // Reused unless a value still shares them.
    std::shared_ptr<lang::Source> text_;
    lang::SourcePtr source_;
    std::shared_ptr<cube::Word> word_;
};

/// The diagnostic on one line, such as "column 3: there is no move Q; …". The place is included if it is in `text`.
[[nodiscard]] std::string reason_of(const lang::Diagnostic& diagnostic, const lang::SourcePtr& text);

}  // namespace cubelang::meaning
