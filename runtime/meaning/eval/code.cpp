#include "runtime/meaning/eval/code.hpp"

#include <atomic>

#include "lang/tree_parts.hpp"
#include "runtime/meaning/eval/user_call.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/depth.hpp"

namespace cubelang::meaning {

std::vector<const Locals*> links_of(const Locals* innermost) {
    std::vector<const Locals*> links;
    for (const auto* link = innermost; link != nullptr; link = link->outer)
        if (link->value != nullptr) links.push_back(link);
    std::ranges::reverse(links);
    return links;
}

std::vector<std::string_view> names_of(const std::vector<const Locals*>& links) {
    std::vector<std::string_view> names;
    for (const auto* link : links) names.push_back(link->name);
    return names;
}

namespace {

/// Any expression, left to the Evaluator.
class Walk : public Code {
public:
    using Code::Code;
    Value run(Activation& now) const override { return evaluator(now).evaluate(expr()); }
    bool holds(Activation& now, std::string_view of_what) const override {
        return evaluator(now).truth(expr(), of_what);
    }
};

class Literal : public Code {
public:
    Literal(const lang::Expr& expr, Value value) : Code(expr, 0, MayBeKept()), value_(std::move(value)) {}
    Value run(Activation&) const override { return value_; }

private:
    const Value* kept(const Activation&) const override { return &value_; }

    Value value_;
};

/// `@urf`, `(uf,ub)`: the same for each cube. The value for the first one is kept.
class OfCube : public Code {
public:
    OfCube(const lang::Expr& expr, std::size_t visible) : Code(expr, visible, MayBeKept()) {}
    OfCube(const OfCube&) = delete;
    OfCube& operator=(const OfCube&) = delete;
    ~OfCube() override { delete kept_.load(); }
    Value run(Activation& now) const override {
        if (const auto* there = kept(now)) return *there;
        auto value = evaluator(now).evaluate(expr());
        auto made = std::make_unique<const Kept>(now.context.cube(), value);
        const Kept* none = nullptr;
        if (kept_.compare_exchange_strong(none, made.get())) static_cast<void>(made.release());
        return value;
    }

private:
    const Value* kept(const Activation& now) const override {
        const auto* there = kept_.load(std::memory_order_acquire);
        return there != nullptr && there->first == now.context.cube() ? &there->second : nullptr;
    }

    using Kept = std::pair<cube::Cube, Value>;
    mutable std::atomic<const Kept*> kept_ = nullptr;
};

class LocalName : public Code {
public:
    LocalName(const lang::Expr& expr, std::size_t place) : Code(expr, Place{place}) {}
    Value run(Activation& now) const override { return *known(now); }
};

/// A name of the scope, or a built-in one. It is looked up again when the scope has other names.
class GlobalName {
public:
    GlobalName(std::string_view name, lang::Span span, std::size_t visible)
        : name_(name), span_(span), visible_(visible) {}

    [[nodiscard]] const Value& find(const Activation& now) const {
        const auto version = now.scope.version();
        if (version_.load(std::memory_order_acquire) == version) return *value_.load(std::memory_order_relaxed);
        const auto& value = now.evaluator(visible_).look_up(name_, span_);
        value_.store(&value, std::memory_order_relaxed);
        version_.store(version, std::memory_order_release);
        return value;
    }

private:
    std::string_view name_;
    lang::Span span_;
    std::size_t visible_;
    // Threads share the functions of the library; for these, all of them store the same.
    mutable std::atomic<const Value*> value_ = nullptr;
    mutable std::atomic<std::uint64_t> version_ = 0;
};

class Global : public Code {
public:
    Global(const lang::Name& node, const lang::Expr& expr, std::size_t visible)
        : Code(expr, visible, MayBeKept()), name_(node.name, expr.span, visible) {}
    Value run(Activation& now) const override { return name_.find(now); }

private:
    const Value* kept(const Activation& now) const override { return &name_.find(now); }

    GlobalName name_;
};

class Choice : public Code {
public:
    Choice(const lang::IfExpr& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()),
          condition_(code_of(*node.condition, places)),
          yes_(code_of(*node.yes, places)),
          no_(code_of(*node.no, places)) {}
    Value run(Activation& now) const override { return (condition_->holds(now, "`if`") ? yes_ : no_)->run(now); }

private:
    CodePtr condition_, yes_, no_;
};

/// A function without a name, which keeps the values that it uses.
class LambdaCode : public Code {
public:
    LambdaCode(const lang::Lambda& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()), node_(node) {
        for (const auto name : names_in(node))
            if (const auto place = places.find(name)) used_.emplace_back(name, *place);
    }
    Value run(Activation& now) const override {
        Captured used;
        for (const auto& [name, place] : used_) used.emplace_back(name, now.value(place));
        return evaluator(now).make_function(node_, std::move(used));
    }

private:
    const lang::Lambda& node_;
    std::vector<std::pair<std::string_view, std::size_t>> used_;
};

/// A call with unnamed arguments.
class CallCode : public Code {
public:
    CallCode(const lang::Call& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()), node_(node), global_(node.name, node.name_span, places.visible()) {
        if (node.callee) callee_ = code_of(*node.callee, places);
        local_ = places.find(node.name);
        for (const auto& argument : node.arguments) arguments_.push_back(code_of(*argument.value, places));
    }
    Value run(Activation& now) const override {
        Value made;
        const auto& callee = callee_ ? callee_->value(now, made) : local_ ? now.value(*local_) : global_.find(now);
        const auto* function = callee.as<Function>();
        if (function == nullptr) evaluator(now).report_not_called(node_, callee);
        if (function->user != nullptr) return call_user(now, *function->user);
        Evaluator::Operands operands;
        for (const auto& argument : arguments_) operands.push_back(argument->operand(now));
        return checked(now, call(now.context, *function, {operands.data(), operands.size()},
                                 lang::Where{now.source, expr().span}));
    }

private:
    Value call_user(Activation& now, const UserFunction& function) const {
        UserCall call(now.context, function, arguments_.size(), now.source, expr().span);
        for (const auto& argument : arguments_) {
            if (const auto* known = argument->known(now))
                call.give(*known);
            else
                call.give(argument->run(now));
        }
        return call.run();
    }

    const lang::Call& node_;
    GlobalName global_;
    CodePtr callee_;
    std::optional<std::size_t> local_;
    std::vector<CodePtr> arguments_;
};

class Maker {
public:
    Maker(const lang::Expr& expr, Places& places) : expr_(expr), places_(places) {}

    CodePtr operator()(const lang::IntegerLiteral& node) const {
        return node.value < 0 ? walk() : std::make_unique<Literal>(expr_, Integer(node.value));
    }
    CodePtr operator()(const lang::BooleanLiteral& node) const {
        return std::make_unique<Literal>(expr_, make_boolean(node.value));
    }
    CodePtr operator()(const lang::TextLiteral& node) const {
        return std::make_unique<Literal>(expr_, make_text(node.text));
    }
    template <one_of<lang::Location, lang::Cycle, lang::Arrows> Node>
    CodePtr operator()(const Node&) const {
        return std::make_unique<OfCube>(expr_, places_.visible());
    }
    CodePtr operator()(const lang::Name& node) const {
        if (const auto place = places_.find(node.name)) return std::make_unique<LocalName>(expr_, *place);
        return std::make_unique<Global>(node, expr_, places_.visible());
    }
    CodePtr operator()(const lang::IfExpr& node) const { return make<Choice>(node); }
    CodePtr operator()(const lang::Call& node) const {
        const auto is_named = [](const lang::Argument& argument) { return !argument.name.empty(); };
        const bool is_plain = !node.is_piped && node.name != "why" && std::ranges::none_of(node.arguments, is_named);
        return is_plain ? make<CallCode>(node) : walk();
    }
    CodePtr operator()(const lang::Lambda& node) const { return make<LambdaCode>(node); }
    CodePtr operator()(const lang::BlockExpr& node) const { return code_of(node, expr_, places_); }
    CodePtr operator()(const lang::Negate& node) const {
        const auto* number = std::get_if<lang::IntegerLiteral>(&node.operand->node);
        const bool is_small = number != nullptr && number->value >= 0;
        return is_small ? std::make_unique<Literal>(expr_, Integer(-number->value))
                        : operation_code(node, expr_, places_);
    }
    template <
        one_of<lang::Binary, lang::Not, lang::Product, lang::Invert, lang::Power, lang::Commutator, lang::Conjugate>
            Node>
    CodePtr operator()(const Node& node) const {
        auto code = operation_code(node, expr_, places_);
        return code ? std::move(code) : walk();
    }
    template <class Node>
    CodePtr operator()(const Node&) const {
        return walk();
    }

    [[nodiscard]] CodePtr walk() const { return std::make_unique<Walk>(expr_, places_.visible()); }

private:
    template <class Made, class Node>
    [[nodiscard]] CodePtr make(const Node& node) const {
        return std::make_unique<Made>(node, expr_, places_);
    }

    const lang::Expr& expr_;
    Places& places_;
};

}  // namespace

CodePtr code_of(const lang::Expr& expr, Places& places) {
    const Maker maker(expr, places);
    return is_too_deep() ? maker.walk() : std::visit(maker, expr.node);
}

std::unique_ptr<const FunctionCode> compiled(const lang::Expr& expr, std::vector<std::string_view> names) {
    Places places(std::move(names));
    auto made = std::make_unique<FunctionCode>();
    made->body = code_of(expr, places);
    made->names = places.most();
    return made;
}

}  // namespace cubelang::meaning
