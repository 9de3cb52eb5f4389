#pragma once
// Counts, histogram and greatest answers of many lines.

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::batch {

/// Limit on the number of different answers in a histogram.
inline constexpr std::size_t most_different = 1'000'000;
/// Limit on their total length in bytes.
inline constexpr std::size_t longest_different = std::size_t{1} << 28;
/// Limit on the number of greatest answers.
inline constexpr std::size_t most_greatest = 100'000;

struct Counts {
    std::uint64_t lines = 0;
    std::uint64_t answers = 0;   ///< lines that were answered
    std::uint64_t left_out = 0;  ///< lines for which the condition is false
    std::uint64_t rejected = 0;  ///< lines that could not be read, or for which the expression has no value

    void add(const Counts& more);
    friend bool operator==(const Counts&, const Counts&) = default;
};

/// The number of times that each answer occurred.
class Histogram {
public:
    void add(std::string_view answer, std::uint64_t times = 1);
    void add(const Histogram& more);
    /// Numbers by size, then other answers in byte order.
    [[nodiscard]] std::vector<std::pair<std::string, std::uint64_t>> sorted() const;
    [[nodiscard]] std::size_t size() const { return times_.size(); }
    /// The error message if the limits are exceeded; otherwise empty.
    [[nodiscard]] std::string problem() const;

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, std::uint64_t, Hash, std::equal_to<>> times_;
    std::size_t bytes_ = 0;
};

/// The key that ranks an answer: a number or a text.
using Rank = std::variant<Rational, std::string>;

/// The answers of greatest rank; earlier lines win ties.
class Greatest {
public:
    struct Entry {
        Rank rank;
        std::uint64_t line = 0;
        std::string ranked{};  ///< the rank as shown
        std::string answer{};
    };
    explicit Greatest(std::size_t how_many) : how_many_(how_many) {}

    /// Would an answer of this rank be kept?
    [[nodiscard]] bool takes(const Rank& rank, std::uint64_t line) const;
    void add(Entry entry);
    void add(Greatest&& more);
    /// In descending order of rank.
    [[nodiscard]] std::vector<Entry> sorted() const;

private:
    std::size_t how_many_;
    std::vector<Entry> heap_;  ///< the least one in front
};

struct Tally {
    explicit Tally(std::size_t how_many_greatest = 0) : greatest(how_many_greatest) {}

    Counts counts{};
    Histogram histogram{};
    Greatest greatest;
    void add(Tally&& more);
};

}  // namespace cubelang::batch
