#include "runtime/meaning/eval/steps.hpp"

#include <fmt/format.h>

#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

void BoundParts::bind_parts(Activation& now, const Value& value, lang::Span span) const {
    auto parts = parts_of(value, variables_, {now.source, span});
    for (std::size_t i = 0; i < parts.size(); ++i) names_[i].bind(now, std::move(parts[i]));
}

lang::Span BoundParts::span() const { return span_of(variables_); }

namespace {

using StepPtr = std::unique_ptr<const Step>;

class ValueStep : public Step {
public:
    ValueStep(const lang::Expr& expr, bool returns, Places& places)
        : value_(code_of(expr, places)), returns_(returns) {}
    bool run(Activation& now, std::optional<Value>& result) const override {
        result = value_->run(now);
        return returns_;
    }

private:
    CodePtr value_;
    bool returns_;
};

/// Gives a name that has a value the next one. In `let t = t + x` and `let xs = with_item(xs, 1, R)` the old value may
/// be changed in place.
class Change {
public:
    Change(const lang::Let& node, Places& places) : node_(node), visible_(places.visible()) {
        const auto* sum = std::get_if<lang::Binary>(&node.value->node);
        const auto* call = std::get_if<lang::Call>(&node.value->node);
        const bool adds = sum != nullptr && sum->op == lang::Operator::add && is_name(*sum->left, node.name);
        if (adds) sum_ = sum;
        changes_by_call_ =
            call != nullptr && !call->arguments.empty() && is_name(*call->arguments.front().value, node.name);
        value_ = code_of(adds ? *sum->right : *node.value, places);
    }
    void apply(Activation& now, Value& value) const {
        if (changes_by_call_)
            value = now.evaluator(visible_).next_value(node_, value);
        else if (sum_ != nullptr)
            add(now, value);
        else
            value = value_->run(now);
    }

private:
    void add(Activation& now, Value& value) const {
        Value made;
        const auto& more = value_->value(now, made);
        const auto *m = value.as<Integer>(), *n = more.as<Integer>();
        if (m != nullptr && n != nullptr)
            value = *m + *n;
        else
            value = now.evaluator(visible_).sum(&more == &value ? value : std::exchange(value, Value()), more, *sum_);
        if (may_be_too_large(value)) check_size(value, {now.source, node_.value->span});
    }

    const lang::Let& node_;
    std::size_t visible_;
    const lang::Binary* sum_ = nullptr;
    bool changes_by_call_ = false;
    CodePtr value_;
};

class ChangeStep : public Step {
public:
    ChangeStep(const lang::Let& node, std::size_t place, Places& places) : place_(place), change_(node, places) {}
    bool run(Activation& now, std::optional<Value>&) const override {
        change_.apply(now, now.kept(place_));
        return false;
    }

private:
    std::size_t place_;
    Change change_;
};

class LetStep : public Step {
public:
    LetStep(const lang::Let& node, Places& places)
        : value_(code_of(*node.value, places)), name_(Bound::by_let(node.name, places)) {}
    bool run(Activation& now, std::optional<Value>&) const override {
        name_.bind(now, value_->run(now));
        return false;
    }

private:
    CodePtr value_;
    Bound name_;
};

class LetPartsStep : public Step {
public:
    LetPartsStep(const lang::LetParts& node, Places& places)
        : node_(node), value_(code_of(*node.value, places)), names_(node.names, Bound::by_let, places) {}
    bool run(Activation& now, std::optional<Value>&) const override {
        names_.bind(now, value_->run(now), node_.value->span);
        return false;
    }

private:
    const lang::LetParts& node_;
    CodePtr value_;
    BoundParts names_;
};

class IfStep : public Step {
public:
    IfStep(const lang::IfStatement& node, Outside* outside, Places& places)
        : condition_(code_of(*node.condition, places)),
          yes_(node.yes, places, outside),
          no_(node.no, places, outside) {}
    bool run(Activation& now, std::optional<Value>& result) const override {
        return (condition_->holds(now, "`if`") ? yes_ : no_).run(now, result);
    }

private:
    CodePtr condition_;
    Steps yes_, no_;
};

class ForStep : public Step {
public:
    ForStep(const lang::For& node, Outside* outside, Places& places)
        : node_(node),
          visible_(places.visible()),
          items_(code_of(*node.items, places)),
          names_(node.variables, Bound::by_loop, places),
          body_(node.body, places, outside) {
        places.shorten(visible_);
    }
    bool run(Activation& now, std::optional<Value>& result) const override {
        const auto* binary = std::get_if<lang::Binary>(&node_.items->node);
        const bool is_range = binary != nullptr && binary->op == lang::Operator::range;
        const bool returned = is_range ? run_range(now, *binary, result) : run_items(now, result);
        if (!returned) result.reset();
        return returned;
    }

private:
    // Makes no list.
    [[nodiscard]] bool run_range(Activation& now, const lang::Binary& binary, std::optional<Value>& result) const {
        const auto [first, last] = now.evaluator(visible_).range(binary);
        for (Integer i = first; i <= last; ++i)
            if (run_with(now, i, result)) return true;
        return false;
    }
    [[nodiscard]] bool run_items(Activation& now, std::optional<Value>& result) const {
        Value made;
        const auto next =
            now.evaluator(visible_).each(items_->value(now, made), lang::Where{now.source, node_.items->span});
        while (auto item = next())
            if (run_with(now, *std::move(item), result)) return true;
        return false;
    }
    [[nodiscard]] bool run_with(Activation& now, Value&& item, std::optional<Value>& result) const {
        now.context.check_stop(now.source, names_.span());  // the block may be empty
        names_.bind(now, std::move(item), names_.span());
        return body_.run(now, result);
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
    bool run(Activation& now, std::optional<Value>&) const override {
        now.evaluator(visible_).check(node_);
        return false;
    }

private:
    const lang::Assert& node_;
    std::size_t visible_;
};

/// Any statement outside functions.
class OutsideStep : public Step {
public:
    OutsideStep(const lang::Statement& statement, Outside& outside, Places& places)
        : statement_(statement), outside_(outside), visible_(places.visible()) {}
    bool run(Activation& now, std::optional<Value>&) const override {
        outside_.run(statement_, now.innermost(visible_));
        return false;
    }

private:
    const lang::Statement& statement_;
    Outside& outside_;
    std::size_t visible_;
};

/// `let` in a loop outside functions: its name is one of the scope.
class OutsideLet : public Step {
public:
    OutsideLet(const lang::Let& node, const lang::Statement& statement, Outside& outside, Places& places)
        : node_(node), outside_(outside), otherwise_(statement, outside, places), change_(node, places) {}
    bool run(Activation& now, std::optional<Value>& result) const override {
        if (version_ != now.scope.version()) find(now);
        if (bound_ == nullptr) return otherwise_.run(now, result);
        change_.apply(now, bound_->value);
        bound_->where.span = node_.name_span;
        return false;
    }

private:
    void find(const Activation& now) const {
        bound_ = outside_.bound(node_);
        version_ = bound_ == nullptr ? 0 : now.scope.version();
    }

    const lang::Let& node_;
    Outside& outside_;
    OutsideStep otherwise_;
    Change change_;
    mutable Binding* bound_ = nullptr;
    mutable std::uint64_t version_ = 0;
};

/// The grammar refuses the other statements in functions, outside which they have an effect.
class NoStep : public Step {
public:
    bool run(Activation&, std::optional<Value>&) const override { return false; }
};

class StepMaker {
public:
    StepMaker(const lang::Statement& statement, Places& places, Outside* outside)
        : statement_(statement), places_(places), outside_(outside) {}

    StepPtr operator()(const lang::Show& node) const {
        return outside_ != nullptr ? other() : make<ValueStep>(*node.value, false);
    }
    StepPtr operator()(const lang::Return& node) const { return make<ValueStep>(*node.value, true); }
    StepPtr operator()(const lang::Let& node) const {
        if (outside_ != nullptr)
            return places_.find(node.name) ? other() : make<OutsideLet>(node, statement_, *outside_);
        const auto known = places_.find_own(node.name);
        return known ? make<ChangeStep>(node, *known) : make<LetStep>(node);
    }
    StepPtr operator()(const lang::LetParts& node) const {
        return outside_ != nullptr ? other() : make<LetPartsStep>(node);
    }
    StepPtr operator()(const lang::IfStatement& node) const { return make<IfStep>(node, outside_); }
    StepPtr operator()(const lang::For& node) const { return make<ForStep>(node, outside_); }
    StepPtr operator()(const lang::Assert& node) const { return make<AssertStep>(node); }
    template <class Node>
    StepPtr operator()(const Node&) const {
        return other();
    }

private:
    template <class Made, class... From>
    [[nodiscard]] StepPtr make(From&&... from) const {
        return std::make_unique<Made>(std::forward<From>(from)..., places_);
    }
    [[nodiscard]] StepPtr other() const {
        return outside_ != nullptr ? make<OutsideStep>(statement_, *outside_) : std::make_unique<NoStep>();
    }

    const lang::Statement& statement_;
    Places& places_;
    Outside* outside_;
};

}  // namespace

Steps::Steps(const lang::Block& block, Places& places, Outside* outside) {
    const auto visible = places.visible();
    for (const auto& statement : block)
        steps_.emplace_back(statement.span, std::visit(StepMaker(statement, places, outside), statement.node));
    places.shorten(visible);
}

bool Steps::run(Activation& now, std::optional<Value>& result) const {
    for (const auto& [span, step] : steps_) {
        now.context.check_stop(now.source, span);
        result.reset();
        if (step->run(now, result)) return true;
    }
    return false;
}

}  // namespace cubelang::meaning
