#include "runtime/meaning/forms/literals.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/match.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/context/current_cube.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::Numbering;
using cube::RowFault;
using cube::RowProblem;
using NumberedForm = lang::Numbered::Form;

const Numbering& numbering_of(const lang::Numbered& node, const lang::SourcePtr& source) {
    const auto call = lang::filled("{args}", source->text, node.name_span.begin, node.name_span.end);
    const auto as_call = fmt::format(
        "; in a call the bracket follows the name directly: {0}({1}); a product with a cycle of numbers has a *: {0} * "
        "({1})",
        node.numbering, call);
    return numbering_named(node.numbering, {source, node.name_span}, node.form == NumberedForm::cycles ? as_call : "");
}

std::vector<std::int64_t> values(const lang::Numbered& node) {
    std::vector<std::int64_t> numbers(node.numbers.size());
    std::ranges::transform(node.numbers, numbers.begin(), &lang::StickerNumber::value);
    return numbers;
}

// The lower row of the two-row notation (12N^2 numbers), sorted by the upper row, which may have any order. `origin`:
// the index of each number in the literal, for messages.
struct Row {
    std::vector<std::int64_t> numbers;
    std::vector<std::size_t> origin;
};

std::optional<Row> sorted_two_row(const std::vector<std::int64_t>& numbers, std::int64_t first) {
    const auto half = numbers.size() / 2;
    constexpr std::int64_t unset = -1;
    Row row{std::vector<std::int64_t>(half, unset), std::vector<std::size_t>(half)};
    for (std::size_t i = 0; i < half; ++i) {
        const auto at = static_cast<std::size_t>(numbers[i] - first);
        if (numbers[i] < first || at >= half || row.numbers[at] != unset) return std::nullopt;
        row.numbers[at] = numbers[half + i];
        row.origin[at] = half + i;
    }
    return row;
}

class Messages {
public:
    Messages(cube::Cube cube, const Numbering& numbering, const lang::Numbered& node, const lang::SourcePtr& source)
        : cube_(cube), numbering_(numbering), node_(node), source_(source) {}

    [[noreturn]] void fail(const RowProblem& problem, const std::vector<std::size_t>& origin) const {
        const auto span =
            problem.fault == RowFault::wrong_count ? node_.name_span : node_.numbers[written(problem, origin)].span;
        auto [text, hint] = describe(problem);
        throw lang::Error({source_, span}, std::move(text), std::move(hint));
    }

private:
    // The index in the literal of the number that causes the problem.
    [[nodiscard]] std::size_t written(const RowProblem& problem, const std::vector<std::size_t>& origin) const {
        if (node_.form == NumberedForm::row)
            return problem.index < origin.size() ? origin[problem.index] : problem.index;
        const bool given = problem.fault == RowFault::out_of_range || problem.fault == RowFault::repeated;
        if (given && node_.form == NumberedForm::cycles) return problem.index;
        const auto is_cause = [&](const lang::StickerNumber& n) {
            return n.value == problem.number ||
                   (!given &&
                    (n.value == problem.place || n.value == problem.other_number || n.value == problem.other_place));
        };
        const auto from = given ? std::min(2 * problem.index, node_.numbers.size() - 1) : 0;
        const auto at =
            std::find_if(node_.numbers.begin() + static_cast<std::ptrdiff_t>(from), node_.numbers.end(), is_cause);
        return at == node_.numbers.end() ? 0 : static_cast<std::size_t>(at - node_.numbers.begin());
    }
    [[nodiscard]] std::pair<std::string, std::string> describe(const RowProblem& problem) const {
        const auto count = 6LL * cube_.n * cube_.n;
        switch (problem.fault) {
            case RowFault::wrong_count:
                return {fmt::format("this row has {} numbers, and a {} has {} stickers", problem.index,
                                    cube_name(cube_), count),
                        row_hint(problem.index)};
            case RowFault::out_of_range:
                return {
                    fmt::format("a {} has no sticker {} in `{}`", cube_name(cube_), problem.number, numbering_.name),
                    fmt::format("its stickers are numbered {} to {}", numbering_.first, numbering_.first + count - 1)};
            case RowFault::repeated: return {fmt::format("{} occurs twice", problem.number), repeated_hint(problem)};
            case RowFault::wrong_class:
                return {fmt::format("sticker {} can never be at place {}: {}", problem.number, problem.place,
                                    classes(problem)),
                        ""};
            case RowFault::torn:
                return {fmt::format("this tears {} apart: its stickers {} and {} would be at places {} and {}",
                                    cube::name(cube_, part(problem.number)), problem.other_number, problem.number,
                                    problem.other_place, problem.place),
                        "the stickers of one part move together, and keep their order around it"};
        }
        return {};
    }
    [[nodiscard]] std::string repeated_hint(const RowProblem& problem) const {
        switch (node_.form) {
            case NumberedForm::row: return fmt::format("{} is missing", problem.missing);
            case NumberedForm::map: return "a place that the map leaves out keeps its own sticker";
            case NumberedForm::cycles: break;
        }
        return "each number occurs once";
    }
    [[nodiscard]] cube::Part part(std::int64_t number) const {
        return cube::part_at(cube_, cube::place_numbered(cube_, numbering_, number));
    }
    [[nodiscard]] std::string classes(const RowProblem& problem) const {
        const auto sticker = part(problem.number), there = part(problem.place);
        return fmt::format("the sticker is on {} ({}), the place on {} ({})", cube::with_article(sticker.kind),
                           cube::name(cube_, sticker), cube::with_article(there.kind), cube::name(cube_, there));
    }
    [[nodiscard]] static std::string row_hint(std::size_t size) {
        for (std::size_t n = cube::smallest_cube; 6 * n * n <= size; ++n)
            if (6 * n * n == size)
                return fmt::format("{} numbers describe a {}x{}x{}: write `cube {}` first", size, n, n, n, n);
        return "a row names the sticker at every place, in order; for a few places write a map {1: 13, …}";
    }

    cube::Cube cube_;
    const Numbering& numbering_;
    const lang::Numbered& node_;
    const lang::SourcePtr& source_;
};

cube::RowResult read_one_row(cube::Cube cube, const Numbering& numbering, const lang::Numbered& node,
                             std::vector<std::size_t>& origin) {
    const auto numbers = values(node);
    if (numbers.size() == 12U * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n))
        if (auto row = sorted_two_row(numbers, numbering.first)) {
            origin = std::move(row->origin);
            return cube::read_row(cube, numbering, row->numbers);
        }
    return cube::read_row(cube, numbering, numbers);
}

cube::RowResult read_pairs(cube::Cube cube, const Numbering& numbering, const lang::Numbered& node) {
    std::vector<std::pair<std::int64_t, std::int64_t>> map;
    for (std::size_t i = 0; i + 1 < node.numbers.size(); i += 2)
        map.emplace_back(node.numbers[i].value, node.numbers[i + 1].value);
    return cube::read_map(cube, numbering, map);
}

cube::RowResult read_all_cycles(cube::Cube cube, const Numbering& numbering, const lang::Numbered& node) {
    const auto numbers = values(node);
    std::vector<std::vector<std::int64_t>> cycles;
    std::size_t begin = 0;
    for (const auto end : node.cycle_ends) {
        cycles.emplace_back(numbers.begin() + static_cast<std::ptrdiff_t>(begin),
                            numbers.begin() + static_cast<std::ptrdiff_t>(end));
        begin = end;
    }
    return cube::read_cycles(cube, numbering, cycles);
}

cube::RowResult read_as_written(cube::Cube cube, const Numbering& numbering, const lang::Numbered& node,
                                std::vector<std::size_t>& origin) {
    switch (node.form) {
        case NumberedForm::row: return read_one_row(cube, numbering, node, origin);
        case NumberedForm::map: return read_pairs(cube, numbering, node);
        case NumberedForm::cycles: break;
    }
    return read_all_cycles(cube, numbering, node);
}

}  // namespace

cube::State numbered(cube::Cube cube, const lang::Numbered& node, const lang::SourcePtr& source) {
    const auto& numbering = numbering_of(node, source);
    std::vector<std::size_t> origin;
    auto result = read_as_written(cube, numbering, node, origin);
    if (auto* state = std::get_if<cube::State>(&result)) return std::move(*state);
    Messages(cube, numbering, node, source).fail(std::get<RowProblem>(result), origin);
}

}  // namespace cubelang::meaning
