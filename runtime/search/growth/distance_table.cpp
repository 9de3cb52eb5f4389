#include "runtime/search/growth/distance_table.hpp"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace cubelang::search {
namespace {

constexpr std::size_t states_between_checks = 1U << 16U;
constexpr std::size_t enough_columns = 512, most_columns = 1U << 16U;  // a row stays in the L1 cache, with luck

}  // namespace

DistanceTable::DistanceTable(std::vector<Coordinate> coordinates, std::vector<int> costs, const SearchLimits& limits)
    : rows_(costs.size(), {0}),
      costs_(std::move(costs)),
      limits_(limits),
      highest_cost_(std::ranges::max(costs_)),
      bits_(highest_cost_ == 1 ? 2 : 4),
      unseen_((1U << bits_) - 1) {
    auto columns = rows_;
    auto room = limits.memory;
    std::ranges::sort(coordinates, {}, &Coordinate::size);
    for (auto& coordinate : coordinates) {
        const auto width = columns[0].size();
        const bool is_column = width < enough_columns && width * coordinate.size() <= most_columns;
        if (!add(is_column ? columns : rows_, std::move(coordinate).before(), room)) return;
    }
    classes_ = ColumnClasses(rows_, columns);
    row_bytes_ = (std::size_t{classes_.size} * bits_ + 63) / 64 * 8;
    const auto count = rows_[0].size();
    if (row_bytes_ + sizeof newest_[0] + sizeof classes_.of_row[0] > room / count) return;
    table_.assign(count * row_bytes_, 0xFF);
    change(0, 0, unseen_);
    newest_.assign(count, -1);
    newest_[0] = 0;
}

DistanceTable::Columns DistanceTable::collect(std::size_t row, unsigned value,
                                              std::vector<std::uint16_t>& columns) const {
    const std::uint64_t ones = ~std::uint64_t{0} / unseen_;
    const unsigned shift = bits_ / 2;
    columns.resize(row_bytes_ * 8 / bits_);
    auto* end = columns.data();
    for (std::uint32_t byte = 0; byte < row_bytes_; byte += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at(row) + byte, sizeof word);
        word ^= ones * value;
        word |= word >> 1;
        if (bits_ == 4) word |= word >> 2;
        for (auto equal = ~word & ones; equal != 0; equal &= equal - 1)
            *end++ = static_cast<std::uint16_t>((8 * byte + static_cast<unsigned>(__builtin_ctzll(equal))) >> shift);
    }
    while (end != columns.data() && end[-1] >= classes_.size) --end;  // the end of a row is not used
    return {columns.data(), end};
}

// Calls at(i) for each of the columns that a move leads to from a state of another row with one of these values (bits).
// They are collected in a register: each branch on a state, or place in memory that depends on it, would be waited for.
template <class At>
void DistanceTable::for_matches(Columns columns, std::size_t move, std::size_t row, unsigned values, At at) const {
    const auto* const before = moved(move, row);
    const auto* const other = this->at(rows_[move][row]);
    const auto shift = bits_ / 2, unseen = unseen_;
    for (std::size_t from = 0; from < columns.size(); from += 64) {
        std::uint64_t found = 0;
        const auto some = columns.subspan(from, std::min<std::size_t>(64, columns.size() - from));
        for (std::size_t i = 0; i < some.size(); ++i) {
            const unsigned to = unsigned{before[some[i]]} << shift;
            found |= std::uint64_t{values >> (other[to / 8] >> to % 8 & unseen) & 1U} << i;
        }
        for (; found != 0; found &= found - 1) at(from + static_cast<std::size_t>(__builtin_ctzll(found)));
    }
}

// Marks what the moves make of the states at this distance: unseen states, and those at a distance that is too great,
// ahead of this one by more than the cost.
void DistanceTable::expand(std::size_t row, Work& work) {
    std::unique_lock here(lock_of(row));
    if (newest_[row] < distance_) return;
    const auto columns = collect(row, value(distance_), work.columns);
    here.unlock();
    for (std::size_t move = 0; move < costs_.size(); ++move) {
        const auto to = rows_[move][row];
        const auto* const before = moved(move, row);
        const auto next = value(distance_ + costs_[move]);
        auto worse = 1U << unseen_;
        for (int ahead = costs_[move] + 1; ahead <= highest_cost_; ++ahead) worse |= 1U << value(distance_ + ahead);
        std::uint64_t found = 0;
        const std::lock_guard there(lock_of(to));
        for_matches(columns, move, row, worse, [&](std::size_t i) {
            const auto known = get(at(to), before[columns[i]]);
            change(to, before[columns[i]], known ^ next);
            if (known != unseen_) --work.more[known];
            ++found;
        });
        if (found > 0) newest_[to] = std::max(newest_[to], distance_ + costs_[move]);
        work.more[next] += found;
    }
}

// Marks the unseen states that a move leads to one at this distance, where every move costs 1. No other thread writes
// to this row.
void DistanceTable::look_back(std::size_t row, Work& work) {
    const auto unseen = collect(row, unseen_, work.columns);
    auto left = unseen.size();
    for (std::size_t move = 0; move < costs_.size() && left > 0; ++move) {
        const std::lock_guard there(lock_of(rows_[move][row]));
        std::size_t kept = 0;
        for_matches(unseen.first(left), move, row, ~(1U << value(distance_)),
                    [&](std::size_t i) { std::swap(unseen[kept++], unseen[i]); });
        left = kept;
    }
    const std::lock_guard here(lock_of(row));
    for (const auto column : unseen.subspan(left)) change(row, column, unseen_ ^ value(distance_ + 1));
    if (left < unseen.size()) newest_[row] = distance_ + 1;
    work.more[value(distance_ + 1)] += unseen.size() - left;
}

std::optional<std::uint64_t> DistanceTable::next() {
    counts_.resize(distance_ + 1 + highest_cost_);
    const auto rows = rows_[0].size(), chunk = 1 + states_between_checks / classes_.size;
    const auto left =
        std::uint64_t{rows} * classes_.size - std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
    const bool back = highest_cost_ == 1 && left < 2 * counts_[distance_];
    const auto threads = thread_count(limits_.threads);
    std::vector<Work> works(threads);
    run_tasks((rows + chunk - 1) / chunk, threads, [&](std::size_t task, unsigned worker) {
        const auto end = std::min(rows, (task + 1) * chunk);
        for (auto row = task * chunk; row < end && !limits_.stop.stop_requested(); ++row)
            back ? look_back(row, works[worker]) : expand(row, works[worker]);
    });
    if (limits_.stop.stop_requested()) return std::nullopt;
    for (const auto& work : works)
        for (int cost = 1; cost <= highest_cost_; ++cost)
            counts_[distance_ + cost] += work.more[value(distance_ + cost)];
    return counts_[++distance_];
}

bool DistanceTable::ended() const {
    return std::all_of(counts_.begin() + distance_, counts_.end(), [](auto count) { return count == 0; });
}

std::vector<GeneratorWord> DistanceTable::farthest(std::size_t most) const {
    std::vector<GeneratorWord> found;
    std::vector<std::uint16_t> buffer;
    int distance = distance_;
    while (counts_[distance] == 0) --distance;
    for (std::size_t row = 0; row < rows_[0].size() && !limits_.stop.stop_requested(); ++row) {
        if (newest_[row] < distance) continue;
        for (const auto column : collect(row, value(distance), buffer)) {
            if (found.size() >= most) return found;
            auto word = path(row, column);
            const auto add = [this](int sum, auto move) { return sum + costs_[move]; };
            if (std::accumulate(word.begin(), word.end(), 0, add) == distance) found.push_back(std::move(word));
        }
    }
    return found;
}

// Before some move each state was at a distance that is less by its cost. No move changes the distance by more than
// its cost, so the distance modulo 3 (15) identifies it.
GeneratorWord DistanceTable::path(std::size_t row, std::uint32_t column) const {
    GeneratorWord word;
    while (row != 0 || column != 0) {
        const auto is_nearer = [&](std::size_t move) {
            const auto known = get(at(rows_[move][row]), moved(move, row)[column]);
            return known != unseen_ && (known + static_cast<unsigned>(costs_[move])) % unseen_ == get(at(row), column);
        };
        std::uint16_t move = 0;
        while (!is_nearer(move)) ++move;
        word.push_back(move);
        column = moved(move, row)[column];
        row = rows_[move][row];
    }
    std::ranges::reverse(word);
    return word;
}

}  // namespace cubelang::search
