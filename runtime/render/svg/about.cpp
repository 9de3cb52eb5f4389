#include "runtime/render/svg/about.hpp"

#include <cctype>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {
namespace {

constexpr std::size_t longest_in_title = 100, longest_in_description = 2000;
constexpr int largest_described = 7;  // up to this N the colours are listed

std::string cut_short(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    const auto blank = text.rfind(' ', most);
    return fmt::format("{} …", text.substr(0, blank == text.npos ? most : blank));
}

// Moves if there are any, else cycles: as the user wrote it.
const std::string& name_of(const Subject& subject) {
    return subject.algorithm.empty() ? subject.cycles : subject.algorithm;
}

std::string when(const Subject& subject, bool before, std::size_t most) {
    if (subject.cycles == "()" && subject.algorithm.empty()) return "solved";
    return fmt::format("{} {}", before ? "before" : "after", cut_short(name_of(subject), most));
}

// The faces' letters row by row, "UUU UUU UUU".
std::string rows_of(const Stickers& stickers, cube::Face face) {
    std::string rows;
    const int n = stickers.cube().n;
    for (int row = 0; row < n; ++row) {
        if (row > 0) rows += ' ';
        for (int column = 0; column < n; ++column) rows += letter_of(stickers.at(in_net(face), row, column).home);
    }
    return rows;
}

}  // namespace

cube::State shown_state(const Subject& subject, const Options& options) {
    if (!options.before) return subject.state;
    return {subject.state.cube, perm::inverse(subject.state.blocks)};
}

std::string cycles_in_words(const Subject& subject) { return cut_short(subject.cycles, longest_in_description); }

std::string occasion(const Subject& subject, bool before) { return when(subject, before, longest_in_description); }

std::string title(const Subject& subject, bool before) {
    if (!subject.title.empty()) return subject.title;
    return fmt::format("{} of a {}, {}", capitalized(subject.noun), subject.cube_name,
                       when(subject, before, longest_in_title));
}

std::string description(const Subject& subject, const Stickers& stickers, bool before, std::string_view arrangement,
                        std::string_view faces) {
    auto text = fmt::format("A {} cube, {}.", subject.cube_name, occasion(subject, before));
    if (!subject.algorithm.empty()) text += fmt::format(" Its cycles: {}.", cycles_in_words(subject));
    text += fmt::format(" {}", arrangement);
    if (stickers.cube().n > largest_described) return text;
    for (const auto face : cube::faces)
        if (faces.find(letter_of(face)) != faces.npos)
            text += fmt::format(" Face {}, row by row: {}.", letter_of(face), rows_of(stickers, face));
    return text;
}

}  // namespace cubelang::render::svg
