// The tuples of the Tuple page as text: a line for each, `corners: (1 2 3 …) (0 0 0 …)`.

#include <algorithm>
#include <cctype>
#include <map>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "lang/spelling/suggest.hpp"
#include "runtime/coordinates/tuple.hpp"
#include "runtime/forms/forms.hpp"
#include "runtime/forms/number_lists.hpp"
#include "runtime/forms/tuple_lines.hpp"
#include "runtime/forms/tuple_names.hpp"
#include "runtime/value/value.hpp"

namespace cubelang::eval {
namespace {

using cube::PartTuple;
using cube::TupleRow;

constexpr std::size_t most_digits = 9;

class Reader {
public:
    Reader(cube::Cube cube, const lang::SourcePtr& text) : cube_(cube), text_(text), tuples_(cube::part_tuples(cube)) {
        written_.resize(tuples_.size());
    }

    cube::State read() {
        for (const auto& line : tuple_lines(text_)) read_line(line);
        check_complete();
        check_repeated();
        return cube::state_of_tuples(cube_, rows());
    }

private:
    // A tuple as written: where each of its numbers is, for messages.
    struct Written {
        TupleRow row;
        std::vector<lang::Span> numbers, orientations;
    };

    [[noreturn]] void fail(lang::Span span, std::string what, std::string hint = {}) const {
        throw lang::Error({text_, span}, std::move(what), std::move(hint));
    }
    [[nodiscard]] std::string names_hint() const {
        std::vector<std::string> names;
        for (const auto& tuple : tuples_) names.push_back(tuple.name);
        return fmt::format("a {} has {}", cube_name(cube_), fmt::join(names, ", "));
    }

    void read_line(const TupleLine& line) {
        const auto tuple = std::ranges::find(tuples_, line.name, &PartTuple::name);
        if (!line.has_colon || tuple == tuples_.end())
            fail(line.name_span, fmt::format("a {} has no tuple `{}`", cube_name(cube_), line.name), names_hint());
        auto& written = written_[static_cast<std::size_t>(tuple - tuples_.begin())];
        if (!written.numbers.empty()) fail(line.name_span, fmt::format("the tuple of {} occurs twice", line.name));
        const std::size_t wanted = tuple->orientations > 1 ? 2 : 1;
        written.row.numbers = numbers(*tuple, line, 0, "places", written.numbers);
        if (wanted > 1) written.row.orientations = numbers(*tuple, line, 1, "orientations", written.orientations);
        check_rest(line, wanted);
        check_range(*tuple, written);
    }
    void check_rest(const TupleLine& line, std::size_t wanted) const {
        const bool more = line.brackets.size() > wanted;
        if (!more) check_closed(text_, line.rest.begin);
        if (!more && line.rest.begin == line.rest.end) return;
        const lang::Span span{more ? line.brackets[wanted].span.begin : line.rest.begin, line.rest.end};
        fail(span, fmt::format("`{}` follows the tuple of {}", text_->text.substr(span.begin, span.end - span.begin),
                               line.name));
    }

    [[nodiscard]] std::vector<int> numbers(const PartTuple& tuple, const TupleLine& line, std::size_t bracket,
                                           std::string_view what, std::vector<lang::Span>& spans) const {
        if (bracket >= line.brackets.size()) {
            check_closed(text_, line.rest.begin);
            fail(line.rest, fmt::format("the {} of {} are missing", what, tuple.name),
                 "write them in brackets, separated by spaces: (1 2 3)");
        }
        std::vector<int> list;
        for (const auto& word : line.brackets[bracket].words) {
            list.push_back(number(tuple, word));
            spans.push_back(word.span);
        }
        if (list.size() != tuple.places.size())
            fail(line.brackets[bracket].span, fmt::format("the tuple of {} has {} {}, and there are {}", tuple.name,
                                                          list.size(), what, tuple.places.size()));
        return list;
    }
    [[nodiscard]] int number(const PartTuple& tuple, const TupleWord& word) const {
        const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
        if (word.text.size() > most_digits || !std::ranges::all_of(word.text, is_digit))
            fail(word.span, fmt::format("`{}` in the tuple of {} is not a number", word.text, tuple.name));
        return std::stoi(word.text);
    }
    void check_range(const PartTuple& tuple, const Written& written) const {
        const auto& [numbers, orientations] = written.row;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] < 1 || numbers[i] > tuple.pieces)
                fail(written.numbers[i], fmt::format("{} at place {} of {}: they are numbered 1 to {}", numbers[i],
                                                     i + 1, tuple.name, tuple.pieces));
            if (tuple.orientations > 1 && orientations[i] >= tuple.orientations)
                fail(written.orientations[i], fmt::format("orientation {} at place {} of {}: orientations are 0 to {}",
                                                          orientations[i], i + 1, tuple.name, tuple.orientations - 1));
        }
    }

    void check_complete() const {
        const auto end = static_cast<std::uint32_t>(text_->text.size());
        for (std::size_t t = 0; t < tuples_.size(); ++t)
            if (written_[t].numbers.empty())
                fail({end, end}, fmt::format("the tuple of {} is missing", tuples_[t].name), names_hint());
    }
    // Left and right dedges share their numbers, so an orbit may go over two tuples.
    void check_repeated() const {
        std::map<int, std::string> seen;
        for (std::size_t t = 0; t < tuples_.size(); ++t) {
            if (tuples_[t].first_number == 1) seen.clear();
            for (std::size_t i = 0; i < written_[t].numbers.size(); ++i) {
                const auto number = written_[t].row.numbers[i];
                const auto here = fmt::format("place {} of {}", i + 1, tuples_[t].name);
                const auto [first, fresh] = seen.emplace(number, here);
                if (!fresh)
                    fail(written_[t].numbers[i],
                         fmt::format("{} occurs twice: at {} and at {}", number, first->second, here));
            }
        }
    }

    [[nodiscard]] std::vector<TupleRow> rows() const {
        std::vector<TupleRow> rows;
        for (const auto& written : written_) rows.push_back(written.row);
        return rows;
    }

    cube::Cube cube_;
    const lang::SourcePtr& text_;
    std::vector<PartTuple> tuples_;
    std::vector<Written> written_;
};

std::string write(const cube::State& state, const Manner&) {
    const auto tuples = cube::part_tuples(state.cube);
    const auto rows = cube::tuple_rows(state);
    std::string text;
    for (std::size_t t = 0; t < tuples.size(); ++t) {
        text += fmt::format("{}{}: ({})", t == 0 ? "" : "\n", tuples[t].name, fmt::join(rows[t].numbers, " "));
        if (!rows[t].orientations.empty()) text += fmt::format(" ({})", fmt::join(rows[t].orientations, " "));
    }
    return text;
}

// A list of the numbers; where pieces can turn, a list of two: the numbers, the orientations.
std::optional<Value> parts(const cube::State& state, const Manner&) {
    if (has_too_many_stickers(state.cube)) return std::nullopt;
    const auto tuples = cube::part_tuples(state.cube);
    const auto rows = cube::tuple_rows(state);
    std::vector<std::pair<std::string, Value>> fields;
    for (std::size_t t = 0; t < tuples.size(); ++t) {
        const auto& [numbers, orientations] = rows[t];
        fields.emplace_back(field_name(tuples[t]), orientations.empty()
                                                       ? number_list(numbers)
                                                       : make_list({number_list(numbers), number_list(orientations)}));
    }
    return make_record(std::move(fields));
}

cube::State read(cube::Cube cube, const lang::SourcePtr& text, const Manner&) { return Reader(cube, text).read(); }

}  // namespace

const Form tuple_form{
    .name = "tuple",
    .topic = "The tuple of the Tuple page",
    .meaning =
        "the cube as a tuple for each kind of piece: which piece is at each place, and how it is turned; "
        "reads such a text too",
    .example = "cube 2; tuple(U)",
    .answer = "corners: (2 3 4 1 5 6 7 8) (0 0 0 0 0 0 0 0)",
    .write = write,
    .read = read,
    .parts = parts,
};

}  // namespace cubelang::eval
