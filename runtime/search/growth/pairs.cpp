#include "runtime/search/growth/pairs.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "runtime/base/disjoint_sets.hpp"

namespace cubelang::search {
namespace {

constexpr auto no_number = std::numeric_limits<std::uint32_t>::max();

}  // namespace

std::optional<Preimages> pairs(const Preimages& a, const Preimages& b, std::size_t memory) {
    const std::size_t width = b[0].size(), most = std::min<std::size_t>(memory / sizeof no_number, no_number);
    if (a[0].size() > most / width) return std::nullopt;
    Preimages made(a.size());
    std::vector<std::uint32_t> numbers(a[0].size() * width, no_number);
    std::vector<std::size_t> found{0};
    numbers[0] = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (std::size_t move = 0; move < a.size(); ++move) {
            stop_point();
            const auto before = a[move][found[i] / width] * width + b[move][found[i] % width];
            if (numbers[before] == no_number) {
                if ((found.size() + 1) * a.size() > most) return std::nullopt;
                numbers[before] = static_cast<std::uint32_t>(found.size());
                found.push_back(before);
            }
            made[move].push_back(numbers[before]);
        }
    return made;
}

// A row is given the class of a column that it was reached with. Where that is another one than before, the two are
// joined, and so is what the moves make of them.
ColumnClasses::ColumnClasses(const Preimages& rows, const Preimages& from) : of_row(rows[0].size(), no_number) {
    DisjointSets<std::uint32_t> sets(from[0].size());
    std::vector<std::pair<std::uint32_t, std::uint32_t>> alike;
    of_row[0] = 0;
    for (std::size_t row = 0; row < of_row.size(); ++row)
        for (std::size_t move = 0; move < rows.size(); ++move) {
            const auto column = from[move][of_row[row]];
            auto& known = of_row[rows[move][row]];
            if (known == no_number) known = column;
            alike.emplace_back(known, column);
            while (!alike.empty()) {
                const auto [a, b] = alike.back();
                alike.pop_back();
                if (sets.root(a) == sets.root(b)) continue;
                sets.join(a, b);
                for (const auto& before : from) alike.emplace_back(before[a], before[b]);
            }
        }
    const auto classes = sets.sets();
    std::vector<std::uint32_t> class_of(from[0].size());
    std::vector<std::uint16_t> number_in(from[0].size());
    for (std::uint32_t k = 0; k < classes.size(); ++k)
        for (size = 0; size < classes[k].size(); ++size) {
            class_of[classes[k][size]] = k;
            number_in[classes[k][size]] = static_cast<std::uint16_t>(size);
        }
    for (auto& column : of_row) column = class_of[column];
    for (const auto& before : from)
        for (auto& into = columns.emplace_back(); const auto& members : classes)
            for (const auto member : members) into.push_back(number_in[before[member]]);
}

}  // namespace cubelang::search
