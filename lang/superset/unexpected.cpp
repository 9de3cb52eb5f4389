#include "lang/superset/builder.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "lang/advice/rows.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang::superset {
namespace {

struct Sign {
    std::string_view spelled, message, hint;  // {} is the sign
};

std::span<const Sign> signs() {
    static const auto all = advice_items<Sign>("superset", [](const AdviceRow& row) {
        return Sign{row.cells[0], row.cells[1], row.cells[2]};
    });
    return all;
}

std::string layers_hint(std::string_view number, char face, bool is_wide) {
    if (number.find('-') != number.npos) return fmt::format("layers {0} are N{0}{1}", number, face);
    if (is_wide) return fmt::format("the outer {0} layers are T{0}{1}", number, face);
    return fmt::format("layer {0} alone is N{0}{1}, the outer {0} are T{0}{1}", number, face);
}

bool is_face(char letter) {
    const LetterForm form = move_letter(letter).form;
    return form == LetterForm::capital || form == LetterForm::small;
}

// `4L` `3Rw` `2-4r` from SiGN
UnexpectedWord numbered(std::string_view text) {
    const auto number = text.substr(0, text.find_first_not_of("0123456789-"));
    const auto rest = text.substr(number.size());
    if (rest.empty() || !is_face(rest.front()))
        return {"this number follows nothing", "it comes after the move or bracket that it repeats: R2, (R U)3",
                number.size()};
    const char face = upper(rest.front());
    const bool has_w = rest.size() > 1 && rest[1] == 'w';
    const auto word = text.substr(0, number.size() + (has_w ? 2 : 1));
    auto hint = layers_hint(number, face, has_w || rest.front() != face);
    return {fmt::format("`{}` is not in this notation", word), std::move(hint), word.size()};
}

UnexpectedWord small_letters(std::string_view text) {
    const auto word = text.substr(0, token_length(text, 0));
    const char face = upper(word[0]);
    auto hint = word.size() > 1 ? "write (uf,ur), or (+uf)"
                                : fmt::format("{} turns the outer layer, T{} the outer two", face, face);
    return {fmt::format("`{}` is not a move here: small letters name parts, inside a cycle", word), std::move(hint),
            word.size()};
}

}  // namespace

UnexpectedWord unexpected_word(std::string_view text) {
    const auto fits = [&](const Sign& sign) { return text.starts_with(sign.spelled); };
    if (const auto sign = std::ranges::find_if(signs(), fits); sign != signs().end())
        return {fmt::format(fmt::runtime(sign->message), sign->spelled), std::string(sign->hint), sign->spelled.size()};
    if (const auto length = prime_length(text); length != 0)
        return {"this prime follows nothing", "it comes after the move or bracket that it inverts: R', (R U)'", length};
    if (text.front() >= '0' && text.front() <= '9') return numbered(text);
    if (text.front() >= 'a' && text.front() <= 'z') return small_letters(text);
    const auto length = std::max<std::size_t>(character_length(text), 1);
    return {fmt::format("`{}` is not in this notation", text.substr(0, length)),
            "moves are R U F L D B, alone or after T, N, M, V, S, W or C", length};
}

}  // namespace cubelang::lang::superset
