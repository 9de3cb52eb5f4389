#include "runtime/assist/scratch.hpp"

#include "lang/parser.hpp"
#include "runtime/builtins/table.hpp"
#include "runtime/show/text.hpp"

namespace cubelang::eval {
namespace {

constexpr int margin = 4;  // the widest that examples stand off the screen's edge

}  // namespace

Scratch::Scratch(render::Screen screen)
    : interpreter_(vocabulary(), {[this](const Value& value, const lang::Where& where) {
                                      render::append(answers_, interpreter_.drawn(value, where));
                                  },
                                  [this](const std::string& text) { render::append(answers_, render::text(text)); }}) {
    interpreter_.make_remarks(true);
    if (screen.columns > margin) screen.columns -= margin;
    interpreter_.context().set_screen(screen);
    interpreter_.context().set_file_writer([](const auto&, const auto&) { return std::string(); });
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
