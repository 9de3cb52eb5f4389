#pragma once
// Permutations of 1..n as Knuth writes them in two rows: each number goes to the one below it. Products go from left to
// right: i goes to b[a[i]]. Whatever a permutation does not name stays, so that those of different n can be multiplied:
// the shorter row goes on with numbers that stay.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/word.hpp"

namespace cubelang::eval {

struct Tuple {
    enum class Shown : std::uint8_t { cycles, row, two_rows };

    std::shared_ptr<const std::vector<std::uint32_t>> images;  ///< counted from 0
    Shown shown = Shown::row;

    [[nodiscard]] std::size_t size() const { return images->size(); }
    /// Where i goes, counted from 0.
    [[nodiscard]] std::uint32_t operator[](std::size_t i) const {
        return i < size() ? (*images)[i] : static_cast<std::uint32_t>(i);
    }
};

/// Why numbers are no permutation of 1..n.
struct TupleFault {
    enum class Kind : std::uint8_t { out_of_range, repeated } kind;
    std::size_t at = 0;        ///< the number that is to blame, counted from 0
    std::size_t other = 0;     ///< repeated: where it is already
    std::int64_t missing = 0;  ///< a number that is nowhere
};
[[nodiscard]] std::optional<TupleFault> fault_of_row(std::span<const std::int64_t> row);
/// "3 occurs twice: at places 2 and 5", and a hint
struct TupleMessage {
    std::string text, hint;
};
/// Where the row has the number cut short, `written` is all of it.
[[nodiscard]] TupleMessage message_of(const TupleFault& fault, std::span<const std::int64_t> row,
                                      std::string_view written = {});

/// A row without fault.
[[nodiscard]] Tuple tuple_of_row(std::span<const std::int64_t> row, Tuple::Shown shown);
/// One cycle of different numbers from 1 on.
[[nodiscard]] Tuple tuple_of_cycle(std::span<const std::int64_t> cycle);

/// Shown as a row if one of the two is.
[[nodiscard]] Tuple product(const Tuple& a, const Tuple& b);
[[nodiscard]] Tuple power(const Tuple& a, const Integer& exponent);

[[nodiscard]] bool operator==(const Tuple& a, const Tuple& b);
[[nodiscard]] bool is_identity(const Tuple& a);
/// Of two numbers or more, counted from 1: each from its smallest number, in the order of those.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> cycles(const Tuple& a);
[[nodiscard]] Integer order(const Tuple& a);
[[nodiscard]] bool is_odd(const Tuple& a);

/// `(2 3 1)`, `(1,2,3)`, or two rows on two lines: reads back as the same.
[[nodiscard]] std::string tuple_text(const Tuple& a);

}  // namespace cubelang::eval
