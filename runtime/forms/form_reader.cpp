#include "runtime/forms/form_reader.hpp"

#include <cctype>

#include <fmt/format.h>

namespace cubelang::eval {

template <class Belongs>
std::string_view FormReader::take_while(Belongs belongs) {
    const auto begin = at_;
    while (!at_end() && belongs(static_cast<unsigned char>(peek()))) ++at_;
    return std::string_view(source_->text).substr(begin, at_ - begin);
}

void FormReader::skip_blanks() {
    take_while([](unsigned char c) { return std::isspace(c) != 0; });
}

bool FormReader::take(char c) {
    if (at_end() || peek() != c) return false;
    ++at_;
    return true;
}

std::string_view FormReader::letters() {
    return take_while([](unsigned char c) { return std::isalpha(c) != 0; });
}
std::string_view FormReader::digits() {
    return take_while([](unsigned char c) { return std::isdigit(c) != 0; });
}
std::string_view FormReader::signs() {
    return take_while([](unsigned char c) { return c == '+' || c == '-'; });
}
std::string_view FormReader::item() {
    return take_while([](unsigned char c) { return std::isspace(c) == 0; });
}

void FormReader::fail(lang::Span span, std::string message, std::string hint) const {
    throw lang::Error({source_, span}, std::move(message), std::move(hint));
}

void FormReader::fail_here(std::string message, std::string hint) const {
    const auto begin = static_cast<std::uint32_t>(at_);
    fail({begin, begin + (at_end() ? 0U : 1U)}, std::move(message), std::move(hint));
}

std::string FormReader::what_is_here() const {
    if (at_end()) return "the end of the text";
    const auto begin = at_;
    auto end = begin + 1;  // a whole character, however many bytes it has
    while (end < source_->text.size() && (static_cast<unsigned char>(source_->text[end]) & 0xC0U) == 0x80U) ++end;
    return fmt::format("`{}`", source_->text.substr(begin, end - begin));
}

}  // namespace cubelang::eval
