// GAP's notation: cycles of sticker numbers in the net, and on a supercube also of arrows.

#include <numeric>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "runtime/cube/coordinates/numbered_points.hpp"
#include "runtime/meaning/forms/form_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using Numbers = std::vector<std::int64_t>;
using cube::PointProblem;

std::string cycle_in_gap(const std::vector<std::int64_t>& cycle) { return fmt::format("({})", fmt::join(cycle, ",")); }

class GapReader {
public:
    GapReader(cube::Cube cube, const lang::SourcePtr& text)
        : cube_(cube), in_(text), row_(static_cast<std::size_t>(cube::point_count(cube))) {
        std::iota(row_.begin(), row_.end(), 1);
    }

    cube::State read() {
        do {
            in_.skip_blanks();
            factor();
        } while (in_.take('*'));
        if (!in_.at_end())
            in_.fail_here(fmt::format("{} is not part of a permutation in GAP's notation", in_.describe_next()),
                          "write cycles such as (1,3,9,7)(2,6,8,4), and * between factors of a product");
        auto result = cube::state_of_points(cube_, images());
        if (const auto* problem = std::get_if<PointProblem>(&result)) refuse(*problem);
        return std::get<cube::State>(std::move(result));
    }

private:
    // Reads disjoint cycles.
    void factor() {
        if (in_.peek() != '(')
            in_.fail_here(fmt::format("a cycle begins with `(`, not {}", in_.describe_next()), "the identity is ()");
        seen_.clear();
        while (in_.take('(')) cycle();
    }
    void cycle() {
        const auto begin = in_.at() - 1;
        Numbers points;
        in_.skip_blanks();
        if (!in_.take(')')) {
            do points.push_back(number());
            while (in_.take(','));
            if (!in_.take(')')) in_.fail_expecting("`,` or `)`", "numbers are separated by commas");
            if (points.size() == 1)
                in_.fail(in_.since(begin), "a cycle has at least two numbers",
                         "numbers that are left out stay in place");
        }
        multiply(points);
        in_.skip_blanks();
    }
    std::int64_t number() {
        in_.skip_blanks();
        const auto begin = in_.at();
        const auto digits = in_.digits();
        if (digits.empty()) in_.fail_expecting("a number");
        const auto number = digits.size() > 12 ? 0 : std::stoll(std::string(digits));
        if (number < 1 || number > cube::point_count(cube_))
            in_.fail(in_.since(begin), fmt::format("a {} has no point {}", cube_name(cube_), digits), range());
        if (!seen_.emplace(number, in_.since(begin)).second)
            in_.fail(in_.since(begin), fmt::format("{} occurs a second time here", number),
                     "cycles in GAP are disjoint; write a product with * between its factors");
        spans_.emplace(number, in_.since(begin));
        in_.skip_blanks();
        return number;
    }
    // Multiplies by a cycle: the sticker at each number moves to the next one.
    void multiply(const Numbers& points) {
        for (std::size_t i = points.size(); i-- > 1;)
            std::swap(row_[static_cast<std::size_t>(points[i] - 1)], row_[static_cast<std::size_t>(points[i - 1] - 1)]);
    }
    [[nodiscard]] Numbers images() const {
        Numbers images(row_.size());
        for (std::size_t i = 0; i < row_.size(); ++i)
            images[static_cast<std::size_t>(row_[i] - 1)] = static_cast<std::int64_t>(i) + 1;
        return images;
    }
    [[nodiscard]] std::string range() const {
        const std::int64_t stickers = 6LL * cube_.n * cube_.n, all = cube::point_count(cube_);
        return all == stickers
                   ? fmt::format("its stickers are numbered 1 to {}, as in its net", stickers)
                   : fmt::format("its stickers are numbered 1 to {}, and the arrows on its centres {} to {}", stickers,
                                 stickers + 1, all);
    }
    // The place of `number` in the text, or of `other` if `number` does not occur.
    [[nodiscard]] lang::Span span_of(std::int64_t number, std::int64_t other) const {
        for (const auto wanted : {number, other})
            if (const auto found = spans_.find(wanted); found != spans_.end()) return found->second;
        return spans_.begin()->second;
    }
    [[noreturn]] void refuse(const PointProblem& problem) const {
        const auto& [fault, number, image, other, other_image] = problem;
        const auto here = span_of(number, other);
        switch (fault) {
            case PointProblem::Fault::wrong_class:
                in_.fail(here, fmt::format("{} goes to {}, where no turns can bring it", number, image));
            case PointProblem::Fault::torn:
                in_.fail(here,
                         fmt::format("this tears a part apart: its stickers {} and {} go to {} and {}", other, number,
                                     other_image, image),
                         "the stickers of one part move together, and keep their order around it");
            case PointProblem::Fault::centre_torn: break;
        }
        in_.fail(
            here,
            fmt::format("the arrow {} goes to {}, but its centre {} goes to {}", number, image, other, other_image),
            "on a supercube the four arrows of a centre move with it, and keep their order");
    }

    cube::Cube cube_;
    FormReader in_;
    Numbers row_;  // the number now at each place
    std::unordered_map<std::int64_t, lang::Span> seen_, spans_;
};

// GAP reads lines of any length, people do not.
std::string in_lines(const std::vector<std::vector<std::int64_t>>& cycles) {
    constexpr std::size_t widest = 100;
    std::string text;
    std::size_t line = 0;
    for (const auto& cycle : cycles) {
        const auto next = cycle_in_gap(cycle);
        if (text.size() - line + next.size() > widest) line = (text += "\n  ").size();
        text += next;
    }
    return text.empty() ? "()" : text;
}

std::string points_described(cube::Cube cube) {
    const auto stickers = 6LL * cube.n * cube.n;
    return fmt::format("# Permutations of the {} stickers of a {}, as numbered in its net{}.\n", stickers,
                       cube_name(cube), cube::point_count(cube) > stickers ? ", and of the arrows on its centres" : "");
}

std::string gap_text(const cube::State& state, const FormOptions&) {
    std::string text;
    for (const auto& cycle : cube::point_cycles(cube::point_images(state))) text += cycle_in_gap(cycle);
    return text.empty() ? "()" : text;
}

Value gap_of_tuple(const Tuple& tuple) {
    std::string text;
    for (const auto& cycle : cycles(tuple)) text += fmt::format("({})", fmt::join(cycle, ","));
    return make_notation(text.empty() ? "()" : text);
}

}  // namespace

const Form gap_form{
    .name = "gap",
    .topic = "Other programs' forms",
    .meaning = "The sticker cycles of p by net numbers, in GAP's notation. Also reads such a text.",
    .example = "gap(U)",
    .answer = "(1,3,9,7)(2,6,8,4)(10,37,28,19)(11,38,29,20)(12,39,30,21)",
    .write = gap_text,
    .read = read_with<GapReader>,
    .of_tuple = gap_of_tuple,
};

std::string gap_group_text(const std::optional<cube::Cube>& cube, const std::vector<Generator>& generators) {
    auto text = cube ? points_described(*cube) : "# Permutations of numbers.\n";
    std::vector<std::string> names;
    for (const auto& [name, cycles] : generators) {
        names.push_back(fmt::format("g{}", names.size() + 1));
        text += fmt::format("# {}\n{} := {};;\n", name, names.back(), in_lines(cycles));
    }
    return text + fmt::format("G := Group({});;\nPrint(Size(G), \"\\n\");",
                              names.empty() ? "()" : fmt::format("{}", fmt::join(names, ", ")));
}

}  // namespace cubelang::meaning
