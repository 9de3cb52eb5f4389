#pragma once
// What came of many lines: how many there were, and what is known only when all of them are.

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::batch {

/// Different answers that a histogram may have.
inline constexpr std::size_t most_different = 1'000'000;
/// Bytes that they may have together.
inline constexpr std::size_t longest_different = std::size_t{1} << 28;
/// Answers that can be asked for as the greatest.
inline constexpr std::size_t most_greatest = 100'000;

struct Counts {
    std::uint64_t lines = 0;
    std::uint64_t answers = 0;   ///< lines that were answered
    std::uint64_t left_out = 0;  ///< lines for which the condition is false
    std::uint64_t rejected = 0;  ///< lines that could not be read, or for which the expression has no value

    void add(const Counts& more);
    friend bool operator==(const Counts&, const Counts&) = default;
};

/// How often there was each answer.
class Histogram {
public:
    void add(std::string_view answer, std::uint64_t times = 1);
    void add(const Histogram& more);
    /// Numbers by their size, then all else by its letters.
    [[nodiscard]] std::vector<std::pair<std::string, std::uint64_t>> sorted() const;
    [[nodiscard]] std::size_t size() const { return times_.size(); }
    /// If there are more different answers than can be counted, that; else empty.
    [[nodiscard]] std::string problem() const;

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, std::uint64_t, Hash, std::equal_to<>> times_;
    std::size_t bytes_ = 0;
};

/// What answers are ranked by: a number or a text.
using Rank = std::variant<Rational, std::string>;

/// The answers of greatest rank; of equal ones those of the earlier lines.
class Greatest {
public:
    struct Entry {
        Rank rank;
        std::uint64_t line = 0;
        std::string ranked{};  ///< the rank as it is shown
        std::string answer{};
    };
    explicit Greatest(std::size_t how_many) : how_many_(how_many) {}

    /// Would it be among them?
    [[nodiscard]] bool takes(const Rank& rank, std::uint64_t line) const;
    void add(Entry entry);
    void add(Greatest&& more);
    /// The greatest first.
    [[nodiscard]] std::vector<Entry> sorted() const;

private:
    std::size_t how_many_;
    std::vector<Entry> heap_;  ///< the least of them in front
};

struct Tally {
    explicit Tally(std::size_t how_many_greatest = 0) : greatest(how_many_greatest) {}

    Counts counts{};
    Histogram histogram{};
    Greatest greatest;
    void add(Tally&& more);
};

}  // namespace cubelang::batch
