#pragma once
// Permutations of 1..n in Knuth's two-row notation: each number goes to the one below it. Products go from left to
// right: i goes to b[a[i]]. Numbers that a tuple does not name stay, so that tuples of different n can be multiplied.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/word.hpp"
#include "runtime/meaning/value/packed_images.hpp"

namespace cubelang::meaning {

struct WrittenForm;

struct Tuple {
    enum class Notation : std::uint8_t { cycles, row, two_rows };

    PackedImages images;  ///< counted from 0
    Notation notation = Notation::row;
    std::shared_ptr<const WrittenForm> written{};  ///< a word with this product; null for most tuples

    [[nodiscard]] std::size_t size() const { return images.size(); }
    /// The image of i, counted from 0.
    [[nodiscard]] std::uint32_t operator[](std::size_t i) const {
        return i < size() ? images[i] : static_cast<std::uint32_t>(i);
    }
};

/// The reason why numbers are not a permutation of 1..n.
struct TupleFault {
    enum class Kind : std::uint8_t { out_of_range, repeated } kind;
    std::size_t at = 0;        ///< the place of the wrong number, counted from 0
    std::size_t other = 0;     ///< repeated: the place of its first occurrence
    std::int64_t missing = 0;  ///< a number that is missing
};
[[nodiscard]] std::optional<TupleFault> fault_of_row(std::span<const std::int64_t> row);
/// A message such as "3 occurs twice: at places 2 and 5", and a hint.
struct TupleMessage {
    std::string text, hint;
};
/// `written`: the full number if the one in the row was cut short.
[[nodiscard]] TupleMessage message_of(const TupleFault& fault, std::span<const std::int64_t> row,
                                      std::string_view written = {});

/// `row`: without faults.
[[nodiscard]] Tuple tuple_of_row(std::span<const std::int64_t> row, Tuple::Notation notation);
/// `cycle`: distinct numbers from 1 on.
[[nodiscard]] Tuple tuple_of_cycle(std::span<const std::int64_t> cycle);

/// Shown as a row if one of the factors is.
[[nodiscard]] Tuple product(const Tuple& a, const Tuple& b);
[[nodiscard]] Tuple power(const Tuple& a, const Integer& exponent);

[[nodiscard]] bool operator==(const Tuple& a, const Tuple& b);
[[nodiscard]] bool is_identity(const Tuple& a);
/// The cycles of two or more numbers, counted from 1, each from its smallest number, sorted by that number.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> cycles(const Tuple& a);
[[nodiscard]] Integer order(const Tuple& a);
[[nodiscard]] bool is_odd(const Tuple& a);

/// `(2 3 1)`, `(1,2,3)`, or two rows on two lines. Can be read back as the same tuple.
[[nodiscard]] std::string tuple_text(const Tuple& a);

}  // namespace cubelang::meaning
