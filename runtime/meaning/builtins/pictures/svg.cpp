// Built-ins that write SVG files: pictures of positions and Cayley graphs.

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/builtins/pictures/picture_arguments.hpp"
#include "runtime/render/svg/cayley.hpp"
#include "runtime/render/svg/drawing.hpp"

namespace cubelang::meaning {
namespace svg = render::svg;

namespace {

struct PictureArguments : PictureOptions {
    Element p;
    At<Text> file;

    static constexpr auto fields =
        std::tuple_cat(std::tuple{field("p", &PictureArguments::p), field("file", &PictureArguments::file)}, shared);
};

Value write_picture(Context& context, const PictureArguments& arguments) {
    check_picture_file(arguments.file);
    const auto& [text, where] = arguments.file;
    const auto style = arguments.style.value_or(svg::styles().front());
    const auto state = arguments.p.state(context);
    const auto picture = picture_of(context, *state, {arguments.p.value, arguments.p.where}, style, arguments);
    context.write_picture(text.text, picture, where);
    return make_notation(
        fmt::format("wrote {}: the {} of a {}", printable_name(text.text), style.noun, cube_name(state->cube)));
}

struct PictureTextArguments : PictureOptions {
    Element p;

    static constexpr auto fields = std::tuple_cat(std::tuple{field("p", &PictureTextArguments::p)}, shared);
};

Value picture_text(Context& context, const PictureTextArguments& arguments) {
    const auto style = arguments.style.value_or(svg::styles().front());
    const auto state = arguments.p.state(context);
    return make_text(picture_of(context, *state, {arguments.p.value, arguments.p.where}, style, arguments));
}

// Cayley graphs.

// Generators, or a list of them, stand for their group.
groups::GroupPtr group_given(Context& context, const At<Value>& given, const Origin& origin) {
    if (const auto* group = given->as<Group>()) return group->group;
    return group_of_elements(context, Many<At<Value>>{{given}}, origin).as<Group>()->group;
}

void check_count(std::size_t count, const lang::Where& where) {
    if (count == 0) throw lang::Error(where, "the list of generators is empty", "cayley({R2, U2}, \"group.svg\")");
    if (count > svg::most_cayley_generators)
        throw lang::Error(where, fmt::format("a Cayley graph can have at most {} generators, but these are {}",
                                             svg::most_cayley_generators, count));
}

group::CayleyGraph graph_of(const group::PermutationGroup& group, const lang::Where& where) {
    auto found = group::cayley_graph(group.generators(), svg::largest_cayley);
    if (auto* graph = std::get_if<group::CayleyGraph>(&found)) return std::move(*graph);
    const auto& large = std::get<group::CayleyTooLarge>(found);
    throw lang::Error(where, fmt::format("this group has more than {} elements, too many to draw", svg::largest_cayley),
                      fmt::format("it has {} elements up to distance {} from the identity, and more; use fewer "
                                  "generators, or powers such as R2",
                                  large.found, large.whole_distance + 1));
}

// The number of the coset H x of each element x, in the order of their first elements.
std::vector<std::size_t> coset_numbers(Context& context, const group::CayleyGraph& graph, const At<Group>& given) {
    const auto h = on_points(context, given, graph.elements.front().size());
    for (const auto& generator : h->generators())
        if (std::ranges::find(graph.elements, generator) == graph.elements.end())
            throw lang::Error(given.where, "this is not a subgroup of the group that is drawn");
    std::vector<group::Permutation> first;
    std::vector<std::size_t> numbers;
    for (const auto& x : graph.elements) {
        const auto is_in_coset = [&](const auto& y) { return h->contains(group::product(x, group::inverse(y))); };
        const auto at = std::ranges::find_if(first, is_in_coset);
        numbers.push_back(static_cast<std::size_t>(at - first.begin()));
        if (at == first.end()) first.push_back(x);
    }
    return numbers;
}

Value write_cayley(Context& context, const At<Value>& given, const At<Text>& file, const std::optional<Text>& title,
                   const std::optional<GroundPtr>& background, const std::optional<At<Group>>& h,
                   const Origin& origin) {
    check_picture_file(file);
    const auto made = group_given(context, given, origin);
    check_count(made->names.size(), given.where);
    const auto graph = graph_of(made->group, given.where);
    const svg::CayleySubject subject{made->domain ? "a " + cube_name(made->domain->cube()) : "numbers", made->names,
                                     text_or_nothing(title), background.value_or(&svg::white_ground()),
                                     h ? coset_numbers(context, graph, *h) : std::vector<std::size_t>{}};
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
        row({.name = "svg_text",
             .parameters =
                 "p: the permutation; an algorithm stands for the one it makes | style, label, marked, before, "
                 "title, colors, scheme, background, up, grey",
             .meaning = "The SVG picture of p as a text, for files of your own. The options are those of svg.",
             .example = "first(split(svg_text(R U, last_layer)), 1)",
             .answer = "{\"<svg\"}"},
            picture_text),
        row({.name = "cayley",
             .parameters = "generators: the generators, such as {R2, U2}; or the group, also of numbers | file, title: "
                           "the title above the graph; none if left out | background, H: a subgroup, each of whose "
                           "cosets has a colour",
             .meaning = "Writes the Cayley graph of a small group to an SVG file: a dot for each element, a line for "
                        "each generator.",
             .example = "cayley({R2, U2}, \"group.svg\")",
             .answer = "wrote group.svg: the Cayley graph of a group of 12 elements"},
            write_cayley),
    };
}

}  // namespace cubelang::meaning
