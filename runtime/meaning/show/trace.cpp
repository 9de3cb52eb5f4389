#include "runtime/meaning/show/trace.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/show/net_style.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/render/fold.hpp"

namespace cubelang::eval {
namespace {

using render::Drawing;
using render::Role;

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
                          "trace a part of it, such as what is in one pair of its brackets");
    auto moves = *cube::expand(word, limits::longest_trace);
    const auto stickers = moves.size() * 6 * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n);
    if (stickers > limits::most_traced_stickers)
        throw lang::Error(where,
                          fmt::format("this trace would draw {} stickers, and {} is the most", stickers,
                                      limits::most_traced_stickers),
                          "trace a part of the algorithm, or show the end of it");
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

Drawing trace(Context& context, const cube::WordPtr& word, render::NetStyle style, const lang::Where& where) {
    style.close = true;
    const auto moves = moves_of(*word, context.cube(), where);
    static_cast<void>(context.perform(word, where));  // says so if a move does not exist here
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
    return number == 0 ? render::text("there are no moves, and nothing moves", {Role::faint}) : drawing;
}

}  // namespace cubelang::eval
