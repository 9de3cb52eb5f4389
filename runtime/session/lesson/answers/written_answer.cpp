#include "runtime/session/lesson/answers/written_answer.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/answers/expressions.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;

// What `let` or `def` at this place gives to the name.
ExprPtr defined_at(const std::vector<lang::Statement>& statements, lang::Span name) {
    for (const auto& statement : statements) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node); let != nullptr && let->name_span == name)
            return let->value;
        if (const auto* def = std::get_if<lang::Def>(&statement.node); def != nullptr && def->name_span == name)
            return def->body;
    }
    return nullptr;
}

ExprPtr definition(const Session& session, std::string_view name) {
    const auto where = session.definition_of(name);
    if (!where || where->source->name.starts_with("library/")) return nullptr;
    return defined_at(lang::parse(where->source).statements, where->span);
}

using Expressions = std::vector<ExprPtr>;

// What is shown last, also within a loop; of a choice, what either branch shows.
Expressions last_shown(const lang::Block& block) {
    Expressions last;
    const auto take = [&](Expressions shown) {
        if (!shown.empty()) last = std::move(shown);
    };
    for (const auto& statement : block) {
        if (const auto* show = std::get_if<lang::Show>(&statement.node)) take({show->value});
        if (const auto* loop = std::get_if<lang::For>(&statement.node)) take(last_shown(loop->body));
        if (const auto* choice = std::get_if<lang::IfStatement>(&statement.node)) {
            auto either = last_shown(choice->yes);
            std::ranges::move(last_shown(choice->no), std::back_inserter(either));
            take(std::move(either));
        }
    }
    return last;
}
Expressions called_answer(const lang::Block& block) {
    Expressions last;
    for (const auto& statement : block)
        if (const auto* let = std::get_if<lang::Let>(&statement.node); let != nullptr && let->name == "answer")
            last = {let->value};
    return last;
}

/// All names that an expression uses, also by way of others.
class UsedNames {
public:
    explicit UsedNames(const Session& session) : session_(session) {}
    void add(const ExprPtr& expr) {
        if (expr == nullptr) return;
        if (const auto* name = std::get_if<lang::Name>(&expr->node)) add_name(name->name);
        if (const auto* call = std::get_if<lang::Call>(&expr->node)) add_name(call->name);
        if (std::holds_alternative<lang::Invert>(expr->node)) names_.insert("'");
        for (const auto& child : children(*expr)) add(child);
    }
    [[nodiscard]] bool contains(const std::string& name) const { return names_.contains(name); }

private:
    void add_name(const std::string& name) {
        if (names_.insert(name).second) add(definition(session_, name));
    }

    const Session& session_;
    std::set<std::string> names_;
};

}  // namespace

WrittenAnswer::WrittenAnswer(std::string_view text, const Session& session)
    : session_(session), statements_(lang::parse(lang::make_source("", std::string(text))).statements) {
    expressions_ = last_shown(statements_);
    if (expressions_.empty()) expressions_ = called_answer(statements_);
}

bool WrittenAnswer::uses(const std::vector<std::string>& names) const {
    UsedNames used(session_);
    for (const auto& expression : expressions_) used.add(expression);
    return used.contains("_") || std::ranges::any_of(names, [&](const auto& name) { return used.contains(name); });
}

bool WrittenAnswer::has_form(std::string_view form) const {
    const auto defined = [this](const std::string& name) { return definition(session_, name); };
    return !expressions_.empty() && std::ranges::all_of(expressions_, [&](const auto& expression) {
        return lesson::has_form(expression, form, defined);
    });
}

std::vector<std::string> listed(std::string_view text) {
    std::vector<std::string> all;
    for (std::size_t begin = 0, end = 0; begin <= text.size(); begin = end + 1) {
        end = std::min(text.find(',', begin), text.size());
        all.emplace_back(trimmed(text.substr(begin, end - begin)));
    }
    return all;
}

std::string says_without(const std::vector<std::string>& names) {
    return fmt::format("is written without `{}`", fmt::join(names, "` and `"));
}

}  // namespace cubelang::lesson
