// Colours as text: written as Kociemba's definition string, faces U R F D L B, each row by row, a letter for each
// sticker: its home face. sticker_text.hpp reads other texts.

#include "runtime/meaning/forms/colors.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/forms/sticker_text.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::ColorFault;
using cube::Face;

std::size_t sticker_count(int n) { return 6 * static_cast<std::size_t>(n) * static_cast<std::size_t>(n); }

// "U9": Kociemba's name of a sticker's place.
std::string place_name(cube::Cube cube, std::size_t at) {
    const auto per_face = sticker_count(cube.n) / 6;
    return fmt::format("{}{}", written_order[std::min<std::size_t>(at / per_face, 5)], at % per_face + 1);
}

// Reports colours that no cube can show.
class Checker {
public:
    Checker(cube::Cube cube, const WrittenColors& written, const lang::SourcePtr& text)
        : cube_(cube), written_(written), text_(text) {}

    cube::State state() {
        auto result = cube::read_colors(cube_, written_.faces);
        auto* problem = std::get_if<cube::ColorProblem>(&result);
        if (problem != nullptr && written_.has_all) use_nearest_repair(*problem);
        check_balance(problem);
        if (problem != nullptr) fail(span_of(*problem), message(*problem), hint(*problem));
        return std::get<cube::State>(std::move(result));
    }

private:
    [[noreturn]] void fail(lang::Span span, std::string what, std::string hint = {}) const {
        throw lang::Error({text_, span}, std::move(what), std::move(hint));
    }

    // A repair that makes the whole text a cube is better than one that makes a piece.
    void use_nearest_repair(cube::ColorProblem& problem) {
        auto repair = nearest_repair(cube_, written_.faces);
        if (repair.empty()) return;
        problem.repair = std::move(repair);
        makes_cube_ = true;
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
                wrong.push_back(fmt::format("{} {} times", written_.letter(*cube::face_named(face)), n));
        if (wrong.empty()) return;
        const lang::Span all{written_.spans.front().begin, written_.spans.back().end};
        fail(problem == nullptr ? all : span_of(*problem),
             fmt::format("a {} shows each colour {} times, but this text shows {}", cube_name(cube_), each,
                         fmt::join(wrong, " and ")),
             problem == nullptr ? "" : joined(message(*problem), hint(*problem)));
    }
    [[nodiscard]] static std::string joined(const std::string& what, const std::string& more) {
        return more.empty() ? what : what + "; " + more;
    }

    [[nodiscard]] std::string listed(const std::vector<Face>& colors) const {
        return joined_words(colors, [&](Face color) { return written_.letter(color); });
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
                                   written_.letter(problem.color), written_.letter(problem.missing_color));
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
                                   written_.letter(problem.color));
        }
        return {};
    }
    [[nodiscard]] std::string hint(const cube::ColorProblem& problem) const {
        if (problem.fault == ColorFault::centres)
            return fmt::format("too few show {}", written_.letter(problem.missing_color));
        if (problem.repair.empty()) return {};
        auto faces = written_.faces;
        const auto change = [&](const auto& repair) {
            faces[repair.at] = repair.color;
            return fmt::format("{} showed {}", place_name(cube_, repair.at), written_.letter(repair.color));
        };
        const auto changes = joined_words(problem.repair, change, " and ");
        if (!makes_cube_)
            return fmt::format("if {}, it would be the missing {} {}", changes, cube::singular(problem.missing->kind),
                               listed(colors_of(*problem.missing)));
        return fmt::format("if {}, it would be a cube{}", changes, line_with(": ", written_, faces, text_));
    }

    cube::Cube cube_;
    const WrittenColors& written_;
    const lang::SourcePtr& text_;
    bool makes_cube_ = false;  ///< does the repair make the whole text a cube?
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

std::string colors_text(const cube::State& state, const FormOptions& options) {
    WrittenColors written;
    if (!options.scheme.empty()) written.scheme = options.scheme;
    std::string text;
    for (const Face color : cube::colors_of(state)) text += written.letter(color);
    return text;
}

// A state that turns do not reach is a value, too; the nearest one is written beside it.
std::string remark_on_reading(const cube::State& state, const WrittenColors& written, const lang::SourcePtr& text) {
    std::vector<std::string> notes{remark_on_colors(state), written.note};
    if (!notes[0].empty() && state.cube.n <= largest_repaired)
        if (const auto damage = reach::damage(state, reach::Counting::by_colours); !damage.broken.empty()) {
            const auto repair = reach::repair(state.cube, damage);
            const auto repaired = cube::colors_of({state.cube, perm::product(state.blocks, repair.blocks)});
            notes.push_back(line_with("turns reach this one: ", written, repaired, text));
        }
    std::erase(notes, "");
    return fmt::format("{}", fmt::join(notes, "\n"));
}

cube::State read_colors(cube::Cube cube, const lang::SourcePtr& text, const FormOptions& options) {
    const auto written = read_stickers(cube, text, options.scheme);
    auto state = written.state ? *written.state : state_of_colors(cube, written, text);
    if (options.remark != nullptr) *options.remark = remark_on_reading(state, written, text);
    return state;
}

}  // namespace

const Form colors_form{
    .name = "colors",
    .topic = "Cubies and colours",
    .meaning =
        "The colours of a solved cube after p, by their home faces: U R F D L B, row by row. Also reads a text of any "
        "six letters or digits, in the usual orders of the faces or as a net.",
    .example = "colors(R)",
    .answer = "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
    .option = Form::Option::scheme,
    .scheme = "the colour letters of U R F D L B, such as \"WRGYOB\"; those of the centres if left out",
    .write = colors_text,
    .read = read_colors,
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
