// Pictures as SVG files: from values to what the drawing wants, and its answer.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/bind.hpp"
#include "runtime/cube/cycle_text.hpp"
#include "runtime/render/cayley/picture.hpp"
#include "runtime/render/svg/styles.hpp"
#include "runtime/show/text.hpp"

namespace cubelang::eval {
namespace {

namespace svg = render::svg;

// An element with the moves it was written in, if it was.
struct Pictured {
    std::shared_ptr<const cube::State> state;
    std::string algorithm;
};

std::string algorithm_text(const Value& value) {
    const auto* algorithm = value.as<Algorithm>();
    return algorithm == nullptr ? std::string() : cube::spell(*algorithm->word);
}

}  // namespace

template <>
struct Argument<Pictured> {
    static constexpr std::string_view wanted = Argument<cube::State>::wanted;
    static bool fits(const Value& value) { return is_element(value); }
    static Pictured get(Context& context, const Operand& operand) {
        return {permutation(context, operand.value, operand.where), algorithm_text(operand.value)};
    }
};

namespace {

// One of the words of a table. `cycles` is a style and a built-in function too.
std::string word_of(const Value& value) {
    const auto* function = value.as<Function>();
    return function != nullptr && function->built_in != nullptr ? std::string(function->built_in->name)
                                                                : to_text(value);
}

template <class Row>
const Row& row_named(std::span<const Row> table, const Value& value, std::string_view what, const Origin& origin) {
    const auto word = word_of(value);
    const auto at = std::ranges::find(table, word, &Row::name);
    if (at != table.end()) return *at;
    std::vector<std::string_view> names;
    for (const auto& row : table) names.push_back(row.name);
    throw lang::Error(origin.where, fmt::format("a picture has no {} `{}`", what, word),
                      fmt::format("it can be {}", fmt::join(names, ", ")));
}

void check_file(const std::string& path, const Origin& origin) {
    const auto begin = path.rfind('/') + 1;  // npos + 1 is 0
    const auto name = path.substr(begin), stem = name.substr(0, name.rfind('.'));
    if (!stem.empty() && name.ends_with(".svg")) return;
    throw lang::Error(origin.where, fmt::format("`{}` is no name for an SVG file, which ends in .svg", path),
                      fmt::format("such as \"{}{}.svg\"", path.substr(0, begin), stem.empty() ? "cube" : stem));
}

struct Wishes {
    const svg::Style& style;
    svg::Options options;
    std::string title;
};

Value write_picture(Context& context, const Pictured& p, const std::string& path, const Wishes& wishes,
                    const Origin& origin) {
    check_file(path, origin);
    const auto& state = *p.state;
    const auto& style = wishes.style;
    if (state.cube.n > style.largest)
        throw lang::Error(origin.where, fmt::format("a {} is too large for this picture", cube_name(state.cube)),
                          fmt::format("the style {} draws cubes up to {}", style.name, cube_name({style.largest})));
    const svg::Subject subject{state, cube_name(state.cube), p.algorithm, cycle_text(state), wishes.title};
    context.write_file(path, svg::picture(style, subject, wishes.options), origin.where);
    return make_notation(fmt::format("wrote {}: the {} of a {}", path, style.noun, cube_name(state.cube)));
}

// Cayley graphs.

struct Generators {
    std::vector<cube::State> states;
    std::vector<std::string> names;
};

Generators generators_in(Context& context, const List& list, const Origin& origin) {
    if (list.items->empty())
        throw lang::Error(origin.where, "there are no generators here", "cayley({R2, U2}, \"group.svg\")");
    if (list.items->size() > svg::most_cayley_generators)
        throw lang::Error(origin.where,
                          fmt::format("a Cayley graph is drawn for {} generators at most, and here are {}",
                                      svg::most_cayley_generators, list.items->size()));
    Generators generators;
    for (const auto& item : *list.items) {
        if (!is_element(item))
            throw lang::Error(origin.where,
                              fmt::format("a generator is an algorithm or a permutation, and this is {}: {}",
                                          type_with_article(item), to_text(item)));
        generators.states.push_back(*permutation(context, item, origin.where));
        const auto moves = algorithm_text(item);
        generators.names.push_back(moves.empty() ? to_text(item) : moves);
    }
    return generators;
}

group::CayleyGraph graph_of(Context& context, const Generators& generators, const Origin& origin) {
    const int largest = svg::styles().front().largest, n = generators.states.front().cube.n;
    if (n > largest)
        throw lang::Error(origin.where, fmt::format("Cayley graphs are drawn on cubes up to {}, and this is a {}",
                                                    cube_name({largest}), cube_name(context.cube())));
    auto found = group::cayley_graph(generators.states, svg::largest_cayley);
    if (auto* graph = std::get_if<group::CayleyGraph>(&found)) return std::move(*graph);
    const auto& large = std::get<group::CayleyTooLarge>(found);
    throw lang::Error(origin.where,
                      fmt::format("this group has more than the {} elements that are drawn", svg::largest_cayley),
                      fmt::format("{} were found up to distance {} from the identity, and it goes on; take fewer "
                                  "generators, or powers of them such as R2",
                                  large.found, large.whole_distance + 1));
}

Value write_cayley(Context& context, const List& list, const std::string& path, const std::string& title,
                   const Origin& origin) {
    check_file(path, origin);
    const auto generators = generators_in(context, list, origin);
    const auto graph = graph_of(context, generators, origin);
    context.write_file(path, svg::cayley({cube_name(generators.states.front().cube), generators.names, title}, graph),
                       origin.where);
    return make_notation(fmt::format("wrote {}: the Cayley graph of a group of {} element{}", path, graph.size(),
                                     graph.size() == 1 ? "" : "s"));
}

std::string text_or_nothing(const std::optional<Text>& text) { return text ? text->text : std::string(); }

}  // namespace

std::vector<BuiltIn> svg_built_ins() {
    return {
        row("svg", "p, file, style, label, marked, before, title",
            "writes a picture to a file: style = net, isometric, back, both, last_layer, oll or cycles; label = "
            "letters, numbers, patterns or none; "
            "what moved marked; before p instead of after it; a title of its own",
            "svg(R U R' U', \"trigger.svg\", isometric)", "wrote trigger.svg: the isometric view of a 3x3x3",
            [](Context& context, const Pictured& p, const Text& file, const std::optional<Value>& style_word,
               const std::optional<Value>& label, const std::optional<Boolean>& marked,
               const std::optional<Boolean>& before, const std::optional<Text>& title, const Origin& origin) {
                const auto& style =
                    style_word ? row_named(svg::styles(), *style_word, "style", origin) : svg::styles().front();
                svg::Options options{std::nullopt, marked && marked->value, before ? before->value : style.before};
                if (label) options.label = row_named(svg::labels(), *label, "label", origin).label;
                return write_picture(context, p, file.text, {style, options, text_or_nothing(title)}, origin);
            }),
        row("cayley", "generators, file, title",
            "draws the Cayley graph of a small group: a dot for each element, a line for each generator",
            "cayley({R2, U2}, \"group.svg\")", "wrote group.svg: the Cayley graph of a group of 12 elements",
            [](Context& context, const List& generators, const Text& file, const std::optional<Text>& title,
               const Origin& origin) {
                return write_cayley(context, generators, file.text, text_or_nothing(title), origin);
            }),
    };
}

}  // namespace cubelang::eval
