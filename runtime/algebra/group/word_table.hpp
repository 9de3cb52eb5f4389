#pragma once
// Words for the elements of a group through a chain of stabilizers (T. Minkwitz, An algorithm for solving the
// factorization problem in permutation groups, Journal of Symbolic Computation 26, 1998).
//
// Level i is the stabilizer of the points before i; for each point of its orbit of i the table has an element with a
// word, which brings that point back to i. An element is sifted through the levels, and the words on its way are its
// own. The table is filled by sifting elements with short words: each takes the place of what has a longer one.

#include <optional>
#include <vector>

#include "runtime/algebra/group/words.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::group {

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
