#include "runtime/meaning/show/difference.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/show/net_style.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::eval {
namespace {

using render::Drawing;
using render::Role;

constexpr std::size_t most_parts = 24;

// Where a part is in one and in the other, spelled sticker by sticker as the part is.
struct Moved {
    cube::Part part, in_p, in_q;
    bool turned;  ///< at the same place
};

bool same_stickers(const cube::Part& a, const cube::Part& b) {
    return std::equal(a.stickers.begin(), a.stickers.begin() + a.count, b.stickers.begin());
}

std::vector<Moved> moved_parts(const cube::State& p, const cube::State& q) {
    std::vector<Moved> all;
    for (const auto& part : cube::all_parts(p.cube))
        if (const auto in_p = cube::image(p, part), in_q = cube::image(q, part); !same_stickers(in_p, in_q))
            all.push_back({part, in_p, in_q, cube::identity_of(p.cube, in_p) == cube::identity_of(p.cube, in_q)});
    return all;
}

// "3 parts are elsewhere, 1 is turned differently"
std::string summary(const std::vector<Moved>& parts) {
    const auto turned = std::ranges::count(parts, true, &Moved::turned);
    const auto elsewhere = std::ranges::count(parts, false, &Moved::turned);
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

Drawing table(cube::Cube cube, const std::vector<Moved>& parts) {
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

}  // namespace

Drawing difference(const Context& context, const cube::State& p, const cube::State& q, const render::NetStyle& style,
                   const lang::Where& where) {
    if (p == q) return render::text("the same: every place has the same part, turned the same way", {Role::good});
    const auto differ = render::differences(p, q);
    auto drawing = nets_beside(context, {"first", {p, differ}}, {"second", {q, differ}}, style, where);
    drawing.lines.emplace_back();
    if (cube::look_alike(p, q)) append(drawing, render::text("to the eye they are the same", {Role::hint}));
    append(drawing, table(p.cube, moved_parts(p, q)));
    const cube::State way{p.cube, perm::product(perm::inverse(p.blocks), q.blocks)};
    drawing.lines.push_back({{"from the first to the second: ", {Role::label}}, {cycle_text(way), {Role::value}}});
    return drawing;
}

}  // namespace cubelang::eval
