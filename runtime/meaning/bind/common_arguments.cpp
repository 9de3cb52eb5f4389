#include "runtime/meaning/bind/common_arguments.hpp"

#include <utility>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/meaning/bind/parameters.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

struct UsualMeaning {
    std::string_view name, meaning;
};
constexpr UsualMeaning usual_meanings[] = {
    {"p", "the permutation; an algorithm stands for the one it makes"},
    {"a", "the algorithm"},
    {"value", "the value"},
    {"text", "the text to read"},
    {"metric", "the metric in which moves are counted; HTM up to the 3x3x3 if left out, SSTM above"},
    {"notation", "how small letters and M are read on larger cubes; as the program says if left out"},
    {"numbering", "the numbering of the stickers; net if left out"},
    {"using", "the allowed moves: R allows R, R2 and R', but R2 allows only R2"},
    {"seed", "any integer; the same seed gives the same result"},
    {"parts", "the parts of the goal"},
    {"generators", "the elements that generate the group, such as {R2, U2}"},
    {"then", "the symmetry to perform after p"},
    {"dedges", "how the two wings of an edge are written: apart, together or in pairs; apart if left out"},
    {"file", "the path of the file to write"},
    {"title", "the title above the picture; the moves if left out"},
    {"style", "the kind of picture; net if left out"},
    {"label", "the labels on the stickers"},
    {"marked", "whether to mark the stickers that have moved"},
    {"before", "whether to show the position that p solves instead of the one that p makes"},
    {"setup", "the position at the start; solved if left out"},
    {"solves", "whether to start from the position that the moves solve"},
    {"colors", "the sticker colours; safe ones suit colour-blind viewers; standard if left out"},
    {"scheme", "the colours of the faces: a name, six letters, or six colours; those of the session if left out"},
    {"up", "the side whose colour is up, such as d; the moves are read in this hold; u if left out"},
    {"grey", "parts whose stickers are grey, such as corners"},
    {"background", "the background of the picture; white if left out"},
    {"speed", "the speed at the start in moves per second, 1 to 20; 2 if left out"},
    {"index", "the index, counted from 0"},
    {"origin", "the sticker, by its number in fruldb"},
    {"destination", "the place on the front face to which the sticker moves"},
    {"orientation", "the rotation of the sticker in the middle of odd N, in quarter turns: 0 to 3"},
};

constexpr CountingMode counting_modes[] = {
    {"labelled", "way of counting: every centre is distinct", reach::Counting::labelled},
    {"colours", "way of counting: centres of the same colour are equal", reach::Counting::by_colours},
};

// Choices that are names of functions too: `sign`, and `colors`, the American spelling.
bool is_function(const Value& value, std::string_view name) {
    const auto* function = value.as<Function>();
    return function != nullptr && function->built_in != nullptr && function->built_in->name == name;
}

}  // namespace

std::string_view detail::usual_meaning(std::string_view name) {
    const auto at = std::ranges::find(usual_meanings, name, &UsualMeaning::name);
    return at == std::end(usual_meanings) ? std::string_view() : at->meaning;
}

detail::NamedParameter detail::take_parameter(std::string_view& list) {
    const auto take = [&](std::size_t end, std::size_t separator) {
        end = std::min(end, list.size());
        return std::exchange(list, list.substr(std::min(list.size(), end + separator))).substr(0, end);
    };
    const auto colon = list.find(": "), comma = list.find(", ");
    if (comma <= colon) return {take(comma, 2), {}};
    const auto name = take(colon, 2);
    return {name, take(list.find(" | "), 3)};
}

void no_such_choice(const Operand& operand, std::string_view what, const std::vector<Choice>& choices) {
    throw lang::Error(operand.where, fmt::format("there is no {} `{}`", what, to_text(operand.value)),
                      fmt::format("it can be {}", joined_words(choices, &Choice::text)));
}

NumberingPtr Argument<NumberingPtr>::get(Context&, const Operand& operand) {
    if (const auto* numbering = cube::find_numbering(spelled_name(operand.value))) return numbering;
    const auto is_part = operand.value.as<Algorithm>() != nullptr;  // cycle(UF, UR, UL)
    throw lang::Error(operand.where, fmt::format("there is no numbering `{}`", to_text(operand.value)),
                      fmt::format("the numberings are {}{}", joined_words(cube::numberings(), &cube::Numbering::name),
                                  is_part ? "; a cycle of parts is written (uf,ur,ul)" : ""));
}

// As typed: a name that also spells moves needs quotes.
std::vector<Choice> Argument<NumberingPtr>::choices() {
    auto choices = choices_among(cube::numberings());
    for (auto& choice : choices)
        if (choice.text == "fruldb") choice = {"\"fruldb\"", choice.meaning};
    return choices;
}

PartKind Argument<PartKind>::get(Context&, const Operand& operand) {
    const auto& name = operand.value.as<Text>()->text;
    const auto is_it = [&](cube::Kind kind) { return is_of_kind(kind, name); };
    if (std::ranges::any_of(cube::kinds, is_it)) return {name};
    throw lang::Error(operand.where, fmt::format("there is no kind of parts `{}`", name),
                      "the kinds are corners, edges, wings, centres, fixed_centres, x_centres, t_centres, obliques");
}

std::uint64_t seed_from(const Integer& seed) {
    const Integer modulus = Integer(1) << 64;
    return static_cast<std::uint64_t>((seed % modulus + modulus) % modulus);
}

int checked_int(const std::optional<At<Integer>>& given, const Bounds& bounds) {
    if (!given) return bounds.usual;
    const auto& [value, where] = *given;
    if (value >= bounds.least && value <= bounds.most) return static_cast<int>(value);
    throw lang::Error(where, fmt::format("{} is a number from {} to {}, not {}", bounds.name, bounds.least, bounds.most,
                                         value.str()));
}

bool Argument<CountingMode>::fits(const Value& value) {
    return Argument<Text>::fits(value) || is_function(value, "colors");
}

CountingMode Argument<CountingMode>::get(Context& context, const Operand& operand) {
    const std::string name = is_function(operand.value, "colors") ? "colours" : operand.value.as<Text>()->text;
    return RowArgument::get(context, {make_text(name), operand.where});
}

bool Argument<lang::Notation>::fits(const Value& value) {
    return Argument<Text>::fits(value) || is_function(value, "sign");
}

lang::Notation Argument<lang::Notation>::get(Context& context, const Operand& operand) {
    const bool is_sign = is_function(operand.value, "sign");
    return RowArgument::get(context, {is_sign ? make_text("sign") : operand.value, operand.where});
}

std::span<const CountingMode> Argument<CountingMode>::rows() { return counting_modes; }

void check_count(const At<Sequence>& sequence, std::string_view hint) {
    const auto* stream = sequence->stream();
    if (stream == nullptr || !stream->flow->count) return;
    check_count("list", *stream->flow->count, sequence.where, hint.empty() ? hint_for_streams : hint);
}

}  // namespace cubelang::meaning
