#pragma once
// Words in the generators of a group, free of what cancels.

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

/// An element with its word.
struct Worded {
    rows::Row images;
    Word word;
    std::size_t letters = 0;
};

class WordTable {
public:
    explicit WordTable(const Alphabet& alphabet);

    /// Sifts an element, while what is left of it has so few letters.
    void enter(Worded element, std::size_t longest);
    /// Enters the products of all pairs on a level, if they have not been tried as long as that. False: stopped.
    bool improve(std::size_t longest, StopToken stop = {});
    /// Of the levels' orbits as far as they are known: at most the order, and equal to it when the table is whole.
    [[nodiscard]] Integer size() const;
    /// The letters of all words in it.
    [[nodiscard]] std::size_t letters() const;

    /// How many letters its word has before they cancel, or `most` if that is no more. The table is whole.
    [[nodiscard]] std::size_t letters_of(rows::Row p, std::size_t most) const;
    /// The table is whole, and p in the group.
    [[nodiscard]] Word word(rows::Row p) const;

    [[nodiscard]] Worded product(const Worded& a, const Worded& b) const;
    [[nodiscard]] Worded inverse(const Worded& a) const;

private:
    struct Entry {
        Worded element;
        std::uint32_t entered = 0;  ///< at which time
    };
    struct Level {
        std::vector<std::optional<Entry>> back;  ///< for each point
        std::vector<std::uint16_t> orbit;        ///< the points that have an entry
    };
    void place(std::size_t level, const Worded& element);
    void place_at(std::size_t level, std::uint16_t point, Worded element);

    const Alphabet* alphabet_;
    std::vector<Level> levels_;
    std::uint32_t now_ = 1, improved_ = 0;
    std::size_t longest_ = 0;  ///< when it was improved last
};

}  // namespace cubelang::group
