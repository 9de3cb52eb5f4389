#pragma once
// All canonical words of one length (generators.hpp) in lexicographic order, by their first turns, then by their
// second ones, … Of the words that symmetries of the cube map to one another, optionally only the first.
//
// A symmetry that maps the generators onto themselves maps commuting runs to commuting runs of the same length. So
// words are compared run by run, and a prefix that some symmetry makes smaller begins no representative.

#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/base/integer.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

inline constexpr std::size_t longest_listed = 100;  ///< turns of a word

class CanonicalWords {
public:
    enum class UpTo { nothing, symmetry };

    /// Words of `length` turns on an n-layer cube. The costs of the turns are ignored.
    CanonicalWords(std::vector<Generator> generators, int n, std::size_t length, UpTo up_to = UpTo::nothing);

    [[nodiscard]] std::size_t length() const { return length_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }
    [[nodiscard]] const GeneratorWords& words() const { return words_; }
    /// The number of symmetries that are used, without the identity; 0 for UpTo::nothing.
    [[nodiscard]] std::size_t symmetries() const { return orders_.size(); }
    /// Compares the image of the commuting run that leads to the node, under the symmetry, with the run itself: less
    /// than 0, 0 (equal) or more than 0.
    [[nodiscard]] int order(std::size_t symmetry, std::uint32_t node) const { return orders_[symmetry][node]; }

    /// The number of all words, symmetries ignored.
    [[nodiscard]] Integer count() const;

private:
    [[nodiscard]] std::vector<Integer> longer(const std::vector<Integer>& shorter) const;
    void compare(const GeneratorWord& images);

    std::vector<Generator> generators_;
    std::size_t length_;
    GeneratorWords words_;
    std::vector<std::vector<std::int8_t>> orders_{};
};

/// Iterates over the words, or with UpTo::symmetry over the representatives.
class WordLister {
public:
    explicit WordLister(std::shared_ptr<const CanonicalWords> all);

    /// Advances to the next word; false after the last. Throws Stopped.
    [[nodiscard]] bool next();
    [[nodiscard]] const GeneratorWord& word() const { return word_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return all_->generators(); }

private:
    struct Level {
        std::uint32_t node;
        std::size_t step = 0;  ///< index among the possible next steps
        std::size_t alive;     ///< index into alive_: the symmetries that fix all runs before this one
    };
    [[nodiscard]] bool forward();
    [[nodiscard]] bool back();
    [[nodiscard]] bool enter(const GeneratorWords::Step& step);
    [[nodiscard]] bool end_run(const Level& level);
    [[nodiscard]] bool is_representative();

    std::shared_ptr<const CanonicalWords> all_;
    std::vector<Level> levels_{};
    std::vector<std::vector<std::uint16_t>> alive_{};
    GeneratorWord word_{};
    bool begun_ = false, ended_ = false;
};

}  // namespace cubelang::search
