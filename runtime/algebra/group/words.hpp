#pragma once
// Reduced words in the generators of a group.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::group {

/// A power of one generator, by its number.
struct Syllable {
    std::uint32_t generator = 0;
    std::int32_t exponent = 1;
    friend bool operator==(const Syllable&, const Syllable&) = default;
};
using Word = std::vector<Syllable>;

/// The number of letters (generators or inverses): g^-3 has three.
[[nodiscard]] std::size_t length(std::span<const Syllable> word);

/// The generators, with their orders and commutation relations, which shorten words.
class Alphabet {
public:
    explicit Alphabet(std::vector<Permutation> generators);

    [[nodiscard]] const std::vector<Permutation>& generators() const { return generators_; }
    /// Appends a syllable; merges it with a power of the same generator if only commuting generators are between.
    void append(Word& word, Syllable next) const;
    void append(Word& word, std::span<const Syllable> more) const;
    [[nodiscard]] Word inverse(const Word& word) const;
    [[nodiscard]] Permutation value(const Word& word) const;

private:
    [[nodiscard]] std::int32_t reduced(Syllable power) const;
    std::vector<Permutation> generators_;
    std::vector<std::int32_t> orders_;  ///< 0 if very large
    std::vector<std::vector<bool>> commute_;
};

// Permutations of few points in compact form: products are the inner loop.

namespace rows {

using Row = std::vector<std::uint16_t>;

/// a = a * b
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

/// The number of points that it moves.
[[nodiscard]] inline std::size_t support(const Row& a) {
    std::size_t moved = 0;
    for (std::size_t i = 0; i < a.size(); ++i) moved += a[i] != i;
    return moved;
}

}  // namespace rows

/// An element with a word for it.
struct ElementWord {
    rows::Row images;
    Word word;
    std::size_t letters = 0;
};

class WordTable {
public:
    explicit WordTable(const Alphabet& alphabet);

    /// Sifts an element as long as the remainder has at most `longest` letters.
    void enter(ElementWord element, std::size_t longest);
    /// Enters the products of all pairs on each level, except those tried already at this length. False if stopped.
    bool improve(std::size_t longest, StopToken stop = {});
    /// The product of the orbit lengths: at most the group order, and equal to it when the table is complete.
    [[nodiscard]] Integer size() const;
    /// The total number of letters of all words.
    [[nodiscard]] std::size_t letters() const;

    /// The number of letters of the word of p before reduction, or `most` if that is smaller. The table is complete.
    [[nodiscard]] std::size_t letters_of(rows::Row p, std::size_t most) const;
    /// The table is complete, and p is in the group.
    [[nodiscard]] Word word(rows::Row p) const;

    [[nodiscard]] ElementWord product(const ElementWord& a, const ElementWord& b) const;
    [[nodiscard]] ElementWord inverse(const ElementWord& a) const;

private:
    struct Entry {
        ElementWord element;
        std::uint32_t entered = 0;  ///< value of `now_` at entry
    };
    struct Level {
        std::vector<std::optional<Entry>> back;  ///< for each point
        std::vector<std::uint16_t> orbit;        ///< the points that have an entry
    };
    void place(std::size_t level, const ElementWord& element);
    void place_at(std::size_t level, std::uint16_t point, ElementWord element);

    const Alphabet* alphabet_;
    std::vector<Level> levels_;
    std::uint32_t now_ = 1, improved_ = 0;
    std::size_t longest_ = 0;  ///< limit of the last improvement
};

}  // namespace cubelang::group
