#pragma once
// The quarter turns of a move, from the text after its letter.

#include <string_view>

namespace cubelang::test {

/// "" is 1 quarter, "2" and "2'" are 2, "'" is -1.
constexpr int quarters_written(std::string_view amount) {
    if (amount.find('2') != amount.npos) return 2;
    return amount.ends_with('\'') ? -1 : 1;
}

}  // namespace cubelang::test
