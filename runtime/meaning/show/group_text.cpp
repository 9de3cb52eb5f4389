#include "runtime/meaning/show/group_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/groups/summary.hpp"

namespace cubelang::eval {
namespace {

using render::Role;

constexpr std::size_t most_shown = 120;  // letters of the generators together

const char* maker(const cube_group::CubeGroup& group) { return group.domain ? "group" : "group_of"; }

// As many of the generators as fit.
std::string short_text(const cube_group::CubeGroup& group) {
    const auto& names = group.names;
    std::size_t count = 0;
    for (std::size_t letters = 0; count < names.size() && letters + names[count].size() <= most_shown; ++count)
        letters += names[count].size() + 2;
    count = std::max<std::size_t>(count, std::min<std::size_t>(names.size(), 1));
    const auto end = names.begin() + static_cast<std::ptrdiff_t>(count);
    const auto more = names.size() - count;
    return fmt::format("{}({}{})", maker(group), fmt::join(names.begin(), end, ", "),
                       more == 0 ? "" : fmt::format(", … {} more", more));
}

}  // namespace

std::string group_text(const cube_group::CubeGroup& group) {
    return fmt::format("{}({})", maker(group), fmt::join(group.names, ", "));
}

render::Drawing drawn_group(const cube_group::CubeGroup& group) {
    auto drawing = render::text(short_text(group), {Role::moves});
    const auto add = [&](std::string_view line, Role role) { render::append(drawing, render::text(line, {role})); };
    add(cube_group::order_line(group.group.order()), Role::value);
    add("moves " + cube_group::what_moves(group), Role::faint);
    if (!group.group.is_proved()) add("its order is not proved: it rests on random elements", Role::hint);
    return drawing;
}

}  // namespace cubelang::eval
