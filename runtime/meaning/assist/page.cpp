#include "runtime/meaning/assist/page.hpp"

#include <algorithm>

#include "runtime/base/utf8.hpp"
#include "runtime/meaning/assist/scratch.hpp"

namespace cubelang::eval {

using render::Role;

void say(render::Drawing& page, std::string text, Role role) { page.lines.push_back({{std::move(text), {role}}}); }

void say_row(render::Drawing& page, std::string typed, std::string_view meaning, std::size_t column) {
    typed.resize(std::max(column, typed.size() + 2), ' ');
    page.lines.push_back({{"  " + typed, {Role::strong}}, {std::string(meaning), {}}});
}

void say_example(render::Drawing& page, std::string_view statements, const render::Screen& screen) {
    say(page, "example:", Role::label);
    Scratch(screen).show(page, std::string(statements), 4);
}

std::string first_line(std::string text) {
    constexpr std::size_t longest = 100;
    text.resize(std::min(text.find('\n'), text.size()));
    if (text.size() <= longest) return text;
    return std::string(beginning(text, longest - 3)) + "…";
}

}  // namespace cubelang::eval
