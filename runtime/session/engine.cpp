#include "runtime/session/engine.hpp"

#include <utility>
#include <variant>

#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/table.hpp"
#include "runtime/meaning/eval/names.hpp"

namespace cubelang {
namespace {

lang::Where whole(const Expression& expression) {
    return {expression.source, {0, static_cast<std::uint32_t>(expression.source->text.size())}};
}

}  // namespace

Engine::Engine(eval::Output output, const Host& host, StopToken stop)
    : Interpreter(eval::vocabulary(), std::move(output), host, stop), stop_(stop) {}
Engine::Engine(const Host& host, StopToken stop)
    : Engine({[](const eval::Shown&) {}, [](const render::Drawing&) {}}, host, stop) {}

void Engine::run_all(const lang::SourcePtr& source, std::vector<eval::Changes>* done) {
    const auto parsed = reader_.parse(source, stop_);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    for (const auto& statement : parsed.statements) {
        auto changes = run(statement, source);
        if (done != nullptr) done->push_back(std::move(changes));
    }
}

Expression Engine::expression(std::string name, const std::string& text, const std::string& message,
                              const std::string& hint) const {
    Expression made{lang::make_source(std::move(name), text)};
    auto parsed = lang::parse(made.source, stop_);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    const auto* shown =
        parsed.statements.size() == 1 ? std::get_if<lang::Show>(&parsed.statements.front().node) : nullptr;
    if (shown == nullptr) throw lang::Error(whole(made), message, hint);
    made.expr = shown->value;
    made.text = std::move(parsed.statements);
    return made;
}

std::shared_ptr<const search::CanonicalWords> Engine::words(const Expression& generators, const Expression& length,
                                                            search::CanonicalWords::UpTo up_to) {
    const auto made_of = value(generators), turns = value(length);
    const auto* number = turns.as<Integer>();
    if (number == nullptr) throw lang::Error(whole(length), "LENGTH is a whole number");
    return eval::words_to_list(context(), {made_of, whole(generators)}, {*number, whole(length)}, up_to);
}

const eval::Vocabulary& Engine::vocabulary() { return eval::vocabulary(); }

std::vector<lang::Fix> Engine::import_fixes(std::string_view module, const lang::SourcePtr& text) {
    return eval::NameAdvice({}, {}, std::string(module)).fixes({text, {}});
}

}  // namespace cubelang
