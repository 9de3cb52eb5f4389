#include "runtime/meaning/forms/form_reader.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "runtime/base/utf8.hpp"

namespace cubelang::meaning {

template <class Belongs>
std::string_view FormReader::take_while(Belongs belongs) {
    const auto begin = at_;
    while (!at_end() && belongs(static_cast<unsigned char>(peek()))) ++at_;
    return std::string_view(source_->text).substr(begin, at_ - begin);
}

void FormReader::skip_blanks() {
    take_while([](unsigned char c) { return std::isspace(c) != 0; });
}

void FormReader::skip(std::string_view characters) {
    take_while([&](unsigned char c) { return characters.find(static_cast<char>(c)) != characters.npos; });
}

std::string_view FormReader::next(std::size_t count) {
    const auto taken = rest().substr(0, count);
    at_ += taken.size();
    return taken;
}

std::string_view FormReader::up_to(std::string_view characters) { return next(rest().find_first_of(characters)); }

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

// All bytes of the character.
std::string_view FormReader::character_here() const {
    const std::string_view text = source_->text;
    return at_end() ? "" : text.substr(at_, character_end(text, at_) - at_);
}

void FormReader::fail_here(std::string message, std::string hint) const {
    const auto end = at_ + character_here().size();
    fail({static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(end)}, std::move(message), std::move(hint));
}

void FormReader::fail_expecting(std::string_view what, std::string hint) const {
    fail_here(fmt::format("{} is expected here, not {}", what, describe_next()), std::move(hint));
}

std::string FormReader::describe_next() const {
    return at_end() ? "the end of the text" : fmt::format("`{}`", character_here());
}

Value written_value(const Form& form, std::shared_ptr<const cube::State> p, const FormOptions& options,
                    const lang::Where& where) {
    if (form.parts == nullptr) return make_notation(form.write(*p, options));
    auto parts = form.parts(*p, options);
    if (!parts)
        throw lang::Error(where, fmt::format("{} would have more than {} numbers here: a {} is too large", form.name,
                                             limits::longest_list, cube_name(p->cube)));
    WrittenForm text{form.write(*p, options), nullptr, options.numbering, form.name};
    if (form.parts_are_complete && options.then == cube::Symmetry{}) text.state = std::move(p);
    return with_written_form(*std::move(parts), std::make_shared<const WrittenForm>(std::move(text)));
}

std::string checked_scheme(const std::string& letters, const lang::Where& where) {
    auto sorted = letters;
    std::ranges::sort(sorted);
    if (letters.size() == 6 && std::ranges::adjacent_find(sorted) == sorted.end()) return letters;
    throw lang::Error(where, fmt::format("`{}` is not a colour scheme", letters),
                      "a scheme is six different letters, one for each face");
}

}  // namespace cubelang::meaning
