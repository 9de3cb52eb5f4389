#include "runtime/search/cube3/h48_table.hpp"

#include <algorithm>
#include <string>

#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr std::size_t flips_of_all = 2048;

std::string suffix(Metric metric) { return metric == Metric::quarter_turns ? "-qtm" : "-htm"; }
TableName name_of(Metric metric, unsigned flips) {
    return {"cube3-h48-" + std::to_string(flips) + suffix(metric), 1, H48Table::size(flips)};
}
// Some disks need half a minute for each GiB.
std::chrono::duration<double> time_to_keep(std::size_t bytes) {
    constexpr double gib = std::size_t{1} << 30U;
    return std::chrono::minutes(1) * (1 + static_cast<double>(bytes) / gib);
}
TableName edges_name(Metric metric) {
    return {"cube3-edges" + suffix(metric), 1, h48::edge_classes().representative.size() * flips_of_all};
}

// The numbers of a position of the edges: one for each symmetry to the representative of its class.
void edge_numbers(const h48::Packed& p, std::vector<std::size_t>& numbers) {
    const auto& classes = h48::edge_classes();
    const auto& by = h48::numbering();
    numbers.clear();
    const auto separation = h48::separation_of(by, p);
    const std::size_t of_class = classes.class_of[separation], s = classes.symmetry[separation];
    for (const auto t : classes.stabilizer[of_class])
        numbers.push_back(of_class * flips_of_all + h48::kernel().edges(p, by.product[48 * s + t]).flips);
}

h48::Packed edges_at(std::size_t number) {
    const auto& classes = h48::edge_classes();
    auto p = h48::numbering().edges[classes.representative[number / flips_of_all]];
    unsigned sum = 0;
    for (unsigned i = 0; i < 11; ++i) {
        const unsigned flip = number >> i & 1U;
        p.edge[i] |= static_cast<std::uint8_t>(flip << 4U);
        sum ^= flip;
    }
    p.edge[11] |= static_cast<std::uint8_t>(sum << 4U);
    return p;
}

Bytes make_edges(Metric metric) {
    Bytes distances(edges_name(metric).size, unreached_distance);
    std::vector<std::size_t> reached, numbers;
    edge_numbers(h48::packed({}), reached);
    distances[reached.front()] = 0;
    reached.resize(1);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto from = edges_at(reached[i]);
        for (const int move : moves_of(metric)) {
            edge_numbers(h48::kernel().product(from, move), numbers);
            for (const auto to : numbers) {
                if (distances[to] != unreached_distance) continue;
                distances[to] = static_cast<std::uint8_t>(distances[reached[i]] + 1);
                reached.push_back(to);
            }
        }
    }
    return distances;
}

}  // namespace

namespace h48 {

EdgeClasses::EdgeClasses() {
    constexpr std::uint16_t unknown = 0xFFFF;
    class_of.fill(unknown);
    for (std::size_t places = 0; places <= separations; ++places) {
        // The representative of the first class is solved.
        const auto at = places == 0 ? separation_of(numbering(), packed({})) : places - 1;
        if (class_of[at] != unknown) continue;
        const auto number = static_cast<std::uint16_t>(representative.size());
        representative.push_back(static_cast<std::uint16_t>(at));
        auto& fixing = stabilizer.emplace_back();
        for (const auto s : cube::symmetries()) {
            const auto seen = kernel().edges(numbering().edges[at], cube::number_of(s)).separation;
            if (seen == at) fixing.push_back(static_cast<std::uint8_t>(cube::number_of(s)));
            if (class_of[seen] != unknown) continue;
            class_of[seen] = number;
            symmetry[seen] = static_cast<std::uint8_t>(cube::number_of(cube::inverse(s)));
        }
    }
}

const EdgeClasses& edge_classes() {
    static const EdgeClasses made;
    return made;
}

int base_of(Metric metric, unsigned flips) {
    const int in_half_turns = flips < 6 ? 8 : 9;
    return metric == Metric::quarter_turns ? in_half_turns + 1 : in_half_turns;
}

}  // namespace h48

std::size_t H48Table::size(unsigned flips) {
    return static_cast<std::size_t>((h48::numbers(flips) + h48::line_numbers - 1) / h48::line_numbers *
                                    h48::line_bytes);
}

std::optional<unsigned> H48Table::flips_within(std::size_t bytes) {
    std::optional<unsigned> most;
    for (unsigned flips = 0; flips <= h48::most_flips && size(flips) <= bytes; ++flips) most = flips;
    return most;
}

H48Table::H48Table(Table table, Table edges, Metric metric, unsigned flips)
    : table_(std::move(table)),
      edges_(std::move(edges)),
      bytes_(table_.bytes().data()),
      metric_(metric),
      flips_(flips),
      base_(h48::base_of(metric, flips)) {}

std::optional<H48Table> H48Table::get(TableCache& cache, Metric metric, unsigned flips, const SearchLimits& limits) {
    if (!has_memory_for(size(flips))) return std::nullopt;
    const auto name = name_of(metric, flips);
    const auto make = [&] {
        const auto keep = [&](std::span<const std::uint8_t> bytes, std::uint64_t done) {
            cache.keep_unfinished(name, bytes, done, limits.stop);
        };
        return h48::make_table(metric, flips, h48::base_of(metric, flips), limits,
                               {cache.unfinished(name, limits.stop), keep, time_to_keep(name.size)});
    };
    auto table = cache.get(name, make, limits.stop);
    return table ? find(cache, metric, flips, limits.stop) : std::nullopt;
}

std::optional<H48Table> H48Table::find(TableCache& cache, Metric metric, unsigned flips, StopToken stop) {
    auto table = cache.find(name_of(metric, flips), stop);
    if (!table) return std::nullopt;
    auto edges = cache.get(
        edges_name(metric), [&] { return make_edges(metric); }, stop);
    return edges ? std::optional(H48Table(std::move(table), std::move(edges), metric, flips)) : std::nullopt;
}

int H48Table::edge_distance(const h48::Packed& p) const {
    const auto& classes = h48::edge_classes();
    const auto separation = h48::kernel().edges(p, 0).separation;
    return edges_.bytes()[classes.class_of[separation] * flips_of_all +
                          h48::kernel().edges(p, classes.symmetry[separation]).flips];
}

int H48Table::bound(const h48::Packed& p) const {
    const auto number = h48::kernel().number(p, flips_);
    const auto near = value(number);
    return near != 0 ? base_ + static_cast<int>(near) : std::max(least(number), edge_distance(p));
}

}  // namespace cubelang::search::cube3
