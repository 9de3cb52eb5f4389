#pragma once
// What the small readers of written forms share: a text, a place in it, and errors that point into it.

#include <string>
#include <string_view>
#include <utility>

#include "lang/diagnostic.hpp"

namespace cubelang::eval {

class FormReader {
public:
    explicit FormReader(lang::SourcePtr text) : source_(std::move(text)) {}

    [[nodiscard]] const lang::SourcePtr& source() const { return source_; }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool at_end() const { return at_ == source_->text.size(); }
    /// The character here; '\0' at the end.
    [[nodiscard]] char peek() const { return at_end() ? '\0' : source_->text[at_]; }

    void skip_blanks();
    /// Takes the character if it is the next one.
    bool take(char c);
    /// Takes letters, digits, or the signs + and -; maybe none.
    std::string_view letters();
    std::string_view digits();
    std::string_view signs();
    /// Takes all up to the next blank or the end.
    std::string_view item();

    /// From an earlier place to here.
    [[nodiscard]] lang::Span since(std::size_t begin) const {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
    }
    [[noreturn]] void fail(lang::Span span, std::string message, std::string hint = {}) const;
    /// Fails at the character here.
    [[noreturn]] void fail_here(std::string message, std::string hint = {}) const;
    /// "`x`", or "the end of the text".
    [[nodiscard]] std::string what_is_here() const;

private:
    [[nodiscard]] std::string_view character_here() const;
    template <class Belongs>
    std::string_view take_while(Belongs belongs);
    lang::SourcePtr source_;
    std::size_t at_ = 0;
};

}  // namespace cubelang::eval
