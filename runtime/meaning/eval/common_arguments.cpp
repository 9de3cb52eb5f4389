#include "runtime/meaning/eval/common_arguments.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/meaning/eval/parameters.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::eval {
namespace {

struct UsualMeaning {
    std::string_view name, meaning;
};
constexpr UsualMeaning usual_meanings[] = {
    {"p", "what is asked about; an algorithm stands for what it does"},
    {"a", "the algorithm asked about"},
    {"value", "what is asked about"},
    {"f", "what is done with each item"},
    {"text", "what is read"},
    {"metric", "what counts as one move; HTM up to the 3x3x3 if left out, SSTM above"},
    {"numbering", "how the stickers are numbered; net if left out"},
    {"using", "the moves to choose from: R stands for R, R2 and R', but R2 for itself alone"},
    {"seed", "any number: the same one gives the same answer again"},
    {"parts", "the parts that the goal is about: places, words for many, or a list of these"},
    {"generators", "the elements that make all the others, such as {R2, U2}"},
    {"then", "the symmetry that is performed after p"},
    {"dedges", "how the two wings of an edge are written: apart, together or in pairs"},
    {"scheme", "a letter for each colour, of U F R D B L: \"WGRYBO\""},
    {"file", "the path of the file that is written"},
    {"title", "what stands above it; the moves if left out"},
    {"style", "what kind of picture; net if left out"},
    {"label", "what is written on the stickers"},
    {"marked", "are the stickers marked that have moved?"},
    {"before", "is it the position that p solves, and not the one that p makes?"},
    {"setup", "the position in which it begins; solved if left out"},
    {"solves", "does it begin so that it ends solved?"},
    {"colors", "the colours of the stickers: a cube's, or ones that colour-blind eyes can tell apart"},
    {"background", "what is behind the picture; white if left out"},
    {"speed", "moves a second at the beginning, 1 to 20; 2 if left out"},
    {"index", "which one, counted from 0"},
    {"origin", "which sticker, by its number in fruldb"},
    {"destination", "the place on the front face to which the sticker comes"},
    {"orientation", "how the sticker is turned in the middle of odd N: quarter turns, 0 to 3"},
};

}  // namespace

std::string_view detail::usual_meaning(std::string_view name) {
    const auto at = std::ranges::find(usual_meanings, name, &UsualMeaning::name);
    return at == std::end(usual_meanings) ? std::string_view() : at->meaning;
}

detail::Named detail::take_named(std::string_view& list) {
    const auto take = [&](std::size_t end, std::size_t separator) {
        end = std::min(end, list.size());
        return std::exchange(list, list.substr(std::min(list.size(), end + separator))).substr(0, end);
    };
    const auto colon = list.find(": "), comma = list.find(", ");
    if (comma <= colon) return {take(comma, 2), {}};
    const auto name = take(colon, 2);
    return {name, take(list.find(" | "), 3)};
}

query::Metric Argument<query::Metric>::get(Context&, const Operand& operand) {
    const auto& name = operand.value.as<Text>()->text;
    if (const auto* metric = query::find_metric(name)) return *metric;
    throw lang::Error(operand.where, fmt::format("there is no metric `{}`", name),
                      fmt::format("the metrics are {}", joined_words(query::metrics(), &query::Metric::name)));
}

NumberingPtr Argument<NumberingPtr>::get(Context&, const Operand& operand) {
    if (const auto* numbering = cube::find_numbering(spelled_name(operand.value))) return numbering;
    throw lang::Error(operand.where, fmt::format("there is no numbering `{}`", to_text(operand.value)),
                      fmt::format("the numberings are {}", joined_words(cube::numberings(), &cube::Numbering::name)));
}

// As they are written: what spells moves is in quotes.
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

namespace {

constexpr CountedBy ways_to_count[] = {
    {"labelled", "way of counting: every centre is known from the others", query::Counting::labelled},
    {"colours", "way of counting: centres of one colour look alike", query::Counting::by_colours},
};

// By the American name too, which is a function.
bool is_colors(const Value& value) {
    const auto* function = value.as<Function>();
    return function != nullptr && function->built_in != nullptr && function->built_in->name == "colors";
}

}  // namespace

bool Argument<CountedBy>::fits(const Value& value) { return Argument<Text>::fits(value) || is_colors(value); }

CountedBy Argument<CountedBy>::get(Context&, const Operand& operand) {
    const std::string name = is_colors(operand.value) ? "colours" : operand.value.as<Text>()->text;
    if (const auto way = std::ranges::find(ways_to_count, name, &CountedBy::name); way != std::end(ways_to_count))
        return *way;
    throw lang::Error(operand.where, fmt::format("there is no way of counting called `{}`", name),
                      "by = labelled knows every centre from the others, by = colours only their colours");
}

std::vector<Choice> Argument<CountedBy>::choices() { return choices_among(ways_to_count); }

}  // namespace cubelang::eval
