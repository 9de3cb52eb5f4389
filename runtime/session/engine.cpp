#include "runtime/session/engine.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "lang/advice/look_alikes.hpp"
#include "runtime/meaning/advice/names.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/code.hpp"

namespace cubelang::inline session {
namespace {

lang::Where whole(const Expression& expression) {
    return {expression.source, {0, static_cast<std::uint32_t>(expression.source->text.size())}};
}

// The statement with the `//` comment after it, which may have been meant as a part of it.
std::string_view with_comment(std::string_view text, lang::Span span) {
    const auto after = std::min(text.find_first_not_of(" \t", span.end), text.size());
    const auto end = text.substr(after).starts_with("//") ? std::min(text.find('\n', after), text.size()) : span.end;
    return text.substr(span.begin, end - span.begin);
}

}  // namespace

Engine::Engine(meaning::Output output, const Host& host, StopToken stop)
    : Interpreter(meaning::vocabulary(), std::move(output), host, stop), stop_(stop) {}
Engine::Engine(const Host& host, StopToken stop)
    : Engine({[](const meaning::ShownValue&) {}, [](const render::Drawing&) {}}, host, stop) {}

void Engine::run_all(const lang::SourcePtr& source, std::vector<meaning::Changes>* done) {
    const auto parsed = reader_.parse(source, stop_);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    for (const auto& statement : parsed.statements) {
        auto changes = run(statement, source);
        if (done != nullptr) done->push_back(std::move(changes));
    }
}

lang::SourcePtr Engine::continued(lang::Source text) const {
    text.names = scope().names_of_moves();
    text.has_inner_letters = context().has_inner_letters();
    return std::make_shared<const lang::Source>(std::move(text));
}

Expression Engine::expression(std::string name, const std::string& text, const std::string& message,
                              const std::string& hint, std::vector<std::string_view> locals) const {
    const meaning::StackBase base;
    Expression made{continued({std::move(name), text})};
    auto parsed = lang::parse(made.source, stop_);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    const auto* shown =
        parsed.statements.size() == 1 ? std::get_if<lang::Show>(&parsed.statements.front().node) : nullptr;
    if (shown == nullptr) throw lang::Error(whole(made), message, hint);
    made.expr = shown->value;
    made.code = meaning::compiled(*made.expr, std::move(locals), made.source);
    made.text = std::move(parsed.statements);
    return made;
}

const meaning::Vocabulary& Engine::vocabulary() { return meaning::vocabulary(); }

std::vector<lang::Fix> Engine::import_fixes(std::string_view module, const lang::SourcePtr& text) {
    return {meaning::import_fix(module, text->text)};
}

std::vector<lang::Note> Engine::notes_on(const lang::Statement& statement, const lang::SourcePtr& source) {
    std::vector<lang::Note> notes;
    const auto begin = statement.span.begin;
    for (auto& found : lang::look_alikes(with_comment(source->text, statement.span))) {
        if (found.is_of_sign && statement.has_inner_letters) continue;
        const lang::Span span{begin + static_cast<std::uint32_t>(found.begin),
                              begin + static_cast<std::uint32_t>(found.end)};
        notes.push_back({{source, span}, std::move(found.message), std::move(found.hint)});
    }
    return notes;
}

std::optional<lang::Note> Engine::note_on_word(const lang::Statement& statement, const lang::SourcePtr& source) const {
    const lang::Where here{source, statement.span};
    const auto* print = std::get_if<lang::Print>(&statement.node);
    if (print != nullptr && print->items.empty())
        return lang::Note{here, "`print` alone prints an empty line",
                          "write the values after it: print R U, order(R U)"};
    const auto* shown = std::get_if<lang::Show>(&statement.node);
    const auto* name = shown == nullptr ? nullptr : std::get_if<lang::Name>(&shown->value->node);
    if (name == nullptr || scope().find(name->name) != nullptr) return {};
    const auto* built_in = vocabulary().built_in(name->name);
    if (built_in == nullptr || ((name->name == "why" || name->name == "certificate") && has_question())) return {};
    return lang::Note{here, "this is the function itself",
                      fmt::format("a call is {}; help {} explains it", meaning::example_call(*built_in), name->name)};
}

}  // namespace cubelang::inline session
