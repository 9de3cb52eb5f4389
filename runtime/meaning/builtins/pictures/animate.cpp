// The built-in `animate`: an algorithm as a web page or as a moving picture.

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/pictures/picture_arguments.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/render/svg/animation.hpp"
#include "runtime/render/svg/moving.hpp"

namespace cubelang::meaning {
namespace {

// The kinds of file, by the ending of the name.
struct FileKind {
    std::string_view ending;
    int largest;
    std::size_t longest;  ///< number of moves
    std::string (*text)(const render::Animation&);
    std::string_view of_more;  ///< what larger ones need
};
constexpr FileKind file_kinds[] = {
    {".html", render::largest_animated, render::longest_animation, render::animation_page, "animate a part of it"},
    {".svg", render::svg::largest_moving, render::svg::longest_moving, render::svg::moving_picture,
     "a page, \"….html\", shows more"}};

struct PageArguments {
    At<cube::WordPtr> a;
    At<Text> file;
    std::optional<cube::State> setup;
    std::optional<At<Boolean>> solves;
    std::optional<At<Integer>> speed;
    std::optional<At<Text>> title;
    std::optional<PalettePtr> colors;
    std::optional<render::Scheme> scheme;
    std::optional<At<List>> steps;
    std::optional<Map> facts;

    static constexpr auto fields = std::tuple{
        field("a", &PageArguments::a),
        field("file", &PageArguments::file),
        field("setup", &PageArguments::setup),
        field("solves", &PageArguments::solves),
        field("speed", &PageArguments::speed),
        field("title", &PageArguments::title),
        field("colors", &PageArguments::colors),
        field("scheme", &PageArguments::scheme),
        field("steps", &PageArguments::steps,
              "the parts of the algorithm in turn, {name, moves} or {name, moves, remark}"),
        field("facts", &PageArguments::facts, "texts by their headings, in place of the usual ones below the moves")};

    [[nodiscard]] bool ends_solved() const { return solves && solves->value.value; }
};

const FileKind& kind_of_file(const At<Text>& file) {
    for (const auto& kind : file_kinds)
        if (file->text.size() > kind.ending.size() && file->text.ends_with(kind.ending)) return kind;
    throw lang::Error(file.where,
                      fmt::format("`{}` is not a file name for an animation: it must end in .html or .svg", file->text),
                      "for example \"sune.html\", a page, or \"sune.svg\", a moving picture");
}

void check_cube(cube::Cube cube, const FileKind& kind, const lang::Where& where) {
    if (cube.n <= kind.largest) return;
    throw lang::Error(
        where,
        fmt::format("animate shows cubes up to the {0}x{0}x{0}, but this is a {1}", kind.largest, cube_name(cube)),
        std::string(&kind == std::begin(file_kinds) ? "" : kind.of_more));
}

void check_start(const PageArguments& options) {
    if (options.setup && options.ends_solved())
        throw lang::Error(options.solves->where,
                          "`setup` and `solves` both determine the starting position: give only one of them");
}

void check_speed(const std::optional<At<Integer>>& speed) {
    if (!speed || (**speed >= render::slowest_animation && **speed <= render::fastest_animation)) return;
    throw lang::Error(speed->where,
                      fmt::format("the speed must be from {} to {} moves per second, not {}", render::slowest_animation,
                                  render::fastest_animation, speed->value.str()),
                      "the page itself has a control for the speed");
}

void check_title(const std::optional<At<Text>>& title) {
    if (!title || title->value.text.size() <= render::longest_title) return;
    throw lang::Error(title->where, fmt::format("a title can have at most {} bytes, but this one has {}",
                                                render::longest_title, title->value.text.size()));
}

std::vector<cube::Move> moves_shown(const At<cube::WordPtr>& word, const FileKind& kind) {
    if (auto moves = cube::expand(**word, kind.longest)) return *std::move(moves);
    const auto count =
        cube::weigh(**word, [](const cube::Move&) { return 1; });  // pauses count: each is a step on the page
    throw lang::Error(
        word.where, fmt::format("animate shows at most {} moves, but this algorithm has {}", kind.longest, count.str()),
        std::string(kind.of_more));
}

std::string spelled(const std::vector<cube::Move>& moves) {
    return moves.empty() ? "" : cube::spell(*cube::make_run(moves));
}

render::Animation::Step step_of(const Value& row, const lang::Where& where, const FileKind& kind) {
    const auto* list = row.as<List>();
    const auto size = list == nullptr ? 0 : list->items.size();
    const auto* moves = size == 2 || size == 3 ? list->items[1].as<Algorithm>() : nullptr;
    if (moves == nullptr)
        throw lang::Error(where, "a step is its name and its moves, with or without a remark",
                          "steps = {{\"trigger\", R U R'}, {\"end\", U', \"turns the top\"}}");
    const auto text = [&](std::size_t at) { return cut_at_blank(to_text(list->items[at]), render::longest_title); };
    return {text(0), spelled(moves_shown({moves->word, where}, kind)), size == 3 ? text(2) : std::string()};
}

std::vector<render::Animation::Step> steps_of(const render::Animation& page, const PageArguments& options,
                                              const FileKind& kind) {
    std::vector<render::Animation::Step> steps;
    if (!options.steps) return steps;
    const auto& where = options.steps->where;
    std::string all;
    for (const auto& row : options.steps->value.items) {
        steps.push_back(step_of(row, where, kind));
        const auto& moves = steps.back().moves;
        all += (all.empty() || moves.empty() ? "" : " ") + moves;
    }
    if (all != spelled(page.moves))
        throw lang::Error(where,
                          fmt::format("the steps together are `{}`, and the algorithm is `{}`",
                                      cut_at_blank(all, render::longest_title),
                                      cut_at_blank(spelled(page.moves), render::longest_title)),
                          "the algorithm is their product: {R U, F} are steps of R U F");
    if (&kind != std::begin(file_kinds))
        throw lang::Error(where, "a moving picture has no list of steps", std::string(kind.of_more));
    return steps;
}

cube::State start_of(const cube::State& played, const PageArguments& options) {
    if (options.setup) return *options.setup;
    if (options.ends_solved()) return {played.cube, perm::inverse(played.blocks)};
    return cube::solved(played.cube);
}

std::string moves_on_cube(const cube::Word& word, cube::Cube cube) {
    return fmt::format("{} on a {}", counted(cube::move_count(word).str(), "move"), cube_name(cube));
}

std::string position_at_start(const PageArguments& options) {
    if (options.setup) return "from a given position";
    return options.ends_solved() ? "ending solved" : "from the solved cube";
}

std::string effect(const cube::State& played) {
    const auto cycles = cycle_text(played);
    return cycles == "()" ? "() no change" : cut_at_blank(cycles, render::longest_fact);
}

using Facts = decltype(render::Animation::facts);

Facts facts_of(const render::Animation& page, const std::string& written, const cube::State& played,
               const PageArguments& options) {
    Facts facts;
    if (options.facts) {
        for (const auto& [heading, text] : options.facts->items)
            facts.emplace_back(to_text(heading), cut_at_blank(to_text(text), render::longest_fact));
        return facts;
    }
    if (written != cube::spell(*cube::make_run(page.moves)))
        facts.emplace_back("As written", cut_at_blank(written, render::longest_fact));
    facts.emplace_back("Effect", effect(played));
    facts.emplace_back("Order", fmt::format("{}", query::order(played)));
    if (options.setup)
        facts.emplace_back("Starting position", cut_at_blank(cycle_text(page.start), render::longest_fact));
    return facts;
}

render::Animation animation_of(const Context& context, const cube::State& played, const PageArguments& options,
                               const FileKind& kind) {
    const auto& word = options.a;
    render::Animation page{
        .start = start_of(played, options), .moves = moves_shown(word, kind), .title = {}, .summary = {}};
    const auto written = cube::spell(**word);
    page.title = options.title ? options.title->value.text : cut_at_blank(written, render::longest_title / 2);
    page.summary = fmt::format("{}, {}", moves_on_cube(**word, played.cube), position_at_start(options));
    page.steps = steps_of(page, options, kind);
    page.facts = facts_of(page, written, played, options);
    if (options.speed) page.speed = static_cast<int>(options.speed->value);
    if (options.colors) page.palette = *options.colors;
    page.scheme = options.scheme.value_or(context.scheme());
    return page;
}

Value animate(Context& context, const PageArguments& page, const Origin& origin) {
    const auto& kind = kind_of_file(page.file);
    check_cube(context.cube(), kind, origin.where);
    check_start(page);
    check_speed(page.speed);
    check_title(page.title);
    const auto played = context.perform(*page.a, page.a.where);
    context.write_file(page.file->text, kind.text(animation_of(context, played, page, kind)), page.file.where);
    return make_notation(
        fmt::format("wrote {}: {}", printable_name(page.file->text), moves_on_cube(**page.a, played.cube)));
}

Value page_text(Context& context, const At<cube::WordPtr>& a, const Origin& origin) {
    const auto& kind = file_kinds[0];
    check_cube(context.cube(), kind, origin.where);
    PageArguments page{};
    page.a = a;
    page.solves = At<Boolean>{Boolean{.value = true, .reason = {}}, a.where};
    return make_text(kind.text(animation_of(context, context.perform(*a, a.where), page, kind)));
}

}  // namespace

std::vector<BuiltIn> animate_built_ins() {
    return {
        row({.name = "animate",
             .meaning = "Writes a web page (*.html) or a moving picture (*.svg) of an algorithm. The cube starts "
                        "solved, in the position "
                        "`setup`, or (`solves = true`) so that it ends solved.",
             .example = "animate(R U R' U R U2 R', \"sune.html\", solves = true)",
             .answer = "wrote sune.html: 7 moves on a 3x3x3"},
            animate),
        row({.name = "animation_text",
             .parameters = "a: the algorithm",
             .meaning = "The page that animate writes, as a text, for files of your own. The cube ends solved.",
             .example = "first(split(animation_text(R U)), 1)",
             .answer = "{\"<!doctype\"}"},
            page_text),
    };
}

}  // namespace cubelang::meaning
