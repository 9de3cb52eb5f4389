// Functions without a name, and lists made by `for`.

#include <algorithm>

#include <fmt/format.h>

#include "lang/tree_parts.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

CapturedPtr captured(const Locals* locals) {
    Captured all;
    for (; locals != nullptr; locals = locals->outer) {
        const bool is_hidden = std::ranges::find(all, locals->name, &Captured::value_type::first) != all.end();
        if (!is_hidden) all.emplace_back(locals->name, *locals->value);
    }
    return all.empty() ? nullptr : std::make_shared<const Captured>(std::move(all));
}

namespace {

struct NamesIn {
    std::vector<std::string_view>& names;

    void operator()(const lang::Expr& expr) const {
        if (const auto* name = std::get_if<lang::Name>(&expr.node)) names.push_back(name->name);
        if (const auto* call = std::get_if<lang::Call>(&expr.node)) names.push_back(call->name);
        lang::for_each_part(expr, *this);
    }
    void operator()(const lang::Statement& statement) const { lang::for_each_part(statement, *this); }
};

}  // namespace

std::vector<std::string_view> names_in(const lang::Lambda& code) {
    std::vector<std::string_view> names;
    lang::for_each_child(code, [&](const lang::ExprPtr& child) { NamesIn{names}(*child); });
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

Value Evaluator::eval(const lang::Lambda& node, const lang::Expr&) {
    Captured used;
    for (const auto name : names_in(node))
        if (const auto* local = locals_ == nullptr ? nullptr : locals_->find(name)) used.emplace_back(name, *local);
    return make_function(node, std::move(used));
}

Value Evaluator::make_function(const lang::Lambda& code, Captured used) const {
    auto kept = used.empty() ? nullptr : std::make_shared<const Captured>(std::move(used));
    UserFunction function{{}, code, source_, &scope_, std::move(kept)};
    return {Function{std::make_shared<const UserFunction>(function), nullptr}};
}

namespace {

/// A comprehension, kept for as long as its values are made.
struct Recipe {
    lang::Comprehension node;
    lang::SourcePtr source;
    const Scope* scope = nullptr;

    [[nodiscard]] Evaluator evaluator(Context& context, const Locals* locals) const {
        return {context, *scope, locals, source};
    }
};
using RecipePtr = std::shared_ptr<const Recipe>;

Cursor cursor_from(Context& context, const RecipePtr& recipe, std::size_t clause, CapturedPtr outer);

// The values that a clause and those after it make from `values`.
Cursor cursor_over(Context& context, const RecipePtr& recipe, std::size_t at, CapturedPtr outer, const Value& values) {
    const auto& node = recipe->node;
    auto next = recipe->evaluator(context, nullptr).each(values, {recipe->source, node.clauses[at].items->span});
    return [&context, &node, recipe, at, outer, next = std::move(next), inner = Cursor()]() mutable {
        const auto& [variables, items, condition] = node.clauses[at];
        while (true) {
            context.check_stop(recipe->source, span_of(variables));
            if (auto made = inner ? inner() : std::nullopt) return made;
            inner = nullptr;
            const auto value = next();
            if (!value) return value;
            const LocalChain around(outer.get());
            const LoopVariables locals(around.innermost(), variables, *value, recipe->source);
            auto evaluator = recipe->evaluator(context, locals.innermost());
            if (condition && !evaluator.truth(*condition, "`if`")) continue;
            if (at + 1 == node.clauses.size()) return std::optional(evaluator.evaluate(*node.item));
            inner = cursor_from(context, recipe, at + 1, captured(locals.innermost()));
        }
    };
}

Cursor cursor_from(Context& context, const RecipePtr& recipe, std::size_t clause, CapturedPtr outer) {
    const LocalChain locals(outer.get());
    const auto items = recipe->evaluator(context, locals.innermost()).evaluate(*recipe->node.clauses[clause].items);
    return cursor_over(context, recipe, clause, std::move(outer), items);
}

}  // namespace

Value Evaluator::eval(const lang::Comprehension& node, const lang::Expr& expr) {
    const auto recipe = std::make_shared<const Recipe>(Recipe{node, source_, &scope_});
    auto outer = captured(locals_);
    const auto items = evaluate(*node.clauses.front().items);
    const auto* stream = items.as<Stream>();
    if (stream != nullptr && node.is_map)
        throw lang::Error(where(node.clauses.front().items->span), "a map is made from a list, but this is a stream",
                          "first(stream, 1000) is the list of its first values");
    const auto made = [&](const Value& values) {
        return node.is_map ? call_built_in("mapping", {{values, where(expr.span)}}, where(expr.span)) : values;
    };
    if (stream == nullptr)
        return made(listed(cursor_over(context_, recipe, 0, std::move(outer), items), where(expr.span)));
    Flow flow{fmt::format("made from {}", stream->flow->words), {}};
    flow.open = [recipe, outer, items](Context& context) { return cursor_over(context, recipe, 0, outer, items); };
    return make_stream_from(items, std::move(flow));
}

}  // namespace cubelang::meaning
