#include "runtime/search/growth/distance_table.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numeric>

namespace cubelang::search {
namespace {

constexpr std::size_t rows_between_checks = 64;
constexpr double best_columns = 4096;  // a row has half as many bytes and stays in the L1 cache

std::size_t row_bytes_for(const Coordinate& columns) { return (columns.size() + std::size_t{15}) / 16 * 8; }
double unfitness(const Coordinate& coordinate) { return std::abs(std::log(coordinate.size() / best_columns)); }

// Sets the lowest bit of each nibble that is zero in the word.
std::uint64_t zero_nibbles(std::uint64_t word) {
    constexpr std::uint64_t ones = 0x1111111111111111;
    return ~(word | word >> 1 | word >> 2 | word >> 3) & ones;
}

}  // namespace

std::optional<std::size_t> DistanceTable::bytes(const std::vector<Coordinate>& coordinates) {
    const auto column = std::ranges::min_element(coordinates, {}, unfitness);
    double rows = 1;
    for (const auto& coordinate : coordinates) rows *= &coordinate == &*column ? 1 : coordinate.size();
    const double all = rows * static_cast<double>(row_bytes_for(*column));
    return all < 1e15 ? std::optional(static_cast<std::size_t>(all)) : std::nullopt;
}

DistanceTable::DistanceTable(std::vector<Coordinate> coordinates, std::vector<int> costs) : costs_(std::move(costs)) {
    const auto column = std::ranges::min_element(coordinates, {}, unfitness);
    columns_ = std::move(*column);
    coordinates.erase(column);
    rows_ = std::move(coordinates);
    for (const auto& coordinate : rows_) row_count_ *= coordinate.size();
    for (const int cost : costs_) highest_cost_ = std::max(highest_cost_, cost);
    row_bytes_ = row_bytes_for(columns_);
    table_.assign(row_count_ * row_bytes_, 0xFF);
    here_.resize(rows_.size());
    table_[0] = 0xF0;
}

void DistanceTable::collect(std::size_t row, unsigned value, std::vector<std::uint32_t>& columns) const {
    const auto pattern = std::uint64_t{0x1111111111111111} * value;
    for (std::uint32_t byte = 0; byte < row_bytes_; byte += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, &table_[row * row_bytes_ + byte], sizeof word);
        for (auto equal = zero_nibbles(word ^ pattern); equal != 0; equal &= equal - 1)
            columns.push_back(2 * byte + static_cast<std::uint32_t>(__builtin_ctzll(equal)) / 4);
    }
}

void DistanceTable::read_row(std::size_t row) {
    for (std::size_t i = rows_.size(); i-- > 0; row /= rows_[i].size())
        here_[i] = static_cast<std::uint32_t>(row % rows_[i].size());
}

std::size_t DistanceTable::row_before(std::size_t generator) const {
    std::size_t row = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) row = row * rows_[i].size() + rows_[i].before(generator)[here_[i]];
    return row;
}

// Marks unseen states and lowers distances that are too great. The latter happens only if the generators' costs
// differ: such a distance is ahead of the current one by more than the cost of this generator.
void DistanceTable::mark(std::size_t row, const std::vector<std::uint32_t>& columns,
                         const std::vector<std::uint32_t>& moved, int cost) {
    auto* const bytes = &table_[row * row_bytes_];
    const auto value = static_cast<unsigned>(distance_ + cost) % 15;
    // Written unconditionally: a branch on unseen entries would be mispredicted too often.
    const auto mark_if = [&](auto better) {
        for (const auto column : columns) {
            const auto to = moved[column];
            const auto shift = to % 2 * 4;
            const unsigned byte = bytes[to / 2], known = byte >> shift & 15U;
            const unsigned change = (known ^ value) & (0U - static_cast<unsigned>(better(known)));
            bytes[to / 2] = static_cast<std::uint8_t>(byte ^ change << shift);
        }
    };
    if (highest_cost_ == 1) return mark_if([](unsigned known) { return known == unseen; });
    mark_if([this, cost](unsigned known) {
        const auto ahead = static_cast<int>((known + 15 - static_cast<unsigned>(distance_) % 15) % 15);
        return (known == unseen) | ((ahead > cost) & (ahead <= highest_cost_));
    });
}

std::uint64_t DistanceTable::count_in(std::size_t row, unsigned value) const {
    const auto pattern = std::uint64_t{0x1111111111111111} * value;
    std::uint64_t count = 0;
    for (std::size_t byte = 0; byte < row_bytes_; byte += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, &table_[row * row_bytes_ + byte], sizeof word);
        count += static_cast<std::uint64_t>(std::popcount(zero_nibbles(word ^ pattern)));
    }
    return count;
}

// Marks what the moves make of the states at this distance.
void DistanceTable::expand(std::size_t row, std::vector<std::uint32_t>& columns) {
    collect(row, static_cast<unsigned>(distance_) % 15, columns);
    if (columns.empty()) return;
    read_row(row);
    for (std::size_t g = 0; g < costs_.size(); ++g) mark(row_before(g), columns, columns_.before(g), costs_[g]);
}

// Marks the unseen states that a move leads to one at this distance. Every move costs 1 and has its inverse.
void DistanceTable::look_back(std::size_t row, std::vector<std::uint32_t>& columns) {
    const auto value = static_cast<unsigned>(distance_) % 15, next = (value + 1) % 15;
    collect(row, unseen, columns);
    while (!columns.empty() && columns.back() >= columns_.size()) columns.pop_back();  // the end of a row is not used
    if (columns.empty()) return;
    read_row(row);
    auto* const bytes = &table_[row * row_bytes_];
    for (std::size_t g = 0; g < costs_.size() && !columns.empty(); ++g) {
        const auto other = row_before(g);
        const auto& moved = columns_.before(g);
        std::erase_if(columns, [&](auto column) {
            const bool found = get(other, moved[column]) == value;
            if (found) bytes[column / 2] ^= static_cast<std::uint8_t>((unseen ^ next) << column % 2 * 4);
            return found;
        });
    }
}

std::optional<std::uint64_t> DistanceTable::next(StopToken stop) {
    std::uint64_t count = 0;
    for (std::size_t row = 0; row < row_count_; ++row) count += count_in(row, static_cast<unsigned>(distance_) % 15);
    for (auto nearer = distance_ - 15; nearer >= 0; nearer -= 15) count -= counts_[nearer];
    counts_.push_back(count);
    const auto unseen_states =
        row_count_ * columns_.size() - std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
    const bool looks_back = highest_cost_ == 1 && unseen_states < count;
    std::vector<std::uint32_t> columns;
    for (std::size_t row = 0; row < row_count_; ++row) {
        if (row % rows_between_checks == 0 && stop.stop_requested()) return std::nullopt;
        columns.clear();
        looks_back ? look_back(row, columns) : expand(row, columns);
    }
    ++distance_;
    empty_distances_ = count == 0 ? empty_distances_ + 1 : 0;
    return count;
}

std::vector<GeneratorWord> DistanceTable::paths(int distance, std::size_t most) const {
    std::vector<GeneratorWord> found;
    std::vector<std::uint32_t> columns;
    for (std::size_t row = 0; row < row_count_; ++row) {
        columns.clear();
        collect(row, static_cast<unsigned>(distance) % 15, columns);
        for (const auto column : columns) {
            if (found.size() >= most) return found;
            auto word = path(row, column);
            if (cost_of(word) == distance) found.push_back(std::move(word));
        }
    }
    return found;
}

int DistanceTable::cost_of(const GeneratorWord& word) const {
    int cost = 0;
    for (const auto g : word) cost += costs_[g];
    return cost;
}

std::size_t DistanceTable::row_after(std::size_t row, std::size_t generator) const {
    std::size_t after = 0, factor = 1;
    for (std::size_t i = rows_.size(); i-- > 0; row /= rows_[i].size(), factor *= rows_[i].size())
        after += factor * rows_[i].after(generator, static_cast<std::uint32_t>(row % rows_[i].size()));
    return after;
}

// From each state some generator leads to a distance that is less by its cost. No generator increases the distance by
// more than three times its cost, so the distance modulo 15 identifies it.
GeneratorWord DistanceTable::path(std::size_t row, std::uint32_t column) const {
    GeneratorWord word;
    while (row != 0 || column != 0) {
        const auto here = get(row, column);
        for (std::uint16_t g = 0; g < costs_.size(); ++g) {
            const auto next_row = row_after(row, g);
            const auto next_column = columns_.after(g, column);
            if ((get(next_row, next_column) + static_cast<unsigned>(costs_[g])) % 15 != here) continue;
            word.push_back(g);
            row = next_row;
            column = next_column;
            break;
        }
    }
    return word;
}

}  // namespace cubelang::search
