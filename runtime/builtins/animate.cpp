// Algorithms as pages that move.

#include <fmt/format.h>

#include "runtime/builtins/bind.hpp"
#include "runtime/cube/cycle_text.hpp"
#include "runtime/query/order.hpp"
#include "runtime/render/animation/animation.hpp"
#include "runtime/show/text.hpp"

namespace cubelang::eval {
namespace {

constexpr std::string_view ending = ".html";

struct Wishes {
    std::optional<cube::State> setup;
    bool solves = false;
    std::optional<Integer> speed;
    std::optional<Text> title;
};

// Texts of cycles grow with the cube; the page shows their beginning.
std::string shortened(const std::string& text, std::size_t most) {
    if (text.size() <= most) return text;
    const auto blank = text.rfind(' ', most);
    return fmt::format("{} …", std::string_view(text).substr(0, blank == text.npos ? most : blank));
}

void check_file(const std::string& file, const lang::Where& where) {
    if (file.size() > ending.size() && file.ends_with(ending)) return;
    throw lang::Error(where, fmt::format("`{}` is no name for a web page, which ends in {}", file, ending),
                      "for example \"sune.html\"");
}

void check_cube(cube::Cube cube, const lang::Where& where) {
    if (cube.n <= render::largest_animated) return;
    throw lang::Error(where, fmt::format("a page shows cubes up to {0}x{0}x{0}, and this is a {1}",
                                         render::largest_animated, cube_name(cube)));
}

void check_wishes(const Wishes& wishes, const lang::Where& where) {
    if (wishes.setup && wishes.solves)
        throw lang::Error(
            where,
            "`setup` says how the cube begins and `solves` that it ends solved: only one of them can be wished for");
    if (wishes.speed && (*wishes.speed < render::slowest_animation || *wishes.speed > render::fastest_animation))
        throw lang::Error(where,
                          fmt::format("the speed is {} to {} moves a second, and not {}", render::slowest_animation,
                                      render::fastest_animation, wishes.speed->str()),
                          "it can be changed on the page too");
    if (wishes.title && wishes.title->text.size() > render::longest_title)
        throw lang::Error(where, fmt::format("a title has at most {} bytes, and this one has {}", render::longest_title,
                                             wishes.title->text.size()));
}

std::vector<cube::Move> moves_shown(const cube::Word& word, const lang::Where& where) {
    if (auto moves = cube::expand(word, render::longest_animation)) return *std::move(moves);
    const auto count =
        cube::weigh(word, [](const cube::Move&) { return 1; });  // pauses too: each is a step on the page
    throw lang::Error(
        where,
        fmt::format("a page shows at most {} moves, and this algorithm has {}", render::longest_animation, count.str()),
        "animate a part of it");
}

cube::State start_of(const cube::State& played, const Wishes& wishes) {
    if (wishes.setup) return *wishes.setup;
    if (wishes.solves) return {played.cube, perm::inverse(played.blocks)};
    return cube::solved(played.cube);
}

std::string counted(const cube::Word& word, cube::Cube cube) {
    const auto count = cube::move_count(word);
    return fmt::format("{} move{} on a {}", count.str(), count == 1 ? "" : "s", cube_name(cube));
}

std::string beginning(const Wishes& wishes) {
    return wishes.setup ? "from a position of its own" : wishes.solves ? "ending solved" : "from the solved cube";
}

std::string effect(const cube::State& played) {
    const auto cycles = cycle_text(played);
    return cycles == "()" ? "() nothing in the end" : shortened(cycles, render::longest_fact);
}

render::Animation animation_of(const cube::Word& word, const cube::State& played, const Wishes& wishes,
                               const lang::Where& where) {
    render::Animation page{
        .start = start_of(played, wishes), .moves = moves_shown(word, where), .title = {}, .summary = {}};
    const auto written = cube::spell(word);
    page.title = wishes.title ? wishes.title->text : shortened(written, render::longest_title / 2);
    page.summary = fmt::format("{}, {}", counted(word, played.cube), beginning(wishes));
    if (written != cube::spell(*cube::make_run(page.moves)))
        page.facts.emplace_back("As written", shortened(written, render::longest_fact));
    page.facts.emplace_back("What it does", effect(played));
    page.facts.emplace_back("Order", fmt::format("{}", query::order(played)));
    if (wishes.setup) page.facts.emplace_back("It begins at", shortened(cycle_text(page.start), render::longest_fact));
    if (wishes.speed) page.speed = wishes.speed->convert_to<int>();
    return page;
}

Value animate(Context& context, const cube::WordPtr& word, const std::string& file, const Wishes& wishes,
              const lang::Where& where) {
    check_file(file, where);
    check_cube(context.cube(), where);
    check_wishes(wishes, where);
    const auto played = context.perform(word, where);
    context.write_file(file, render::animation_page(animation_of(*word, played, wishes, where)), where);
    return make_notation(fmt::format("wrote {}: {}", file, counted(*word, played.cube)));
}

}  // namespace

std::vector<BuiltIn> animate_built_ins() {
    return {
        row("animate", "a, file, setup, solves, speed, title",
            "writes a web page on which the cube turns: from solved, from the position `setup`, or (`solves = true`) "
            "so that it ends solved; `speed` is moves a second",
            "animate(R U R' U R U2 R', \"sune.html\", solves = true)", "wrote sune.html: 7 moves on a 3x3x3",
            [](Context& context, const cube::WordPtr& a, const Text& file, const std::optional<cube::State>& setup,
               const std::optional<Boolean>& solves, const std::optional<Integer>& speed,
               const std::optional<Text>& title, const Origin& origin) {
                return animate(context, a, file.text, {setup, solves && solves->value, speed, title}, origin.where);
            }),
    };
}

}  // namespace cubelang::eval
