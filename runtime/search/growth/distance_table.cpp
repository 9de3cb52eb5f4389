#include "runtime/search/growth/distance_table.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

namespace cubelang::search {
namespace {

constexpr std::size_t states_between_checks = 1U << 16U;
constexpr double best_columns = 2048;  // a row has a quarter as many bytes and stays in the L1 cache

constexpr std::uint64_t ones_of_pairs = 0x5555555555555555;

double unfitness(double columns) { return columns > 65536 ? 99 : std::abs(std::log(columns / best_columns)); }

// Of up to 64 columns, bits for those whose state after a move has this value. In a register: each branch on it, or
// place in memory that depends on it, would be waited for.
std::uint64_t matches(std::span<const std::uint16_t> columns, const std::uint16_t* moved, const std::uint8_t* row,
                      unsigned value) {
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const unsigned to = moved[columns[i]];
        found |= std::uint64_t{(row[to / 4] >> to % 4 * 2 & 3U) == value} << i;
    }
    return found;
}

// Calls at(i) for each of the columns with such a state, or without one.
template <class At>
void for_matches(std::span<const std::uint16_t> columns, const std::uint16_t* moved, const std::uint8_t* row,
                 unsigned value, bool wanted, At at) {
    for (std::size_t i = 0; i < columns.size(); i += 64) {
        const auto some = columns.subspan(i, std::min<std::size_t>(64, columns.size() - i));
        auto found = matches(some, moved, row, value);
        if (!wanted) found = ~found << (64 - some.size()) >> (64 - some.size());
        for (; found != 0; found &= found - 1) at(i + static_cast<std::size_t>(__builtin_ctzll(found)));
    }
}

}  // namespace

std::unique_ptr<DistanceTable> DistanceTable::of(const std::vector<Coordinate>& coordinates, std::vector<int> costs,
                                                 const SearchLimits& limits) {
    std::uint32_t best = 0;  // a set of coordinates
    double least = unfitness(1);
    for (std::uint32_t set = 1; set >> std::min<std::size_t>(coordinates.size(), 12) == 0; ++set) {
        double size = 1;
        for (std::size_t i = 0; i < coordinates.size(); ++i) size *= (set >> i & 1U) != 0 ? coordinates[i].size() : 1;
        if (unfitness(size) < least) best = set, least = unfitness(size);
    }
    std::optional rows(Preimages(costs.size(), {0})), columns = rows;
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        auto& part = (best >> i & 1U) != 0 ? columns : rows;
        if (part) part = pairs(*part, coordinates[i].before(), limits.memory);
    }
    if (!columns || !rows) return nullptr;
    std::unique_ptr<DistanceTable> made(new DistanceTable(std::move(*rows), *columns, std::move(costs), limits));
    return made->table_.empty() ? nullptr : std::move(made);
}

DistanceTable::DistanceTable(Preimages rows, const Preimages& columns, std::vector<int> costs,
                             const SearchLimits& limits)
    : rows_(std::move(rows)),
      classes_(rows_, columns),
      costs_(std::move(costs)),
      limits_(limits),
      highest_cost_(std::ranges::max(costs_)),
      bits_(highest_cost_ == 1 ? 2 : 4),
      unseen_((1U << bits_) - 1),
      row_bytes_((std::size_t{classes_.size} * bits_ + 63) / 64 * 8) {
    const auto count = rows_[0].size();
    if (row_bytes_ + sizeof(int) * (costs_.size() + 2) > limits.memory / count) return;
    table_.assign(count * row_bytes_, 0xFF);
    table_[0] = static_cast<std::uint8_t>(0xFFU ^ unseen_);
    newest_.assign(count, -1);
    newest_[0] = 0;
}

std::span<std::uint16_t> DistanceTable::collect(const std::uint8_t* row, unsigned value, Columns& columns) const {
    const std::uint64_t ones = ~std::uint64_t{0} / unseen_;
    const unsigned shift = bits_ / 2;
    columns.resize(row_bytes_ * 8 / bits_);
    auto* end = columns.data();
    for (std::uint32_t byte = 0; byte < row_bytes_; byte += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, row + byte, sizeof word);
        word ^= ones * value;
        word |= word >> 1;
        if (bits_ == 4) word |= word >> 2;
        for (auto equal = ~word & ones; equal != 0; equal &= equal - 1)
            *end++ =
                static_cast<std::uint16_t>((8 * byte + static_cast<std::uint32_t>(__builtin_ctzll(equal))) >> shift);
    }
    while (end != columns.data() && end[-1] >= classes_.size) --end;  // the end of a row is not used
    return {columns.data(), end};
}

// Marks unseen states, where every move costs 1.
std::uint64_t DistanceTable::mark(std::size_t row, std::span<const std::uint16_t> columns, const std::uint16_t* moved) {
    auto* const bytes = &table_[row * row_bytes_];
    const unsigned change = unseen_ ^ value(distance_ + 1);
    std::uint64_t found = 0;
    for_matches(columns, moved, bytes, unseen_, true, [&](std::size_t i) {
        const auto to = moved[columns[i]];
        bytes[to / 4] = static_cast<std::uint8_t>(bytes[to / 4] ^ change << to % 4 * 2);
        ++found;
    });
    return found;
}

// Marks unseen states, and lowers distances that are too great: those ahead of this one by more than the cost.
std::uint64_t DistanceTable::lower(std::size_t row, std::span<const std::uint16_t> columns, const std::uint16_t* moved,
                                   int cost, Work& work) {
    auto* const bytes = &table_[row * row_bytes_];
    const auto here = value(distance_), next = value(distance_ + cost);
    std::array<std::uint64_t, 16> replaced{};
    for (const auto column : columns) {
        const auto to = moved[column];
        const auto shift = to % 2 * 4;
        const unsigned byte = bytes[to / 2], known = byte >> shift & unseen_;
        const auto ahead = static_cast<int>((known + unseen_ - here) % unseen_);
        const auto better = static_cast<unsigned>((known == unseen_) | ((ahead > cost) & (ahead <= highest_cost_)));
        bytes[to / 2] = static_cast<std::uint8_t>(byte ^ (known ^ next) * better << shift);
        replaced[known] += better;
    }
    for (int ahead = cost + 1; ahead <= highest_cost_; ++ahead) work.found[ahead] -= replaced[value(distance_ + ahead)];
    return std::accumulate(replaced.begin(), replaced.end(), std::uint64_t{0});
}

// Marks what the moves make of the states at this distance.
void DistanceTable::expand(std::size_t row, Work& work) {
    std::unique_lock here(lock_of(row));
    if (newest_[row] < distance_) return;
    const auto columns = collect(at(row), value(distance_), work.columns);
    here.unlock();
    for (std::size_t move = 0; move < costs_.size(); ++move) {
        const auto to = rows_[move][row];
        if (move + 1 < costs_.size()) prefetch(rows_[move + 1][row]);
        const int cost = costs_[move];
        const std::lock_guard there(lock_of(to));
        const auto found =
            highest_cost_ == 1 ? mark(to, columns, moved(move, row)) : lower(to, columns, moved(move, row), cost, work);
        work.found[cost] += found;
        if (found > 0) newest_[to] = std::max(newest_[to], distance_ + cost);
    }
}

// Marks the unseen states that a move leads to one at this distance, where every move costs 1: all unseen ones, and
// takes back those that are left. No other thread writes to this row.
void DistanceTable::look_back(std::size_t row, Work& work) {
    const auto unseen = collect(at(row), unseen_, work.columns);
    auto left = unseen.size();
    for (std::size_t move = 0; move < costs_.size() && left > 0; ++move) {
        const auto other = rows_[move][row];
        if (move + 1 < costs_.size()) prefetch(rows_[move + 1][row]);
        const std::lock_guard there(lock_of(other));
        work.tried += left;
        std::size_t kept = 0;
        for_matches(unseen.first(left), moved(move, row), at(other), value(distance_), false,
                    [&](std::size_t i) { unseen[kept++] = unseen[i]; });
        left = kept;
    }
    if (left == unseen.size()) return;
    const std::lock_guard here(lock_of(row));
    auto* const bytes = &table_[row * row_bytes_];
    for (std::size_t byte = 0; byte < row_bytes_; byte += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + byte, sizeof word);
        word ^= (word & word >> 1 & ones_of_pairs) * (unseen_ ^ value(distance_ + 1));
        std::memcpy(bytes + byte, &word, sizeof word);
    }
    for (const auto column : unseen.first(left))
        bytes[column / 4] = static_cast<std::uint8_t>(bytes[column / 4] | 3U << column % 4 * 2);
    work.found[1] += unseen.size() - left;
    newest_[row] = distance_ + 1;
}

// How many states are tried on the way back, if those that are seen are everywhere alike. Where it was more last time,
// as some combinations are never reached, it will be again.
double DistanceTable::tries_back() const {
    const auto known = std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
    const auto here = static_cast<double>(counts_[distance_]), moves = static_cast<double>(costs_.size());
    const auto left = static_cast<double>(rows_[0].size() * classes_.size - known);
    return left * std::min(moves, (left + here) / here);
}

std::optional<std::uint64_t> DistanceTable::next() {
    counts_.resize(distance_ + 1 + highest_cost_);
    if (counts_[distance_] > 0) {
        const auto tries = tries_back();
        const bool back =
            highest_cost_ == 1 && tries * more_tries_ < static_cast<double>(counts_[distance_] * costs_.size());
        const auto threads = thread_count(limits_.threads);
        const auto rows = rows_[0].size(), chunk = 1 + states_between_checks / classes_.size;
        std::vector<Work> works(threads);
        run_tasks((rows + chunk - 1) / chunk, threads, [&](std::size_t task, unsigned worker) {
            const auto end = std::min(rows, (task + 1) * chunk);
            for (auto row = task * chunk; row < end && !limits_.stop.stop_requested(); ++row)
                back ? look_back(row, works[worker]) : expand(row, works[worker]);
        });
        if (limits_.stop.stop_requested()) return std::nullopt;
        std::uint64_t tried = 0;
        for (const auto& work : works) {
            tried += work.tried;
            for (int cost = 1; cost <= highest_cost_; ++cost) counts_[distance_ + cost] += work.found[cost];
        }
        if (tried > 0) more_tries_ = static_cast<double>(tried) / tries;
    }
    return counts_[++distance_];
}

bool DistanceTable::ended() const {
    return std::all_of(counts_.begin() + distance_, counts_.end(), [](auto count) { return count == 0; });
}

int DistanceTable::cost_of(const GeneratorWord& word) const {
    int cost = 0;
    for (const auto move : word) cost += costs_[move];
    return cost;
}

// Does a move of cost 1 lead to a greater distance, as none does from the farthest states?
bool DistanceTable::leads_on(std::size_t row, std::uint32_t column) const {
    for (std::size_t move = 0; move < costs_.size(); ++move)
        if (get(rows_[move][row], moved(move, row)[column]) == (get(row, column) + 1) % unseen_) return true;
    return false;
}

std::vector<GeneratorWord> DistanceTable::farthest(std::size_t most) const {
    std::vector<GeneratorWord> found;
    Columns buffer;
    int distance = distance_;
    while (counts_[distance] == 0) --distance;
    for (std::size_t row = 0; row < rows_[0].size() && !limits_.stop.stop_requested(); ++row) {
        if (newest_[row] < distance) continue;
        for (const auto column : collect(at(row), value(distance), buffer)) {
            if (found.size() >= most) return found;
            if (highest_cost_ == 1 && leads_on(row, column)) continue;
            auto word = path(row, column);
            if (cost_of(word) == distance) found.push_back(std::move(word));
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
            const auto known = get(rows_[move][row], moved(move, row)[column]);
            return known != unseen_ && (known + static_cast<unsigned>(costs_[move])) % unseen_ == get(row, column);
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
