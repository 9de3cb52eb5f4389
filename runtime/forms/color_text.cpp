#include "runtime/forms/color_text.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

#include "runtime/coordinates/coloring.hpp"
#include "runtime/coordinates/sticker_row.hpp"
#include "runtime/query/notes.hpp"

namespace cubelang::eval {
namespace {

using cube::ColorFault;
using cube::Face;

constexpr std::string_view letters = "RUFLDB";  // of Face, in its order
constexpr std::string_view written_order = "URFDLB";

char letter(Face face) { return letters[static_cast<std::size_t>(index(face))]; }

std::size_t stickers(int n) { return 6 * static_cast<std::size_t>(n) * static_cast<std::size_t>(n); }

// "U9": Kociemba's name of a sticker's place.
std::string place_name(cube::Cube cube, std::size_t at) {
    const auto per_face = stickers(cube.n) / 6;
    return fmt::format("{}{}", written_order[std::min<std::size_t>(at / per_face, 5)], at % per_face + 1);
}

std::string listed(const std::vector<Face>& colors) {
    std::vector<char> all;
    for (const Face color : colors) all.push_back(letter(color));
    return fmt::format("{}", fmt::join(all, ", "));
}

// A character of UTF-8, whole.
std::string_view character(std::string_view text) {
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) ++size;
    return text.substr(0, size);
}

class Reader {
public:
    Reader(cube::Cube cube, const lang::Where& where) : cube_(cube), where_(where) {}

    cube::State read(const std::string& text) {
        read_letters(text);
        check_count();
        auto result = cube::read_colors(cube_, colors_);
        auto* problem = std::get_if<cube::ColorProblem>(&result);
        check_balance(problem);
        if (problem != nullptr) fail(message(*problem), hint(*problem));
        return std::get<cube::State>(std::move(result));
    }

private:
    [[noreturn]] void fail(std::string what, std::string hint = {}) const {
        throw lang::Error(where_, std::move(what), std::move(hint));
    }

    void read_letters(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto c = static_cast<unsigned char>(text[i]);
            if (std::isspace(c) != 0) continue;
            const auto at = letters.find(static_cast<char>(std::toupper(c)));
            if (at == letters.npos)
                fail(fmt::format("letter {}, at {}, is `{}`", colors_.size() + 1, place_name(cube_, colors_.size()),
                                 character(text.substr(i))),
                     "a colour is written as the face it is at home on: U, R, F, D, L or B");
            colors_.push_back(cube::face_at(static_cast<int>(at)));
        }
    }
    void check_count() const {
        if (colors_.size() == stickers(cube_.n)) return;
        int n = cube::smallest_cube;
        while (stickers(n) < colors_.size()) ++n;
        fail(fmt::format("a {} shows {} colours, and here are {}", cube_name(cube_), stickers(cube_.n), colors_.size()),
             stickers(n) == colors_.size() && n <= cube::largest_cube
                 ? fmt::format("{} letters are a {}x{}x{}: say `cube {}` first", colors_.size(), n, n, n, n)
                 : "faces U R F D L B, each row by row");
    }
    void check_balance(const cube::ColorProblem* problem) const {
        std::array<std::size_t, 6> count{};
        for (const Face color : colors_) ++count[static_cast<std::size_t>(index(color))];
        const auto each = stickers(cube_.n) / 6;
        std::vector<std::string> wrong;
        for (const char face : written_order)
            if (const auto n = count[letters.find(face)]; n != each) wrong.push_back(fmt::format("{} {}", n, face));
        if (wrong.empty()) return;
        fail(fmt::format("there are {}: a {} shows each colour {} times", fmt::join(wrong, " and "), cube_name(cube_),
                         each),
             problem == nullptr ? "" : joined(message(*problem), hint(*problem)));
    }
    [[nodiscard]] static std::string joined(const std::string& what, const std::string& more) {
        return more.empty() ? what : what + "; " + more;
    }

    [[nodiscard]] static std::string noun(const cube::Part& part) {
        const auto name = cube::with_article(part.kind);
        return std::string(name.substr(name.find(' ') + 1));
    }
    [[nodiscard]] std::string at(const cube::Part& part) const {
        return fmt::format("the {} at {}", noun(part), cube::name(cube_, part));
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
                                   letter(problem.color), letter(problem.missing_color));
            case ColorFault::no_piece:
                return fmt::format("{} shows {}: no piece has these colours", at(problem.part), listed(problem.shown));
            case ColorFault::mirrored:
                return fmt::format("{} shows {} clockwise: the piece with these colours has them the other way round",
                                   at(problem.part), listed(problem.shown));
            case ColorFault::repeated:
                return fmt::format(
                    "the {}s at {} and {} both show {}{}", noun(problem.part), cube::name(cube_, problem.part),
                    cube::name(cube_, problem.other), listed(problem.shown),
                    problem.missing ? fmt::format(", and none shows {}", listed(colors_of(*problem.missing))) : "");
            case ColorFault::centres:
                return fmt::format("{} of the {} like {} show {}: there are 4 of each colour", problem.count,
                                   cube::plural(problem.part.kind), cube::name(cube_, problem.part),
                                   letter(problem.color));
        }
        return {};
    }
    [[nodiscard]] std::string hint(const cube::ColorProblem& problem) const {
        if (problem.fault == ColorFault::centres) return fmt::format("too few show {}", letter(problem.missing_color));
        if (problem.repair.empty()) return {};
        std::vector<std::string> changes;
        for (const auto& [place, color] : problem.repair)
            changes.push_back(fmt::format("{} showed {}", place_name(cube_, place), letter(color)));
        return fmt::format("if {}, it would be the missing {} {}", fmt::join(changes, " and "), noun(*problem.missing),
                           listed(colors_of(*problem.missing)));
    }

    cube::Cube cube_;
    const lang::Where& where_;
    std::vector<Face> colors_;
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

std::string note_on(const cube::State& state) {
    std::vector<std::string> notes;
    if (moves_equal_centres(state))
        notes.emplace_back("colours do not tell equal centres apart: this permutation moves the fewest");
    if (state.cube.super && state.cube.has_fixed_centres())
        notes.push_back(fmt::format("colours do not show how fixed centres are turned: {}",
                                    has_turned_centre(state) ? "one must be, and r is taken for it" : "here none is"));
    if (auto note = query::unreachable_note(state); !note.empty()) notes.push_back(std::move(note));
    return fmt::format("{}", fmt::join(notes, "\n"));
}

}  // namespace

std::string color_text(const cube::State& state) {
    std::string text;
    for (const Face color : cube::colors_of(state)) text += letter(color);
    return text;
}

Value color_value(cube::Cube cube, const std::string& text, const lang::Where& where) {
    auto state = Reader(cube, where).read(text);
    auto note = note_on(state);
    return make_permutation(std::move(state), std::move(note));
}

}  // namespace cubelang::eval
