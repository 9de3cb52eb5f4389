#pragma once
// All canonical words of one length (generators.hpp), in order: by their first turns, then by their second ones, …
// Of several words that symmetries of the cube turn into one another there may be one alone: the first.
//
// A symmetry that maps the generators onto themselves maps commuting runs to commuting runs of as many turns. So words
// are compared run by run, and what begins with less than itself by some symmetry begins none of those wanted.

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "runtime/base/integer.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

inline constexpr std::size_t longest_listed = 100;  ///< turns of a word

class CanonicalWords {
public:
    enum class UpTo { nothing, symmetry };

    /// Of that many turns on an n-layer cube. What a turn costs is nothing to them.
    CanonicalWords(std::vector<Generator> generators, int n, std::size_t length, UpTo up_to = UpTo::nothing);

    [[nodiscard]] std::size_t length() const { return length_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }
    [[nodiscard]] const GeneratorWords& words() const { return words_; }
    /// How many symmetries there are besides the identity, if they count.
    [[nodiscard]] std::size_t symmetries() const { return orders_.size(); }
    /// How what the symmetry makes of the commuting run that leads to that node compares with it: less than 0, 0 (the
    /// same), more than 0.
    [[nodiscard]] int order(std::size_t symmetry, std::uint32_t node) const { return orders_[symmetry][node]; }

    /// How many words there are behind each node, by what is left of the length. For all, whatever symmetry says.
    using Counts = std::vector<std::vector<Integer>>;
    [[nodiscard]] Counts counts() const;
    /// How many there are in all, up to nothing; less work than counts().
    [[nodiscard]] Integer count() const;

private:
    [[nodiscard]] std::vector<Integer> longer(const std::vector<Integer>& shorter) const;
    void compare(const GeneratorWord& images);

    std::vector<Generator> generators_;
    std::size_t length_;
    GeneratorWords words_;
    std::vector<std::vector<std::int8_t>> orders_{};
};

/// Goes through them once.
class WordLister {
public:
    explicit WordLister(std::shared_ptr<const CanonicalWords> all);

    /// Only those among the words with the numbers first … last - 1, counted from 0 up to nothing. Before any is asked
    /// for.
    void restrict_to(const Integer& first, const Integer& last);
    /// False: there are no more. Throws Stopped.
    [[nodiscard]] bool next();
    [[nodiscard]] const GeneratorWord& word() const { return word_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return all_->generators(); }
    /// How many turns at its front are as in the word before.
    [[nodiscard]] std::size_t kept() const { return kept_; }

private:
    struct Level {
        std::uint32_t node;
        std::size_t step = 0;  ///< which of those that may come next
        std::size_t alive;     ///< the lists of symmetries under which all runs before this one stay as they are
    };
    [[nodiscard]] bool forward();
    [[nodiscard]] bool back();
    [[nodiscard]] bool enter(const GeneratorWords::Step& step);
    [[nodiscard]] bool end_run(const Level& level);
    [[nodiscard]] bool is_wanted();
    [[nodiscard]] bool is_behind_last() const;
    [[nodiscard]] std::vector<std::size_t> steps_to(Integer number, const CanonicalWords::Counts& counts) const;

    std::shared_ptr<const CanonicalWords> all_;
    std::vector<Level> levels_{};
    std::vector<std::vector<std::uint16_t>> alive_{};
    GeneratorWord word_{};
    std::vector<std::size_t> last_{};  ///< the steps of the first word that is not wanted; empty: there is none
    std::size_t kept_ = 0;
    bool begun_ = false, ended_ = false;
};

}  // namespace cubelang::search
