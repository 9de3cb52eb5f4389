#include "runtime/meaning/assist/page.hpp"

#include <algorithm>

#include "lang/parser.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/host/data_in_memory.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::meaning {

using render::Role;

void add_line(render::Drawing& page, std::string text, Role role) { page.lines.push_back({{std::move(text), {role}}}); }

void add_row(render::Drawing& page, std::string typed, std::string_view meaning, std::size_t column) {
    typed.resize(std::max(column, typed.size() + 2), ' ');
    page.lines.push_back({{"  " + typed, {Role::strong}}, {std::string(meaning), {}}});
}

void add_example(render::Drawing& page, std::string_view statements, const render::Screen& screen) {
    add_line(page, "example:", Role::label);
    ExampleRunner(screen).show(page, std::string(statements), 4);
}

std::string first_line(std::string text) {
    constexpr std::size_t longest = 100;
    text.resize(std::min(text.find('\n'), text.size()));
    if (text.size() <= longest) return text;
    return std::string(beginning(text, longest - 3)) + "…";
}

namespace {

constexpr int margin = 4;  // the largest indentation of examples

Host host_within(render::Screen screen) {
    Host host;
    host.screen = screen;
    if (screen.columns > margin) host.screen.columns -= margin;
    host.write_file = [](const auto&, const auto&) { return std::string(); };
    keep_data_in_memory(host);
    return host;
}

}  // namespace

ExampleRunner::ExampleRunner(render::Screen screen)
    : host_(host_within(screen)),
      interpreter_(vocabulary(),
                   {[this](const ShownValue& shown) { render::append(answers_, drawn(interpreter_.context(), shown)); },
                    [this](const render::Drawing& printed) { render::append(answers_, printed); }},
                   host_) {
    interpreter_.make_remarks(true);
}

std::string ExampleRunner::prompt() const { return prompt_on(interpreter_.context().cube()); }

render::Drawing ExampleRunner::answers(const std::string& statements) {
    answers_ = {};
    const auto source = lang::make_source("help", statements);
    const auto fail = [&](const lang::Diagnostic& error) {
        render::append(answers_, render::text("error: " + error.message, {render::Role::bad}));
    };
    const auto parsed = lang::parse(source);
    try {
        if (!parsed.errors.empty())
            fail(parsed.errors.front());
        else
            for (const auto& statement : parsed.statements) interpreter_.run(statement, source);
    } catch (const lang::Error& error) {
        fail(error.diagnostic());
    }
    return std::move(answers_);
}

void ExampleRunner::show(render::Drawing& page, const std::string& statements, std::size_t indent) {
    page.lines.push_back(
        {{std::string(indent, ' ') + prompt(), {render::Role::faint}}, {statements, {render::Role::strong}}});
    for (auto& line : answers(statements).lines) {
        if (render::width(line) > 0) line.insert(line.begin(), {std::string(indent, ' '), {}});
        page.lines.push_back(std::move(line));
    }
}

}  // namespace cubelang::meaning
