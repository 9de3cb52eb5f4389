// The tuples of the Tuple page as text: a line for each, `corners: (1 2 3 …) (0 0 0 …)`.

#include <algorithm>
#include <cctype>
#include <map>

#include <fmt/format.h>

#include "lang/advice/suggest.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/cube/coordinates/tuple.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/forms/tuple_lines.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::PartTuple;
using cube::TupleRow;

constexpr std::size_t most_digits = 9;

class TupleReader {
public:
    TupleReader(cube::Cube cube, const lang::SourcePtr& text)
        : cube_(cube), in_(text), tuples_(cube::part_tuples(cube)) {
        written_.resize(tuples_.size());
    }

    cube::State read() {
        for (const auto& line : tuple_lines(in_.source())) read_line(line);
        check_any();
        check_repeated();
        return cube::state_of_tuples(cube_, rows());
    }

private:
    // A tuple with the places of its numbers in the text, for messages.
    struct ParsedTuple {
        TupleRow row;
        std::vector<lang::Span> numbers, orientations;
    };

    void read_line(const TupleLine& line) {
        if (const auto left = left_dedges_of_line(line, tuples_)) return read_dedges(*left, line);
        const auto t = tuple_of_line(in_, line, cube_, tuples_);
        const auto* tuple = &tuples_[t];
        auto& written = written_[t];
        if (!written.numbers.empty()) in_.fail(line.name_span, fmt::format("the tuple of {} occurs twice", line.name));
        const std::size_t wanted = tuple->orientations > 1 ? 2 : 1;
        written.row.numbers = numbers(*tuple, line, 0, "places", written.numbers);
        if (wanted > 1) written.row.orientations = numbers(*tuple, line, 1, "orientations", written.orientations);
        check_rest(in_, line, wanted);
        check_range(*tuple, written);
    }
    void read_dedges(std::size_t t, const TupleLine& line) {
        const auto& left = tuples_[t];
        const auto half = static_cast<std::ptrdiff_t>(left.places.size());
        if (!written_[t].numbers.empty() || !written_[t + 1].numbers.empty())
            in_.fail(line.name_span, fmt::format("the tuple of {} occurs twice", line.name));
        ParsedTuple both;
        auto whole = left;
        whole.name = line.name;
        whole.places.resize(2 * left.places.size(), left.places[0]);
        both.row.numbers = numbers(whole, line, 0, "places", both.numbers);
        check_rest(in_, line, 1);
        check_range(whole, both);
        const auto& [row, spans, none] = both;
        written_[t] = {
            {{row.numbers.begin(), row.numbers.begin() + half}, {}}, {spans.begin(), spans.begin() + half}, {}};
        written_[t + 1] = {
            {{row.numbers.begin() + half, row.numbers.end()}, {}}, {spans.begin() + half, spans.end()}, {}};
    }

    [[nodiscard]] std::vector<int> numbers(const PartTuple& tuple, const TupleLine& line, std::size_t bracket,
                                           std::string_view what, std::vector<lang::Span>& spans) const {
        if (bracket >= line.brackets.size()) {
            check_closed(in_, line.rest.begin);
            in_.fail(line.rest, fmt::format("the {} of {} are missing", what, tuple.name),
                     "write them in brackets, separated by spaces: (1 2 3)");
        }
        std::vector<int> list;
        for (const auto& word : line.brackets[bracket].words) {
            list.push_back(number(tuple, word));
            spans.push_back(word.span);
        }
        if (list.size() != tuple.places.size())
            in_.fail(line.brackets[bracket].span, fmt::format("the tuple of {} has {} {}, and there are {}", tuple.name,
                                                              list.size(), what, tuple.places.size()));
        return list;
    }
    [[nodiscard]] int number(const PartTuple& tuple, const TupleWord& word) const {
        const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
        if (word.text.size() > most_digits || !std::ranges::all_of(word.text, is_digit))
            in_.fail(word.span, fmt::format("`{}` in the tuple of {} is not a number", word.text, tuple.name));
        return std::stoi(word.text);
    }
    void check_range(const PartTuple& tuple, const ParsedTuple& written) const {
        const auto& [numbers, orientations] = written.row;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] < 1 || numbers[i] > tuple.pieces)
                in_.fail(written.numbers[i], fmt::format("{} at place {} of {}: pieces are numbered 1 to {}",
                                                         numbers[i], i + 1, tuple.name, tuple.pieces));
            if (tuple.orientations > 1 && orientations[i] >= tuple.orientations)
                in_.fail(written.orientations[i],
                         fmt::format("orientation {} at place {} of {}: orientations are 0 to {}", orientations[i],
                                     i + 1, tuple.name, tuple.orientations - 1));
        }
    }

    void check_any() const {
        const auto end = static_cast<std::uint32_t>(in_.source()->text.size());
        if (std::ranges::all_of(written_, [](const ParsedTuple& written) { return written.numbers.empty(); }))
            in_.fail({end, end}, "there is no tuple here", tuple_names_hint(cube_, tuples_));
    }
    // Left and right dedges share a numbering: an orbit may span two tuples. Pieces of a missing tuple are solved.
    void check_repeated() const {
        std::map<int, std::string> seen;
        for (std::size_t t = 0; t < tuples_.size(); ++t) {
            if (tuples_[t].first_number == 1) seen.clear();
            for (std::size_t i = 0; i < written_[t].numbers.size(); ++i) {
                const auto number = written_[t].row.numbers[i];
                const auto here = fmt::format("place {} of {}", i + 1, tuples_[t].name);
                const auto [first, fresh] = seen.emplace(number, here);
                if (!fresh)
                    in_.fail(written_[t].numbers[i],
                             fmt::format("{} occurs twice: at {} and at {}", number, first->second, here));
                check_partner(t, i);
            }
        }
    }
    // Reports a left wing in the tuple of right ones, or the reverse, if the tuple of its side is missing.
    void check_partner(std::size_t t, std::size_t i) const {
        const auto number = written_[t].row.numbers[i];
        const auto first = tuples_[t].first_number, count = static_cast<int>(tuples_[t].places.size());
        if (number >= first && number < first + count) return;
        const auto partner = first == 1 ? t + 1 : t - 1;
        if (written_[partner].numbers.empty())
            in_.fail(
                written_[t].numbers[i],
                fmt::format("{} in the tuple of {} is one of the {}", number, tuples_[t].name, tuples_[partner].name),
                "write their tuple too");
    }

    [[nodiscard]] std::vector<TupleRow> rows() const {
        auto rows = cube::tuple_rows(cube::solved(cube_));
        for (std::size_t t = 0; t < rows.size(); ++t)
            if (!written_[t].numbers.empty()) rows[t] = written_[t].row;
        return rows;
    }

    cube::Cube cube_;
    FormReader in_;
    std::vector<PartTuple> tuples_;
    std::vector<ParsedTuple> written_;
};

auto named_rows(const cube::State& state, FormOptions::Dedges dedges) {
    const auto rows = cube::tuple_rows(state);
    const auto join = [](TupleRow& left, const TupleRow& right) {
        left.numbers.insert(left.numbers.end(), right.numbers.begin(), right.numbers.end());
    };
    return shown_tuples(
        state.cube, dedges, [&](const auto&, std::size_t t) { return rows[t]; }, join);
}

std::string tuple_text(const cube::State& state, const FormOptions& options) {
    std::string text;
    for (const auto& [name, row] : named_rows(state, options.dedges)) {
        text += fmt::format("{}{}: ({})", text.empty() ? "" : "\n", name, fmt::join(row.numbers, " "));
        if (!row.orientations.empty()) text += fmt::format(" ({})", fmt::join(row.orientations, " "));
    }
    return text;
}

// For each tuple, the list of numbers; for pieces with orientations, the list {numbers, orientations}.
std::optional<Value> tuple_parts(const cube::State& state, const FormOptions& options) {
    if (has_too_many_stickers(state.cube)) return std::nullopt;
    std::vector<std::pair<std::string, Value>> fields;
    for (const auto& [name, row] : named_rows(state, options.dedges))
        fields.emplace_back(field_name(name), row.orientations.empty()
                                                  ? list_of(row.numbers, make_integer)
                                                  : make_list({list_of(row.numbers, make_integer),
                                                               list_of(row.orientations, make_integer)}));
    return make_record(std::move(fields));
}

}  // namespace

const Form tuple_form{
    .name = "tuple",
    .topic = "The tuple of the Tuple page",
    .meaning =
        "The cube as a tuple for each kind of piece: the piece at each place, and its orientation. Also reads such a "
        "text; pieces that it leaves out are solved.",
    .example = "cube 2; tuple(U)",
    .answer = "corners: (2 3 4 1 5 6 7 8) (0 0 0 0 0 0 0 0)",
    .has_dedges = true,
    .write = tuple_text,
    .read = read_with<TupleReader>,
    .parts = tuple_parts,
};

}  // namespace cubelang::meaning
