#pragma once
// How small letters and M, E, S of larger cubes are read: `let notation = …` sets it for the text after it.

#include <array>
#include <string_view>

namespace cubelang::lang {

struct Notation {
    std::string_view name, meaning;
    bool has_inner_letters;  ///< a small letter is the inner layer alone, and M all inner layers of an even cube
};
inline constexpr std::string_view notation_name = "notation";
inline constexpr std::array<Notation, 2> notations{{
    {"sign", "notation: r is Rw, and an even cube has no M", false},
    {"inner", "notation: from the 4x4x4 up r is 2R, and M all inner layers of an even cube", true},
}};

}  // namespace cubelang::lang
