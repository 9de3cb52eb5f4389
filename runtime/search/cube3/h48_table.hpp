#pragma once
// Lower bounds for whole positions from their H48 numbers (h48_coordinate.hpp), in a table of the size that the user
// allows. Each number has two bits: n from 1 to 3 for a distance of n more than the base, or 0 for one of at most the
// base. For 0, the least distance in the line of the cache is a bound, and so is the exact distance of the edges'
// slices and flips.

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <span>

#include "runtime/search/cube3/h48_kernel.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

class H48Table {
public:
    /// The largest number of flips whose table fits, or nothing.
    [[nodiscard]] static std::optional<unsigned> flips_within(std::size_t bytes);
    [[nodiscard]] static std::size_t size(unsigned flips);
    /// Nothing if stopped, or out of memory.
    [[nodiscard]] static std::optional<H48Table> get(TableCache& cache, Metric metric, unsigned flips,
                                                     const SearchLimits& limits);
    /// Only if the table exists already.
    [[nodiscard]] static std::optional<H48Table> find(TableCache& cache, Metric metric, unsigned flips,
                                                      StopToken stop = {});
    /// A turn of a middle layer moves more than a half turn's parts, so not slice turns.
    [[nodiscard]] static bool is_for(Metric metric) { return metric != Metric::slice_turns; }

    [[nodiscard]] Metric metric() const { return metric_; }
    [[nodiscard]] unsigned flips() const { return flips_; }
    [[nodiscard]] const std::uint8_t* bytes() const { return bytes_; }
    /// No bound is greater.
    [[nodiscard]] int most() const { return base_ + 3; }
    /// The two bits of a number.
    [[nodiscard]] unsigned value(std::uint64_t number) const {
        const auto line = number / h48::line_numbers, at = number % h48::line_numbers;
        return bytes_[line * h48::line_bytes + at / 4] >> 2 * (at % 4) & 3U;
    }
    /// A bound for the numbers of value 0 in this line.
    [[nodiscard]] int least(std::uint64_t number) const {
        return bytes_[number / h48::line_numbers * h48::line_bytes + h48::line_bytes - 1] >> 4U;
    }
    [[nodiscard]] int base() const { return base_; }
    /// Of the edges alone.
    [[nodiscard]] int edge_distance(const h48::Packed& p) const;
    [[nodiscard]] int bound(const h48::Packed& p) const;

private:
    H48Table(Table table, Table edges, Metric metric, unsigned flips);
    Table table_, edges_;
    const std::uint8_t* bytes_;
    Metric metric_;
    unsigned flips_;
    int base_;
};

namespace h48 {

/// The distance from which one is counted up to three more.
[[nodiscard]] int base_of(Metric metric, unsigned flips);
/// Where the making of a table begins, and how it is kept for another process if this one is killed.
struct Unfinished {
    TableCache::Unfinished start{};
    std::function<void(std::span<const std::uint8_t> bytes, std::uint64_t done)> keep{};
    std::chrono::duration<double> every{};  ///< between two of these
};
/// The bytes of the table; none if stopped. Progress counts the positions that it is made from as parts.
[[nodiscard]] Bytes make_table(Metric metric, unsigned flips, int base, const SearchLimits& limits,
                               Unfinished unfinished = {});

/// Of the edges' places in slices and all flips: the class under the 48 symmetries, and the symmetry to its
/// representative, for each number of places.
struct EdgeClasses {
    std::array<std::uint16_t, separations> class_of{};
    std::array<std::uint8_t, separations> symmetry{};
    std::vector<std::uint16_t> representative{};
    std::vector<std::vector<std::uint8_t>> stabilizer{};
    EdgeClasses();
};
[[nodiscard]] const EdgeClasses& edge_classes();

}  // namespace h48
}  // namespace cubelang::search::cube3
