#include "runtime/meaning/show/nets.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lang/advice/suggest.hpp"
#include "runtime/base/english.hpp"
#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/render/fold.hpp"

namespace cubelang::meaning {
namespace {

using Labels = render::NetStyle::Labels;

const std::array<NetLabels, 2> labels{{
    {"letters", "style of a picture: each sticker has the letter of its colour", {.labels = Labels::letters}},
    {"numbers",
     "style of a picture: each sticker has its number in the net",
     {.labels = Labels::numbers, .numbering = cube::find_numbering("net")}},
}};

[[noreturn]] void refuse(cube::Cube cube, const render::NetStyle& style, int columns, const lang::Where& where) {
    if (cube.n > render::largest_net)
        throw lang::Error(
            where, fmt::format("a net is drawn up to N = {}, but this is a {}", render::largest_net, cube_name(cube)),
            "colors(p) writes its colours as one text");
    const bool numbers = style.labels == Labels::numbers;
    const int letters = render::narrowest_net(cube, {.labels = Labels::letters});
    throw lang::Error(where,
                      fmt::format("the net of a {}{} needs {} columns, and the screen has {}", cube_name(cube),
                                  numbers ? " with numbers" : "", render::narrowest_net(cube, style), columns),
                      numbers && letters <= columns
                          ? fmt::format("with style = letters it needs {}", letters)
                          : "make the window wider or its letters smaller; in a file, a net may have any width");
}

using render::Drawing;
using render::Role;

constexpr std::size_t most_parts = 24;

// The places of a part in p and in q, spelled sticker by sticker in the order of the part's name.
struct PartDifference {
    cube::Part part, in_p, in_q;
    bool turned;  ///< at the same place, in another orientation
};

bool same_stickers(const cube::Part& a, const cube::Part& b) {
    return std::equal(a.stickers.begin(), a.stickers.begin() + a.count, b.stickers.begin());
}

std::vector<PartDifference> part_differences(const cube::State& p, const cube::State& q) {
    std::vector<PartDifference> all;
    for (const auto& part : cube::all_parts(p.cube))
        if (const auto in_p = cube::image(p, part), in_q = cube::image(q, part); !same_stickers(in_p, in_q))
            all.push_back({part, in_p, in_q, cube::identity_of(p.cube, in_p) == cube::identity_of(p.cube, in_q)});
    return all;
}

// "3 parts are elsewhere, 1 is turned differently"
std::string summary(const std::vector<PartDifference>& parts) {
    const auto turned = std::ranges::count(parts, true, &PartDifference::turned);
    const auto elsewhere = std::ranges::count(parts, false, &PartDifference::turned);
    const auto counted = [](auto count, std::string_view noun, std::string_view one, std::string_view many) {
        const auto plural = noun.empty() || count == 1 ? "" : "s";
        return count == 0 ? std::string() : fmt::format("{}{}{} {}", count, noun, plural, count == 1 ? one : many);
    };
    const auto first = counted(elsewhere, " part", "is elsewhere", "are elsewhere");
    const auto second =
        counted(turned, elsewhere == 0 ? " part" : "", "is turned differently", "are turned differently");
    return first + (first.empty() || second.empty() ? "" : ", ") + second;
}

void add_row(Drawing& drawing, std::string_view part, std::string_view first, std::string_view second,
             std::string_view remark, Role role) {
    auto text = fmt::format("  {:<7}{:<8}{:<8}{}", part, first, second, remark);
    text.erase(text.find_last_not_of(' ') + 1);
    drawing.lines.push_back({{std::move(text), {role}}});
}

Drawing table(cube::Cube cube, const std::vector<PartDifference>& parts) {
    Drawing drawing = render::text(summary(parts) + ":", {Role::label});
    add_row(drawing, "part", "first", "second", "", Role::faint);
    for (std::size_t i = 0; i < std::min(parts.size(), most_parts); ++i) {
        const auto& [part, in_p, in_q, turned] = parts[i];
        add_row(drawing, name(cube, part), name(cube, in_p), name(cube, in_q), turned ? "turned" : "", Role::value);
    }
    if (parts.size() > most_parts)
        append(drawing, render::text(fmt::format("  … and {} more", parts.size() - most_parts), {Role::faint}));
    return drawing;
}

constexpr int between = 4;
constexpr int narrowest_text = 24;
constexpr int widest_text = 100;
constexpr std::size_t most_lines_above = 4;

std::vector<cube::Move> moves_of(const cube::Word& word, cube::Cube cube, const lang::Where& where) {
    const auto count = cube::weigh(word, [](const cube::Move&) { return 1; });
    if (count > limits::longest_trace)
        throw lang::Error(where,
                          fmt::format("a trace shows {} moves at most, and this algorithm has {}",
                                      limits::longest_trace, count.str()),
                          "trace a part of it, such as the contents of one pair of brackets");
    auto moves = *cube::expand(word, limits::longest_trace);
    const auto stickers = moves.size() * 6 * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n);
    if (stickers > limits::most_traced_stickers)
        throw lang::Error(where,
                          fmt::format("this trace would draw {} stickers, and the limit is {}", stickers,
                                      limits::most_traced_stickers),
                          "trace a part of the algorithm, or draw only its result with show");
    return moves;
}

// The cycles beside the net if there is room, else above it.
Drawing step(std::size_t number, const cube::Move& move, const cube::State& state, Drawing net, int columns) {
    std::vector<std::string> cycles;
    for (const auto& cycle : cube::cycles_of(state)) cycles.push_back(cycle_text(state.cube, {cycle}));
    if (cycles.empty()) cycles.emplace_back("()");
    const int room = std::min(columns == 0 ? widest_text : columns - width(net) - between, widest_text);
    const bool fits_beside = room >= narrowest_text;
    Drawing text{{{{fmt::format("{}  ", number), {Role::label}}, {cube::spell(move), {Role::moves}}}}};
    const auto lines = fits_beside ? net.lines.size() - 1 : most_lines_above;
    for (auto& line : render::wrapped(cycles, fits_beside ? room : columns, lines))
        text.lines.push_back({{std::move(line), {Role::value}}});
    if (fits_beside) return beside(std::move(net), std::move(text), between);
    append(text, std::move(net));
    return text;
}

}  // namespace

std::span<const NetLabels> net_labels() { return labels; }

render::NetStyle net_style(const Value& wanted, const lang::Where& where) {
    const auto name = spelled_name(wanted);
    if (const auto row = std::ranges::find(labels, name, &NetLabels::name); row != labels.end()) return row->style;
    if (const auto* numbering = cube::find_numbering(name)) return {.labels = Labels::numbers, .numbering = numbering};
    throw lang::Error(where, fmt::format("there is no style `{}`", to_text(wanted)),
                      fmt::format("the styles are {}, {}", joined_words(labels, &NetLabels::name),
                                  joined_words(cube::numberings(), &cube::Numbering::name)));
}

namespace {

render::NetStyle in_session(const Context& context, render::NetStyle style) {
    if (!style.scheme) style.scheme = context.scheme();
    return style;
}

}  // namespace

render::Drawing net(const Context& context, const render::View& view, const render::NetStyle& style,
                    const lang::Where& where) {
    const int columns = context.screen().columns;
    if (auto drawing = render::net(view, in_session(context, style), columns)) return *std::move(drawing);
    refuse(view.state.cube, style, columns, where);
}

render::Drawing nets_beside(const Context& context, const render::TitledView& left, const render::TitledView& right,
                            const render::NetStyle& style, const lang::Where& where) {
    const int columns = context.screen().columns;
    if (auto drawing = render::nets_beside(left, right, in_session(context, style), columns))
        return *std::move(drawing);
    refuse(left.view.state.cube, style, columns, where);
}

Drawing difference(const Context& context, const cube::State& p, const cube::State& q, const std::string& reason,
                   const render::NetStyle& style, const lang::Where& where) {
    if (p == q) return render::text("the same: every place has the same part, turned the same way", {Role::good});
    const auto differ = render::differences(p, q);
    auto drawing = nets_beside(context, {"first", {p, differ}}, {"second", {q, differ}}, style, where);
    drawing.lines.emplace_back();
    if (cube::same_colors(p, q)) append(drawing, render::text("they look the same", {Role::hint}));
    if (!reason.empty()) append(drawing, render::text(reason, {Role::hint}));
    append(drawing, table(p.cube, part_differences(p, q)));
    const cube::State way{p.cube, perm::product(perm::inverse(p.blocks), q.blocks)};
    drawing.lines.push_back({{"from the first to the second: ", {Role::label}}, {cycle_text(way), {Role::value}}});
    return drawing;
}

Drawing trace(Context& context, const cube::WordPtr& word, render::NetStyle style, const lang::Where& where) {
    style.close = true;
    const auto moves = moves_of(*word, context.cube(), where);
    static_cast<void>(context.perform(word, where));  // throws if the cube does not have a move
    cube::Turner turner(context.cube());
    auto now = cube::solved(context.cube());
    Drawing drawing;
    std::size_t number = 0;
    for (const auto& move : moves) {
        context.check_stop(where);
        if (move.letter == '.') continue;
        const auto before = now;
        if (const auto turn = cube::turn_of(move, now.cube.n)) turner.apply(now.blocks, *turn);
        if (++number > 1) drawing.lines.emplace_back();
        auto picture = net(context, {now, render::differences(before, now)}, style, where);
        append(drawing, step(number, move, now, std::move(picture), context.screen().columns));
    }
    return number == 0 ? render::text("this algorithm has no moves", {Role::faint}) : drawing;
}

}  // namespace cubelang::meaning
