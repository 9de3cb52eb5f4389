#include "runtime/forms/tuple_text.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include <fmt/format.h>

#include "lang/suggest.hpp"
#include "runtime/coordinates/tuple.hpp"
#include "runtime/value/value.hpp"

namespace cubelang::eval {
namespace {

using cube::PieceTuple;
using cube::TupleRow;

constexpr std::size_t most_digits = 9;

std::string trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    return begin == text.npos ? "" : std::string(text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1));
}

// `name: (…) (…)` lines, also parted by `;`.
struct Line {
    std::string name, rest;
};

class Reader {
public:
    Reader(cube::Cube cube, const lang::Where& where) : cube_(cube), where_(where), tuples_(cube::piece_tuples(cube)) {}

    cube::State read(const std::string& text) {
        rows_.resize(tuples_.size());
        for (std::size_t begin = 0; begin <= text.size();) {
            const auto end = std::min(text.find_first_of("\n;", begin), text.size());
            if (const auto line = trimmed(std::string_view(text).substr(begin, end - begin)); !line.empty())
                read_line(line);
            begin = end + 1;
        }
        for (std::size_t t = 0; t < tuples_.size(); ++t)
            if (rows_[t].numbers.empty())
                fail(fmt::format("the tuple of {} is missing", tuples_[t].name), names_hint());
        check_numbers();
        return cube::state_of_tuples(cube_, rows_);
    }

private:
    [[noreturn]] void fail(std::string what, std::string hint = {}) const {
        throw lang::Error(where_, std::move(what), std::move(hint));
    }
    [[nodiscard]] std::string names_hint() const {
        std::vector<std::string> names;
        for (const auto& tuple : tuples_) names.push_back(tuple.name);
        return fmt::format("a {} has {}", cube_name(cube_), fmt::join(names, ", "));
    }

    void read_line(const std::string& line) {
        const auto colon = line.find(':');
        const auto name = trimmed(line.substr(0, colon));
        const auto tuple = std::ranges::find(tuples_, name, &PieceTuple::name);
        if (colon == line.npos || tuple == tuples_.end())
            fail(fmt::format("a {} has no tuple `{}`", cube_name(cube_), name), names_hint());
        auto& row = rows_[static_cast<std::size_t>(tuple - tuples_.begin())];
        if (!row.numbers.empty()) fail(fmt::format("the tuple of {} stands twice", name));
        auto rest = line.substr(colon + 1);
        row.numbers = numbers(*tuple, rest, "places");
        if (tuple->orientations > 1) row.orientations = numbers(*tuple, rest, "orientations");
        if (!trimmed(rest).empty()) fail(fmt::format("`{}` stands behind the tuple of {}", trimmed(rest), name));
        check_range(*tuple, row);
    }
    // Takes one bracket of numbers off the front of `rest`.
    [[nodiscard]] std::vector<int> numbers(const PieceTuple& tuple, std::string& rest, std::string_view what) const {
        const auto open = rest.find_first_not_of(" \t"), close = rest.find(')');
        if (open == rest.npos || rest[open] != '(' || close == rest.npos)
            fail(fmt::format("the {} of {} are missing", what, tuple.name),
                 "write them in brackets, parted by blanks: (1 2 3)");
        std::vector<int> list;
        std::string_view inside = std::string_view(rest).substr(open + 1, close - open - 1);
        while (!(inside = inside.substr(std::min(inside.find_first_not_of(" \t,"), inside.size()))).empty()) {
            const auto end = std::min(inside.find_first_of(" \t,"), inside.size());
            list.push_back(number(tuple, inside.substr(0, end)));
            inside.remove_prefix(end);
        }
        rest.erase(0, close + 1);
        if (list.size() != tuple.places.size())
            fail(fmt::format("the tuple of {} has {} {}, and there are {}", tuple.name, list.size(), what,
                             tuple.places.size()));
        return list;
    }
    [[nodiscard]] int number(const PieceTuple& tuple, std::string_view word) const {
        if (word.size() > most_digits || !std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c); }))
            fail(fmt::format("`{}` in the tuple of {} is no number", word, tuple.name));
        return std::stoi(std::string(word));
    }
    void check_range(const PieceTuple& tuple, const TupleRow& row) const {
        for (std::size_t i = 0; i < row.numbers.size(); ++i) {
            if (row.numbers[i] < 1 || row.numbers[i] > tuple.pieces)
                fail(fmt::format("{} at place {} of {}: they are numbered 1 to {}", row.numbers[i], i + 1, tuple.name,
                                 tuple.pieces));
            if (tuple.orientations > 1 && row.orientations[i] >= tuple.orientations)
                fail(fmt::format("orientation {} at place {} of {}: orientations are 0 to {}", row.orientations[i],
                                 i + 1, tuple.name, tuple.orientations - 1));
        }
    }
    // Left and right dedges share their numbers, so an orbit may go over two tuples.
    void check_numbers() const {
        std::map<int, std::string> seen;
        for (std::size_t t = 0; t < tuples_.size(); ++t) {
            if (tuples_[t].first_number == 1) seen.clear();
            for (std::size_t i = 0; i < rows_[t].numbers.size(); ++i) {
                const auto here = fmt::format("place {} of {}", i + 1, tuples_[t].name);
                const auto [first, fresh] = seen.emplace(rows_[t].numbers[i], here);
                if (!fresh)
                    fail(fmt::format("{} stands twice: at {} and at {}", rows_[t].numbers[i], first->second, here));
            }
        }
    }

    cube::Cube cube_;
    const lang::Where& where_;
    std::vector<PieceTuple> tuples_;
    std::vector<TupleRow> rows_;
};

}  // namespace

std::string tuple_text(const cube::State& state) {
    const auto tuples = cube::piece_tuples(state.cube);
    const auto rows = cube::tuple_rows(state);
    std::string text;
    for (std::size_t t = 0; t < tuples.size(); ++t) {
        text += fmt::format("{}{}: ({})", t == 0 ? "" : "\n", tuples[t].name, fmt::join(rows[t].numbers, " "));
        if (!rows[t].orientations.empty()) text += fmt::format(" ({})", fmt::join(rows[t].orientations, " "));
    }
    return text;
}

cube::State tuple_state(cube::Cube cube, const std::string& text, const lang::Where& where) {
    return Reader(cube, where).read(text);
}

}  // namespace cubelang::eval
