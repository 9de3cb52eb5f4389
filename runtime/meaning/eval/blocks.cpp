// The block of a function: `let` is local to it, `return` ends it, and else its last value is the result.

#include <deque>

#include <fmt/format.h>

#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::eval {
namespace {

/// One call of a function that has a block.
class Call {
public:
    Call(Context& context, const Scope& scope, const Locals* outer, lang::SourcePtr source)
        : context_(context), scope_(scope), outer_(outer), source_(std::move(source)) {}

    Value run(const lang::Block& block, const lang::Where& where) {
        if (auto result = result_of(block)) return *std::move(result);
        throw lang::Error(where, "this function ended without a value", "its last line is a value, or return VALUE");
    }

private:
    using Result = std::optional<Value>;
    struct Local {
        Locals link;
        Value value;
    };

    // The value of the block's last statement, or that of `return`. Names of the block end with it.
    Result result_of(const lang::Block& block) {
        const auto outside = names_.size();
        Result result;
        for (const auto& statement : block) {
            context_.check_stop(source_, statement.span);
            result = std::visit([this](const auto& node) { return exec(node); }, statement.node);
            if (has_returned_) break;
        }
        names_.resize(outside);
        return result;
    }

    Result exec(const lang::Show& node) { return evaluator().evaluate(*node.value); }
    Result exec(const lang::Return& node) {
        auto value = evaluator().evaluate(*node.value);
        has_returned_ = true;
        return value;
    }
    Result exec(const lang::Let& node) {
        if (auto* const known = known_local(node.name))
            known->value = evaluator().next_value(node, known->value);
        else
            add(node.name, evaluator().evaluate(*node.value));
        return std::nullopt;
    }
    Result exec(const lang::LetParts& node) {
        auto parts = parts_of(evaluator().evaluate(*node.value), node.names, {source_, node.value->span});
        for (std::size_t i = 0; i < parts.size(); ++i) {
            auto* const known = known_local(node.names[i].name);
            known == nullptr ? add(node.names[i].name, std::move(parts[i])) : void(known->value = std::move(parts[i]));
        }
        return std::nullopt;
    }
    Result exec(const lang::IfStatement& node) {
        return result_of(evaluator().truth(*node.condition, "`if`") ? node.yes : node.no);
    }
    Result exec(const lang::For& node) {
        const auto next = evaluator().each(*node.items);
        const auto outside = names_.size();
        while (auto value = next()) {
            const auto& names = node.variables;
            auto parts = names.size() == 1 ? std::vector<Value>() : parts_of(*value, names, {source_, span_of(names)});
            if (parts.empty()) parts.push_back(*std::move(value));
            for (std::size_t i = 0; i < parts.size(); ++i) add(names[i].name, std::move(parts[i]));
            auto result = result_of(node.body);
            names_.resize(outside);
            if (has_returned_) return result;
        }
        return std::nullopt;
    }
    Result exec(const lang::Assert& node) {
        evaluator().check(node);
        return std::nullopt;
    }
    // The grammar refuses the other statements, which have an effect outside the function.
    template <typename Node>
    Result exec(const Node&) {
        return std::nullopt;
    }

    void add(std::string_view name, Value value) {
        auto& local = names_.emplace_back(Local{{innermost(), name, nullptr}, std::move(value)});
        local.link.value = &local.value;
    }
    [[nodiscard]] Local* known_local(std::string_view name) {
        const auto is_it = [&](const Local& local) { return local.link.name == name; };
        const auto known = std::find_if(names_.rbegin(), names_.rend(), is_it);
        return known == names_.rend() ? nullptr : &*known;
    }
    [[nodiscard]] const Locals* innermost() const { return names_.empty() ? outer_ : &names_.back().link; }
    [[nodiscard]] Evaluator evaluator() const { return {context_, scope_, innermost(), source_}; }

    Context& context_;
    const Scope& scope_;
    const Locals* outer_;
    lang::SourcePtr source_;
    std::deque<Local> names_;  // its elements keep their places
    bool has_returned_ = false;
};

}  // namespace

Value Evaluator::eval(const lang::BlockExpr& node, const lang::Expr& expr) {
    return Call(context_, scope_, locals_, source_).run(node.statements, where(expr.span));
}

Cursor Evaluator::each(const lang::Expr& items) { return each(evaluate(items), where(items.span)); }

Cursor Evaluator::each(const Value& items, const lang::Where& where) {
    if (auto next = cursor_over(context_, items)) return next;
    const auto* elements = items.as<Group>() == nullptr ? nullptr : scope_.vocabulary().built_in("elements");
    if (elements != nullptr) return each(call(context_, {nullptr, elements}, {{items, where}}, where), where);
    throw lang::Error(where, fmt::format("`for` goes through a list, but this is {}", type_with_article(items)),
                      "write a list such as {R, U, F}, or a range such as 1..10");
}

}  // namespace cubelang::eval
