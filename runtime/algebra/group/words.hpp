#pragma once
// Words in the generators of a group, free of what cancels.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::group {

/// A power of one generator, by its number.
struct Syllable {
    std::uint32_t generator = 0;
    std::int32_t exponent = 1;
    friend bool operator==(const Syllable&, const Syllable&) = default;
};
using Word = std::vector<Syllable>;

/// The number of letters, each a generator or an inverse: g^-3 has three.
[[nodiscard]] std::size_t length(std::span<const Syllable> word);

/// The generators, and what is known of them that makes words shorter: their orders, and which of them commute.
class Alphabet {
public:
    explicit Alphabet(std::vector<Permutation> generators);

    [[nodiscard]] const std::vector<Permutation>& generators() const { return generators_; }
    /// Goes on with it: merged with a power of the same generator that only commuting ones separate it from.
    void append(Word& word, Syllable next) const;
    void append(Word& word, std::span<const Syllable> more) const;
    [[nodiscard]] Word inverse(const Word& word) const;
    [[nodiscard]] Permutation value(const Word& word) const;

private:
    [[nodiscard]] std::int32_t folded(Syllable power) const;
    std::vector<Permutation> generators_;
    std::vector<std::int32_t> orders_;  ///< 0: very large
    std::vector<std::vector<bool>> commute_;
};

// Permutations of few points, as tight as they are multiplied most.

namespace rows {

using Row = std::vector<std::uint16_t>;

/// a, then b, in place of a.
inline void multiply(Row& a, const Row& b) {
    for (auto& image : a) image = b[image];
}
[[nodiscard]] inline Row product(const Row& a, const Row& b) {
    auto made = a;
    multiply(made, b);
    return made;
}
[[nodiscard]] inline Row inverse(const Row& a) {
    Row made(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) made[a[i]] = static_cast<std::uint16_t>(i);
    return made;
}
[[nodiscard]] inline Row identity(std::size_t degree) {
    Row made(degree);
    for (std::size_t i = 0; i < degree; ++i) made[i] = static_cast<std::uint16_t>(i);
    return made;
}
[[nodiscard]] inline Row row(const Permutation& p) { return {p.begin(), p.end()}; }

/// How many points it moves.
[[nodiscard]] inline std::size_t support(const Row& a) {
    std::size_t moved = 0;
    for (std::size_t i = 0; i < a.size(); ++i) moved += a[i] != i;
    return moved;
}

}  // namespace rows

}  // namespace cubelang::group
