// Built-ins that write SVG files: pictures of positions and Cayley graphs.

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/picture_arguments.hpp"
#include "runtime/meaning/builtins/search/part_sets.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/render/svg/cayley.hpp"
#include "runtime/render/svg/drawing.hpp"

namespace cubelang::eval {
namespace svg = render::svg;

template <>
struct Argument<svg::Style> {
    static constexpr std::string_view wanted = "the name of a style";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr || value.as<Function>() != nullptr; }
    static svg::Style get(Context&, const Operand& operand) { return row_named(svg::styles(), operand, "style"); }
    static std::vector<Choice> choices() { return choices_among(svg::styles()); }
};
template <>
struct Argument<svg::Label> : Argument<Text> {
    static constexpr std::string_view wanted = "letters, numbers, patterns or none";
    static svg::Label get(Context&, const Operand& operand) { return row_named(svg::labels(), operand, "label").label; }
    static std::vector<Choice> choices() { return choices_among(svg::labels()); }
};

/// The group of a Cayley graph: a list of generators, or a group.
struct Generating {
    Value value;
};
template <>
struct Argument<Generating> {
    static constexpr std::string_view wanted = "a list or a group";
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_items(mismatch); }
    static bool fits(const Value& value) { return Argument<List>::fits(value) || value.as<Group>() != nullptr; }
    static Generating get(Context&, const Operand& operand) { return {operand.value}; }
};

void check_picture_file(const At<Text>& file) {
    const auto& path = file->text;
    const auto begin = path.rfind('/') + 1;  // npos + 1 is 0
    const auto name = path.substr(begin), stem = name.substr(0, name.rfind('.'));
    const std::string_view endings[] = {".svg", ".png", ".pdf"};
    if (!stem.empty() && std::ranges::any_of(endings, [&](auto ending) { return name == stem + std::string(ending); }))
        return;
    throw lang::Error(file.where,
                      fmt::format("`{}` is not a file name for a picture: it must end in .svg, .png or .pdf", path),
                      fmt::format("such as \"{}{}.svg\"", path.substr(0, begin), stem.empty() ? "cube" : stem));
}

namespace {

std::string algorithm_text(const Value& value) {
    const auto* algorithm = value.as<Algorithm>();
    return algorithm == nullptr ? std::string() : cube::spell(*algorithm->word);
}

std::string text_or_nothing(const std::optional<Text>& text) { return text ? text->text : std::string(); }

struct PictureArguments {
    Element p;
    At<Text> file;
    std::optional<svg::Style> style;
    std::optional<svg::Label> label;
    std::optional<Boolean> marked, before;
    std::optional<Text> title;
    std::optional<PalettePtr> colors;
    std::optional<GroundPtr> background;
    std::optional<cube::Face> up;
    std::optional<PartSet> grey;

    static constexpr auto fields = std::tuple{field("p", &PictureArguments::p),
                                              field("file", &PictureArguments::file),
                                              field("style", &PictureArguments::style),
                                              field("label", &PictureArguments::label),
                                              field("marked", &PictureArguments::marked),
                                              field("before", &PictureArguments::before),
                                              field("title", &PictureArguments::title),
                                              field("colors", &PictureArguments::colors),
                                              field("background", &PictureArguments::background),
                                              field("up", &PictureArguments::up),
                                              field("grey", &PictureArguments::grey)};
};

svg::Options options_of(const PictureArguments& arguments, const svg::Style& style, cube::Cube cube) {
    const auto& palette = *arguments.colors.value_or(&svg::standard_palette());
    return {arguments.label,
            arguments.marked && arguments.marked->value,
            arguments.before ? arguments.before->value : style.before,
            arguments.up ? svg::held_with_up(palette, *arguments.up) : palette,
            arguments.background.value_or(&svg::white_ground()),
            arguments.up,
            arguments.grey ? render::mask_of(cube, arguments.grey->parts) : render::StickerMask()};
}

Value write_picture(Context& context, const PictureArguments& arguments) {
    check_picture_file(arguments.file);
    const auto& [text, where] = arguments.file;
    const auto style = arguments.style.value_or(svg::styles().front());
    const auto state = arguments.p.state(context);
    const auto name = cube_name(state->cube);
    if (state->cube.n > style.largest)
        throw lang::Error(arguments.p.where, fmt::format("a {} is too large for this picture", name),
                          fmt::format("the style {} draws cubes up to the {}", style.name, cube_name({style.largest})));
    const svg::Subject subject{*state, name, algorithm_text(arguments.p.value), cycle_text(*state),
                               text_or_nothing(arguments.title)};
    context.write_picture(text.text, svg::picture(style, subject, options_of(arguments, style, state->cube)), where);
    return make_notation(fmt::format("wrote {}: the {} of a {}", printable_name(text.text), style.noun, name));
}

// Cayley graphs.

struct Generators {
    std::vector<cube::State> states;
    std::vector<std::string> names;
};

Generators generators_in(Context& context, const At<List>& list) {
    Generators generators;
    const auto written = cycle_texts_of_items(list.where, list->items.size());
    for (const auto& item : list->items) {
        if (!is_element(item))
            throw lang::Error(list.where,
                              fmt::format("a generator is an algorithm or a permutation, but this is {}: {}",
                                          type_with_article(item), to_text(item)));
        generators.states.push_back(*permutation(context, item, list.where));
        const auto moves = algorithm_text(item);
        const auto own = generators.names.size() < written.size() ? written[generators.names.size()] : std::string();
        const auto cycles = own.empty() ? to_text(item) : own;
        generators.names.push_back(moves.empty() ? cycles : moves);
    }
    return generators;
}

Generators generators_of(const Group& group, const lang::Where& where) {
    const auto& [domain, of, words, names] = *group.group;
    if (!domain)
        throw lang::Error(where, "this is a group of numbers; cayley needs a group of a cube",
                          "cayley(group(R2, U2), \"group.svg\")");
    Generators generators{{}, names};
    for (const auto& generator : of.generators()) generators.states.push_back(domain->state(generator));
    return generators;
}

void check_count(std::size_t count, const lang::Where& where) {
    if (count == 0) throw lang::Error(where, "the list of generators is empty", "cayley({R2, U2}, \"group.svg\")");
    if (count > svg::most_cayley_generators)
        throw lang::Error(where, fmt::format("a Cayley graph can have at most {} generators, but these are {}",
                                             svg::most_cayley_generators, count));
}

Generators generators_given(Context& context, const At<Generating>& given) {
    const auto& [value, where] = given;
    if (const auto* group = value.value.as<Group>()) {
        check_count(group->group->names.size(), where);
        return generators_of(*group, where);
    }
    const auto list = Argument<List>::get(context, {value.value, where});
    check_count(list.items.size(), where);
    return generators_in(context, {list, where});
}

group::CayleyGraph graph_of(const Generators& generators, const lang::Where& where) {
    const int largest = svg::styles().front().largest, n = generators.states.front().cube.n;
    if (n > largest)
        throw lang::Error(where, fmt::format("Cayley graphs are drawn for cubes up to the {}, but this is a {}",
                                             cube_name({largest}), cube_name(generators.states.front().cube)));
    const cube_group::Domain domain(generators.states.front().cube);
    std::vector<group::Permutation> permutations;
    for (const auto& state : generators.states) permutations.push_back(domain.permutation(state));
    auto found = group::cayley_graph(permutations, svg::largest_cayley);
    if (auto* graph = std::get_if<group::CayleyGraph>(&found)) return std::move(*graph);
    const auto& large = std::get<group::CayleyTooLarge>(found);
    throw lang::Error(where, fmt::format("this group has more than {} elements, too many to draw", svg::largest_cayley),
                      fmt::format("it has {} elements up to distance {} from the identity, and more; use fewer "
                                  "generators, or powers such as R2",
                                  large.found, large.whole_distance + 1));
}

Value write_cayley(Context& context, const At<Generating>& given, const At<Text>& file,
                   const std::optional<Text>& title, const std::optional<GroundPtr>& background) {
    check_picture_file(file);
    const auto generators = generators_given(context, given);
    const auto graph = graph_of(generators, given.where);
    const auto name = cube_name(generators.states.front().cube);
    const svg::CayleySubject subject{name, generators.names, text_or_nothing(title),
                                     background.value_or(&svg::white_ground())};
    context.write_picture(file->text, svg::cayley(subject, graph), file.where);
    return make_notation(fmt::format("wrote {}: the Cayley graph of a group of {}", printable_name(file->text),
                                     counted(graph.size(), "element")));
}

}  // namespace

std::vector<BuiltIn> svg_built_ins() {
    return {
        row({.name = "svg",
             .meaning = "Writes an SVG picture of p to a file: a net, a solid view, the last layer or the cycles.",
             .example = "svg(R U R' U', \"trigger.svg\", isometric)",
             .answer = "wrote trigger.svg: the isometric view of a 3x3x3"},
            write_picture),
        row({.name = "cayley",
             .parameters = "generators: the generators, such as {R2, U2}; or the group | file, title: the title above "
                           "the graph; the generators if left out | background",
             .meaning = "Writes the Cayley graph of a small group to an SVG file: a dot for each element, a line for "
                        "each generator.",
             .example = "cayley({R2, U2}, \"group.svg\")",
             .answer = "wrote group.svg: the Cayley graph of a group of 12 elements"},
            write_cayley),
    };
}

}  // namespace cubelang::eval
