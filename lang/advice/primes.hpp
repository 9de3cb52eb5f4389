#pragma once
// The characters that are read as a prime: the apostrophe, and those that keyboards and word processors put in its
// place.

#include <cstddef>
#include <string_view>

namespace cubelang::lang {

inline constexpr std::string_view primes[] = {
    "'",
    "`",
    "\xC2\xB4",      // U+00B4 acute accent: a separate key in Germany and France
    "\xE2\x80\x99",  // U+2019 right quotation mark: word processors put it for '
    "\xE2\x80\xB2",  // U+2032 prime
    "\xE2\x80\x98",  // U+2018 left quotation mark
    "\xE2\x80\x9B",  // U+201B reversed quotation mark
    "\xCA\xB9",      // U+02B9 modifier letter prime
    "\xCA\xBC",      // U+02BC modifier letter apostrophe
    "\xCB\x88",      // U+02C8 modifier letter vertical line
    "\xCA\xBB",      // U+02BB modifier letter turned comma
    "\xCA\xBD",      // U+02BD modifier letter reversed comma
    "\xCB\x8A",      // U+02CA modifier letter acute accent
    "\xCB\x8B",      // U+02CB modifier letter grave accent
    "\xCE\x84",      // U+0384 Greek tonos
    "\xD5\x9A",      // U+055A Armenian apostrophe
    "\xD7\xB3",      // U+05F3 Hebrew geresh
    "\xE1\xBF\xBD",  // U+1FFD Greek oxia
    "\xE2\x80\xB5",  // U+2035 reversed prime
    "\xEA\x9E\x8C",  // U+A78C saltillo
    "\xEF\xBC\x87",  // U+FF07 full-width apostrophe
};

/// Is it one of the two ASCII primes? Checked after every move, so it must be fast.
[[nodiscard]] constexpr bool is_ascii_prime(char c) { return c == '\'' || c == '`'; }
[[nodiscard]] constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// The length of the prime at the front; 0 without a prime.
[[nodiscard]] constexpr std::size_t prime_length(std::string_view text) {
    if (text.empty()) return 0;
    if (is_ascii(text.front())) return is_ascii_prime(text.front()) ? 1 : 0;
    for (const std::string_view prime : primes)
        if (text.starts_with(prime)) return prime.size();
    return 0;
}

/// The text without a prime at its end.
[[nodiscard]] constexpr std::string_view without_prime(std::string_view text) {
    if (text.empty()) return text;
    if (is_ascii(text.back())) return text.substr(0, text.size() - (is_ascii_prime(text.back()) ? 1 : 0));
    for (const std::string_view prime : primes)
        if (text.ends_with(prime)) return text.substr(0, text.size() - prime.size());
    return text;
}

[[nodiscard]] constexpr bool ends_with_prime(std::string_view text) {
    return without_prime(text).size() != text.size();
}

}  // namespace cubelang::lang
