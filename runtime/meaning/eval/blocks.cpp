// The block of a function: `let` is local to it, `return` ends it, and else its last value is the result.

#include <fmt/format.h>

#include "runtime/meaning/eval/code.hpp"
#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::eval {
namespace {

/// A statement of a block.
class Step {
public:
    /// Its value, if it has one.
    struct Result {
        std::optional<Value> value;
        bool has_returned = false;
    };
    Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    virtual ~Step() = default;
    [[nodiscard]] virtual Result run(Activation& now) const = 0;
};
using StepPtr = std::unique_ptr<const Step>;

StepPtr step_of(const lang::Statement& statement, Places& places);

/// The names of the block end with it.
class Steps {
public:
    Steps(const lang::Block& block, Places& places) {
        const auto outside = places.visible();
        for (const auto& statement : block) steps_.emplace_back(statement.span, step_of(statement, places));
        places.shorten(outside);
    }
    /// The result of the last statement, or of `return`.
    [[nodiscard]] Step::Result run(Activation& now) const {
        Step::Result result;
        for (const auto& [span, step] : steps_) {
            now.context.check_stop(now.source, span);
            result = step->run(now);
            if (result.has_returned) break;
        }
        return result;
    }

private:
    std::vector<std::pair<lang::Span, StepPtr>> steps_;
};

class ValueStep : public Step {
public:
    ValueStep(const lang::Expr& expr, bool returns, Places& places)
        : value_(code_of(expr, places)), returns_(returns) {}
    Result run(Activation& now) const override { return {value_->run(now), returns_}; }

private:
    CodePtr value_;
    bool returns_;
};

/// A name that `let` or `for` binds.
class Bound {
public:
    Bound(std::string_view name, std::size_t place) : name_(name), place_(place) {}
    /// A new one of the block, unless it has that name.
    static Bound by_let(std::string_view name, Places& places) {
        const auto known = places.find_own(name);
        return {name, known ? *known : places.add(name)};
    }
    static Bound by_loop(std::string_view name, Places& places) { return {name, places.add(name)}; }
    void bind(Activation& now, Value value) const { now.keep(place_, name_, std::move(value)); }
    [[nodiscard]] Value& value(Activation& now) const { return now.kept(place_); }

private:
    std::string_view name_;
    std::size_t place_;
};

/// `let t = t + x`, `let xs = with_item(xs, 1, R)`: the old value may be changed in place.
class ChangeStep : public Step {
public:
    ChangeStep(const lang::Let& node, Places& places)
        : node_(node), visible_(places.visible()), name_(Bound::by_let(node.name, places)) {
        const auto* sum = std::get_if<lang::Binary>(&node.value->node);
        if (sum != nullptr) more_ = code_of(*sum->right, places);
    }
    /// Can it be so?
    static bool is_for(const lang::Let& node, const Places& places) {
        if (!places.find_own(node.name)) return false;
        const auto* sum = std::get_if<lang::Binary>(&node.value->node);
        const auto* call = std::get_if<lang::Call>(&node.value->node);
        if (sum != nullptr) return sum->op == lang::Operator::add && is_name(*sum->left, node.name);
        return call != nullptr && !call->arguments.empty() && is_name(*call->arguments.front().value, node.name);
    }
    Result run(Activation& now) const override {
        auto& old = name_.value(now);
        if (more_ == nullptr) {
            old = now.evaluator(visible_).next_value(node_, old);
            return {};
        }
        Value made;
        const auto& more = more_->value(now, made);
        const auto *m = old.as<Integer>(), *n = more.as<Integer>();
        const auto& sum = std::get<lang::Binary>(node_.value->node);
        old = m != nullptr && n != nullptr
                  ? Value(*m + *n)
                  : now.evaluator(visible_).sum(&more == &old ? old : std::exchange(old, Value()), more, sum);
        if (may_be_too_large(old)) check_size(old, {now.source, node_.value->span});
        return {};
    }

private:
    const lang::Let& node_;
    std::size_t visible_;
    Bound name_;
    CodePtr more_;
};

class LetStep : public Step {
public:
    LetStep(const lang::Let& node, Places& places)
        : value_(code_of(*node.value, places)), name_(Bound::by_let(node.name, places)) {}
    Result run(Activation& now) const override {
        name_.bind(now, value_->run(now));
        return {};
    }

private:
    CodePtr value_;
    Bound name_;
};

/// One name for a value, or several for its parts.
class BoundParts {
public:
    using Binder = Bound (*)(std::string_view, Places&);
    BoundParts(const lang::Variables& variables, Binder binder, Places& places) : variables_(variables) {
        for (const auto& variable : variables) names_.push_back(binder(variable.name, places));
    }
    void bind(Activation& now, Value value, lang::Span span) const {
        if (names_.size() == 1) return names_.front().bind(now, std::move(value));
        auto parts = parts_of(value, variables_, {now.source, span});
        for (std::size_t i = 0; i < parts.size(); ++i) names_[i].bind(now, std::move(parts[i]));
    }
    [[nodiscard]] lang::Span span() const { return span_of(variables_); }

private:
    const lang::Variables& variables_;
    std::vector<Bound> names_;
};

class LetPartsStep : public Step {
public:
    LetPartsStep(const lang::LetParts& node, Places& places)
        : node_(node), value_(code_of(*node.value, places)), names_(node.names, Bound::by_let, places) {}
    Result run(Activation& now) const override {
        names_.bind(now, value_->run(now), node_.value->span);
        return {};
    }

private:
    const lang::LetParts& node_;
    CodePtr value_;
    BoundParts names_;
};

class IfStep : public Step {
public:
    IfStep(const lang::IfStatement& node, Places& places)
        : condition_(code_of(*node.condition, places)), yes_(node.yes, places), no_(node.no, places) {}
    Result run(Activation& now) const override { return (condition_->holds(now, "`if`") ? yes_ : no_).run(now); }

private:
    CodePtr condition_;
    Steps yes_, no_;
};

class ForStep : public Step {
public:
    ForStep(const lang::For& node, Places& places)
        : node_(node),
          visible_(places.visible()),
          items_(code_of(*node.items, places)),
          names_(node.variables, Bound::by_loop, places),
          body_(node.body, places) {
        places.shorten(visible_);
    }
    Result run(Activation& now) const override {
        const auto* binary = std::get_if<lang::Binary>(&node_.items->node);
        return binary != nullptr && binary->op == lang::Operator::range ? run_range(now, *binary) : run_items(now);
    }

private:
    // Makes no list.
    [[nodiscard]] Result run_range(Activation& now, const lang::Binary& binary) const {
        const auto [first, last] = now.evaluator(visible_).range(binary);
        for (Integer i = first; i <= last; ++i)
            if (auto result = run_with(now, i); result.has_returned) return result;
        return {};
    }
    [[nodiscard]] Result run_items(Activation& now) const {
        Value made;
        const auto next =
            now.evaluator(visible_).each(items_->value(now, made), lang::Where{now.source, node_.items->span});
        while (auto item = next())
            if (auto result = run_with(now, *std::move(item)); result.has_returned) return result;
        return {};
    }
    [[nodiscard]] Result run_with(Activation& now, Value item) const {
        now.context.check_stop(now.source, names_.span());  // the block may be empty
        names_.bind(now, std::move(item), names_.span());
        return body_.run(now);
    }

    const lang::For& node_;
    std::size_t visible_;
    CodePtr items_;
    BoundParts names_;
    Steps body_;
};

class AssertStep : public Step {
public:
    AssertStep(const lang::Assert& node, Places& places) : node_(node), visible_(places.visible()) {}
    Result run(Activation& now) const override {
        now.evaluator(visible_).check(node_);
        return {};
    }

private:
    const lang::Assert& node_;
    std::size_t visible_;
};

/// The grammar refuses the other statements, which have an effect outside the function.
class NoStep : public Step {
public:
    Result run(Activation&) const override { return {}; }
};

class StepMaker {
public:
    explicit StepMaker(Places& places) : places_(places) {}

    StepPtr operator()(const lang::Show& node) const { return make<ValueStep>(*node.value, false); }
    StepPtr operator()(const lang::Return& node) const { return make<ValueStep>(*node.value, true); }
    StepPtr operator()(const lang::Let& node) const {
        return ChangeStep::is_for(node, places_) ? make<ChangeStep>(node) : make<LetStep>(node);
    }
    StepPtr operator()(const lang::LetParts& node) const { return make<LetPartsStep>(node); }
    StepPtr operator()(const lang::IfStatement& node) const { return make<IfStep>(node); }
    StepPtr operator()(const lang::For& node) const { return make<ForStep>(node); }
    StepPtr operator()(const lang::Assert& node) const { return make<AssertStep>(node); }
    template <class Node>
    StepPtr operator()(const Node&) const {
        return std::make_unique<NoStep>();
    }

private:
    template <class Made, class... From>
    [[nodiscard]] StepPtr make(const From&... from) const {
        return std::make_unique<Made>(from..., places_);
    }

    Places& places_;
};

StepPtr step_of(const lang::Statement& statement, Places& places) {
    return std::visit(StepMaker(places), statement.node);
}

class BlockCode : public Code {
public:
    BlockCode(const lang::BlockExpr& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()), steps_(node.statements, places) {}
    Value run(Activation& now) const override {
        if (auto result = steps_.run(now); result.value) return *std::move(result.value);
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
    std::vector<const Locals*> around;
    for (const auto* locals = locals_; locals != nullptr; locals = locals->outer)
        if (locals->value != nullptr) around.push_back(locals);
    std::ranges::reverse(around);
    std::vector<std::string_view> names;
    for (const auto* locals : around) names.push_back(locals->name);
    const auto code = compiled(expr, std::move(names));
    Activation now(context_, scope_, source_, code->names, code->keeps);
    for (std::size_t place = 0; place < around.size(); ++place)
        now.name(place, around[place]->name, *around[place]->value);
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

}  // namespace cubelang::eval
