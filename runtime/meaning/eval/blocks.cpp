// The block of a function: `let` is local to it, `return` ends it, and else its last value is the result.

#include <fmt/format.h>

#include "runtime/meaning/eval/steps.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {
namespace {

class BlockCode : public Code {
public:
    BlockCode(const lang::BlockExpr& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()), steps_(node.statements, places, nullptr) {}
    Value run(Activation& now) const override {
        std::optional<Value> result;
        static_cast<void>(steps_.run(now, result));
        if (result) return *std::move(result);
        throw lang::Error({now.source, expr().span}, "this function ended without a value",
                          "its last line is a value, or return VALUE");
    }

private:
    Steps steps_;
};

}  // namespace

CodePtr code_of(const lang::BlockExpr& node, const lang::Expr& expr, Places& places) {
    return std::make_unique<BlockCode>(node, expr, places);
}

Value Evaluator::eval(const lang::BlockExpr&, const lang::Expr& expr) {
    const auto around = links_of(locals_);
    const auto code = compiled(expr, names_of(around));
    Activation now(context_, scope_, source_, code->names);
    now.name_all(around);
    return code->body->run(now);
}

Cursor Evaluator::each(const lang::Expr& items) { return each(evaluate(items), where(items.span)); }

Cursor Evaluator::each(const Value& items, const lang::Where& where) {
    if (auto next = cursor_over(context_, items)) return next;
    const auto* elements = items.as<Group>() == nullptr ? nullptr : scope_.vocabulary().built_in("elements");
    if (elements != nullptr) return each(call(context_, {nullptr, elements}, {{items, where}}, where), where);
    throw lang::Error(where, fmt::format("`for` goes through a list, but this is {}", type_with_article(items)),
                      "write a list such as {R, U, F}, or a range such as 1..10");
}

}  // namespace cubelang::meaning
