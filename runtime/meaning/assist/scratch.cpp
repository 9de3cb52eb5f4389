#include "runtime/meaning/assist/scratch.hpp"

#include "lang/parser.hpp"
#include "runtime/meaning/builtins/table.hpp"
#include "runtime/meaning/host/memory_files.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::eval {
namespace {

constexpr int margin = 4;  // the widest distance of examples from the screen's edge

Host host_within(render::Screen screen) {
    Host host;
    host.screen = screen;
    if (screen.columns > margin) host.screen.columns -= margin;
    host.write_file = [](const auto&, const auto&) { return std::string(); };
    keep_data_in_memory(host);
    return host;
}

}  // namespace

Scratch::Scratch(render::Screen screen)
    : host_(host_within(screen)),
      interpreter_(vocabulary(),
                   {[this](const Shown& shown) { render::append(answers_, drawn(interpreter_.context(), shown)); },
                    [this](const render::Drawing& printed) { render::append(answers_, printed); }},
                   host_) {
    interpreter_.make_remarks(true);
}

std::string Scratch::prompt() const { return prompt_on(interpreter_.context().cube()); }

render::Drawing Scratch::answers(const std::string& statements) {
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

void Scratch::show(render::Drawing& page, const std::string& statements, std::size_t indent) {
    page.lines.push_back(
        {{std::string(indent, ' ') + prompt(), {render::Role::faint}}, {statements, {render::Role::strong}}});
    for (auto& line : answers(statements).lines) {
        if (render::width(line) > 0) line.insert(line.begin(), {std::string(indent, ' '), {}});
        page.lines.push_back(std::move(line));
    }
}

}  // namespace cubelang::eval
