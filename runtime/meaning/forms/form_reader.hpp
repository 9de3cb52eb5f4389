#pragma once
// Base of the readers of written forms: a text, an offset in it, and errors that point into it.

#include <string>
#include <string_view>
#include <utility>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/forms/form.hpp"

namespace cubelang::meaning {

class FormReader {
public:
    explicit FormReader(lang::SourcePtr text) : source_(std::move(text)) {}

    [[nodiscard]] const lang::SourcePtr& source() const { return source_; }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool at_end() const { return at_ == source_->text.size(); }
    /// The character here; '\0' at the end.
    [[nodiscard]] char peek() const { return at_end() ? '\0' : source_->text[at_]; }

    /// The text from here to the end.
    [[nodiscard]] std::string_view rest() const { return std::string_view(source_->text).substr(at_); }

    void skip_blanks();
    /// Skips any of these characters.
    void skip(std::string_view characters);
    /// Reads `count` characters, or the rest if it is shorter.
    std::string_view next(std::size_t count);
    /// Reads up to one of these characters or the end.
    std::string_view up_to(std::string_view characters);
    /// Skips the character if it is the next one. Returns whether it was.
    bool take(char c);
    /// Reads letters, digits, or the signs + and -; the result may be empty.
    std::string_view letters();
    std::string_view digits();
    std::string_view signs();
    /// Reads up to the next blank or the end.
    std::string_view item();

    [[nodiscard]] std::string_view text(lang::Span span) const {
        return std::string_view(source_->text).substr(span.begin, span.end - span.begin);
    }
    /// The span from `begin` to here.
    [[nodiscard]] lang::Span since(std::size_t begin) const {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
    }
    [[noreturn]] void fail(lang::Span span, std::string message, std::string hint = {}) const;
    /// Fails at the character here.
    [[noreturn]] void fail_here(std::string message, std::string hint = {}) const;
    /// "a number is expected here, not `x`"
    [[noreturn]] void fail_expecting(std::string_view what, std::string hint = {}) const;
    /// "`x`", or "the end of the text".
    [[nodiscard]] std::string describe_next() const;

private:
    [[nodiscard]] std::string_view character_here() const;
    template <class Belongs>
    std::string_view take_while(Belongs belongs);
    lang::SourcePtr source_;
    std::size_t at_ = 0;
};

/// Form::read for a reader class.
template <class Reader>
cube::State read_with(cube::Cube cube, const lang::SourcePtr& text, const FormOptions&) {
    return Reader(cube, text).read();
}

}  // namespace cubelang::meaning
