#include "lang/spelling/superscripts.hpp"

#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

// 1, 2 and 3 are older than the others, and apart from them.
char lowered(std::uint32_t code) {
    if (code == 0xB9) return '1';
    if (code == 0xB2) return '2';
    if (code == 0xB3) return '3';
    if (code == 0x207B) return '-';
    return static_cast<char>('0' + (code - 0x2070));
}

}  // namespace

std::string lowered_digits(std::string_view raised) {
    std::string digits;
    for (; !raised.empty(); raised.remove_prefix(character_length(raised))) digits += lowered(code_point(raised));
    return digits;
}

}  // namespace cubelang::lang
