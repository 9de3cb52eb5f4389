#pragma once
// Moves as other programs and older books write them: `Ri`, `rw`, `X`, `R2w`, `U_prime`.

#include <string>
#include <string_view>

namespace cubelang::lang {

/// The word in our moves, with spaces: `RiUi` as "R' U'". Empty if it is not moves of some other kind throughout.
[[nodiscard]] std::string our_moves(std::string_view word);

}  // namespace cubelang::lang
