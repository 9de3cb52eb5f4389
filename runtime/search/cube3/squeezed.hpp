#pragma once
// Several small numbers to a byte.

#include "runtime/search/support/big_memory.hpp"

namespace cubelang::search::cube3 {

/// In the memory of the values, of `bits` bits each; number(value) is what is kept of one.
template <class Number>
[[nodiscard]] Bytes squeezed(Bytes values, std::size_t bits, Number number) {
    const std::size_t in_byte = 8 / bits, count = values.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto shifted = number(values[i]) << bits * (i % in_byte);
        auto& byte = values[i / in_byte];
        byte = static_cast<std::uint8_t>(i % in_byte == 0 ? shifted : byte | shifted);
    }
    values.resize((count + in_byte - 1) / in_byte);
    release_behind_end(values);
    return values;
}

}  // namespace cubelang::search::cube3
