// Colours as text: Kociemba's definition string. Faces U R F D L B, each row by row, a letter for each sticker:
// its home face.

#include "runtime/meaning/forms/colors.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/meaning/forms/form_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::ColorFault;
using cube::Face;

constexpr std::string_view written_order = "URFDLB";

std::size_t sticker_count(int n) { return 6 * static_cast<std::size_t>(n) * static_cast<std::size_t>(n); }

// "U9": Kociemba's name of a sticker's place.
std::string place_name(cube::Cube cube, std::size_t at) {
    const auto per_face = sticker_count(cube.n) / 6;
    return fmt::format("{}{}", written_order[std::min<std::size_t>(at / per_face, 5)], at % per_face + 1);
}

std::string listed(const std::vector<Face>& colors) { return joined_words(colors, cube::capital); }

WrittenColors read_letters(cube::Cube cube, FormReader& in) {
    WrittenColors written;
    for (in.skip_blanks(); !in.at_end(); in.skip_blanks()) {
        const auto begin = in.at();
        const auto face = cube::face_named(in.peek());
        if (!face)
            in.fail_here(fmt::format("letter {}, at {}, is {}", written.faces.size() + 1,
                                     place_name(cube, written.faces.size()), in.describe_next()),
                         "a colour is written as its home face: U, R, F, D, L or B");
        in.take(in.peek());
        written.faces.push_back(*face);
        written.spans.push_back(in.since(begin));
    }
    return written;
}

std::string count_hint(std::size_t count) {
    int n = cube::smallest_cube;
    while (sticker_count(n) < count) ++n;
    if (sticker_count(n) != count || n > cube::largest_cube) return "faces U R F D L B, each row by row";
    return fmt::format("{} letters describe a {}x{}x{}: write `cube {}` first", count, n, n, n, n);
}

void check_count(cube::Cube cube, const WrittenColors& written, const lang::SourcePtr& text) {
    const auto count = written.faces.size();
    if (count == sticker_count(cube.n)) return;
    const lang::Span all =
        count == 0 ? lang::Span{} : lang::Span{written.spans.front().begin, written.spans.back().end};
    throw lang::Error({text, all},
                      fmt::format("a {} shows {} colours, not {}", cube_name(cube), sticker_count(cube.n), count),
                      count_hint(count));
}

// Reports colours that no cube can show.
class Checker {
public:
    Checker(cube::Cube cube, const WrittenColors& written, const lang::SourcePtr& text)
        : cube_(cube), written_(written), text_(text) {}

    cube::State state() const {
        auto result = cube::read_colors(cube_, written_.faces);
        const auto* problem = std::get_if<cube::ColorProblem>(&result);
        check_balance(problem);
        if (problem != nullptr) fail(span_of(*problem), message(*problem), hint(*problem));
        return std::get<cube::State>(std::move(result));
    }

private:
    [[noreturn]] void fail(lang::Span span, std::string what, std::string hint = {}) const {
        throw lang::Error({text_, span}, std::move(what), std::move(hint));
    }

    // The sticker that the proposed repair changes; else the first sticker of the wrong part.
    [[nodiscard]] lang::Span span_of(const cube::ColorProblem& problem) const {
        if (!problem.repair.empty()) return written_.spans[problem.repair.front().at];
        const auto places = cube::places(cube_, *cube::find_numbering("kociemba"));
        const auto at = std::ranges::find(places, problem.part.stickers[0]) - places.begin();
        return written_.spans[static_cast<std::size_t>(at)];
    }
    void check_balance(const cube::ColorProblem* problem) const {
        std::array<std::size_t, 6> count{};
        for (const Face color : written_.faces) ++count[static_cast<std::size_t>(index(color))];
        const auto each = sticker_count(cube_.n) / 6;
        std::vector<std::string> wrong;
        for (const char face : written_order)
            if (const auto n = count[static_cast<std::size_t>(index(*cube::face_named(face)))]; n != each)
                wrong.push_back(fmt::format("{} {}", n, face));
        if (wrong.empty()) return;
        const lang::Span all{written_.spans.front().begin, written_.spans.back().end};
        fail(problem == nullptr ? all : span_of(*problem),
             fmt::format("there are {}: a {} shows each colour {} times", fmt::join(wrong, " and "), cube_name(cube_),
                         each),
             problem == nullptr ? "" : joined(message(*problem), hint(*problem)));
    }
    [[nodiscard]] static std::string joined(const std::string& what, const std::string& more) {
        return more.empty() ? what : what + "; " + more;
    }

    [[nodiscard]] std::string at(const cube::Part& part) const {
        return fmt::format("the {} at {}", cube::singular(part.kind), cube::name(cube_, part));
    }
    [[nodiscard]] static std::vector<Face> colors_of(const cube::Part& piece) {
        std::vector<Face> colors;
        for (int i = 0; i < piece.count; ++i)
            colors.push_back(cube::face_at(piece.stickers[static_cast<std::size_t>(i)].point / 4));
        return colors;
    }

    [[nodiscard]] std::string message(const cube::ColorProblem& problem) const {
        switch (problem.fault) {
            case ColorFault::fixed_centre:
                return fmt::format("the centres {} and {} both show {}, and none shows {}",
                                   cube::name(cube_, problem.part), cube::name(cube_, problem.other),
                                   cube::capital(problem.color), cube::capital(problem.missing_color));
            case ColorFault::no_part:
                return fmt::format("{} shows {}: no piece has these colours", at(problem.part), listed(problem.shown));
            case ColorFault::mirrored:
                return fmt::format("{} shows {} clockwise: the piece with these colours has them the other way round",
                                   at(problem.part), listed(problem.shown));
            case ColorFault::repeated:
                return fmt::format(
                    "the {} at {} and {} both show {}{}", cube::plural(problem.part.kind),
                    cube::name(cube_, problem.part), cube::name(cube_, problem.other), listed(problem.shown),
                    problem.missing ? fmt::format(", and none shows {}", listed(colors_of(*problem.missing))) : "");
            case ColorFault::centres:
                return fmt::format("{} of the {} like {} show {}: there are 4 of each colour", problem.count,
                                   cube::plural(problem.part.kind), cube::name(cube_, problem.part),
                                   cube::capital(problem.color));
        }
        return {};
    }
    [[nodiscard]] std::string hint(const cube::ColorProblem& problem) const {
        if (problem.fault == ColorFault::centres)
            return fmt::format("too few show {}", cube::capital(problem.missing_color));
        if (problem.repair.empty()) return {};
        const auto change = [&](const auto& repair) {
            return fmt::format("{} showed {}", place_name(cube_, repair.at), cube::capital(repair.color));
        };
        return fmt::format("if {}, it would be the missing {} {}", joined_words(problem.repair, change, " and "),
                           cube::singular(problem.missing->kind), listed(colors_of(*problem.missing)));
    }

    cube::Cube cube_;
    const WrittenColors& written_;
    const lang::SourcePtr& text_;
};

bool moves_equal_centres(const cube::State& state) {
    for (std::size_t block = 0; block < state.blocks.size(); ++block)
        if (cube::kind_of(state.cube, static_cast<int>(block)) > cube::Kind::fixed_centre &&
            state.blocks[block] != perm::identity())
            return true;
    return false;
}

bool has_turned_centre(const cube::State& state) {
    return std::ranges::any_of(cube::centre_turns(state), [](int turns) { return turns != 0; });
}

std::string colors_text(const cube::State& state, const FormOptions&) {
    std::string text;
    for (const Face color : cube::colors_of(state)) text += cube::capital(color);
    return text;
}

cube::State read_colors(cube::Cube cube, const lang::SourcePtr& text, const FormOptions&) {
    FormReader in(text);
    const auto written = read_letters(cube, in);
    check_count(cube, written, text);
    return state_of_colors(cube, written, text);
}

}  // namespace

const Form colors_form{
    .name = "colors",
    .topic = "Cubies and colours",
    .meaning =
        "The colours of a solved cube after p, by their home faces: U R F D L B, row by row. Also reads such a text.",
    .example = "colors(R)",
    .answer = "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
    .write = colors_text,
    .read = read_colors,
    .remark = remark_on_colors,
};

cube::State state_of_colors(cube::Cube cube, const WrittenColors& colors, const lang::SourcePtr& text) {
    return Checker(cube, colors, text).state();
}

std::string remark_on_colors(const cube::State& state) {
    std::vector<std::string> notes;
    if (moves_equal_centres(state))
        notes.emplace_back(
            "colours do not distinguish equal centres: this permutation moves as few of them as possible");
    if (state.cube.super && state.cube.has_fixed_centres())
        notes.push_back(
            fmt::format("colours do not show the turns of fixed centres: {}",
                        has_turned_centre(state) ? "one must be turned, and r is chosen" : "here none is turned"));
    if (auto note = reach::unreachable_note(state); !note.empty()) notes.push_back(std::move(note));
    return fmt::format("{}", fmt::join(notes, "\n"));
}

}  // namespace cubelang::meaning
