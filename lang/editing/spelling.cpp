#include "lang/layout/spelling.hpp"

#include "lang/spelling/primes.hpp"
#include "lang/spelling/superscripts.hpp"

namespace cubelang::lang {
namespace {

using Kind = Token::Kind;

std::string_view with_apostrophe(std::string_view text, Respelled& texts) {
    if (text.ends_with('\'') || !ends_with_prime(text)) return text;
    return texts.emplace_back(std::string(without_prime(text)) + '\'');
}

bool is_raised(std::string_view text) { return text.starts_with('\xC2') || text.starts_with("\xE2\x81"); }

// `R²` is R2 and `(R U)²` (R U)2, but x² is x^2.
std::string_view lowered(std::string_view text, bool follows_plainly, Respelled& texts) {
    const auto digits = lowered_digits(text);
    const bool is_plain = digits.front() != '-' && follows_plainly;
    return texts.emplace_back(is_plain ? digits : '^' + digits);
}

std::string_view without_blanks_behind(std::string_view text) {
    return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

}  // namespace

std::string_view respelled(Kind kind, std::string_view text, bool follows_plainly, Respelled& texts) {
    switch (kind) {
        case Kind::comment:
        case Kind::doc: return without_blanks_behind(text);
        case Kind::moves: return with_apostrophe(text, texts);
        case Kind::operation:
            return prime_length(text) == 0 && is_raised(text) ? lowered(text, follows_plainly, texts)
                                                              : with_apostrophe(text, texts);
        default: return text;
    }
}

}  // namespace cubelang::lang
