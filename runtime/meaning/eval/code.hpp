#pragma once
// The code of expressions, the only form in which they are evaluated. `code_of` turns each node of a tree into an
// object with a method `run`: most are closures over the code of their children (`coded`). Each name that a function, a
// loop or a block binds has a place in the Activation, an array of values; other names are looked up in the scope when
// they are used first, and again when it has other names. The tree must outlive the code, which needs it for the places
// of errors. Code keeps nothing of a run, so that a function can call itself, and threads can share it. A function is
// compiled when it is called first, a statement when it runs (steps.hpp). Only `code_of` and calls look at the stack:
// the parser bounds the levels of an expression. What is done with the values of operands is in the Evaluator.

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

/// A running function. Its names have places: captured ones first, then the parameters, then those of its blocks.
class Activation {
public:
    /// Where its names are: on the stack of the context, or its own if it may outlive others that began later.
    enum class Names : std::uint8_t { on_stack, own };
    /// `names`: the most that are in scope at once
    Activation(Context& with, const Scope& in, const lang::SourcePtr& of, std::size_t names,
               Names where = Names::on_stack)
        : context(with),
          scope(in),
          source(of),
          own_(where == Names::own ? std::make_unique<LocalName[]>(names) : nullptr),
          size_(names),
          stack_(stack_of(with)),
          before_(stack_.mark()),
          names_(own_ ? own_.get() : stack_.take(names)) {}
    Activation(const Activation&) = delete;
    Activation& operator=(const Activation&) = delete;
    ~Activation() {
        if (own_ == nullptr) stack_.give_back(before_, names_, size_);
    }

    [[nodiscard]] const Value& value(std::size_t place) const { return *names_[place].local.value; }
    /// Names a value, which must outlive the run.
    void name(std::size_t place, std::string_view name, const Value& value) {
        names_[place].local = {innermost(place), name, &value};
    }
    void keep(std::size_t place, std::string_view name, Value&& value) {
        names_[place].kept = std::move(value);
        name_kept(place, name);
    }
    /// Gives the value that is kept there its name.
    void name_kept(std::size_t place, std::string_view name) { this->name(place, name, names_[place].kept); }
    [[nodiscard]] Value& kept(std::size_t place) { return names_[place].kept; }
    /// The names before the place `visible`.
    [[nodiscard]] const Locals* innermost(std::size_t visible) const {
        return visible == 0 ? nullptr : &names_[visible - 1].local;
    }
    [[nodiscard]] Evaluator evaluator(std::size_t visible) const {
        return {context, scope, innermost(visible), source};
    }
    /// Copies of the names before the place `visible`, the outermost first.
    [[nodiscard]] Captured captured(std::size_t visible) const {
        Captured all;
        for (std::size_t place = 0; place < visible; ++place) all.emplace_back(names_[place].local.name, value(place));
        return all;
    }

    Context& context;
    const Scope& scope;
    const lang::SourcePtr& source;

private:
    static LocalStack& stack_of(Context& context) {
        auto& stack = context.locals();
        if (stack == nullptr) [[unlikely]]
            stack = std::make_shared<LocalStack>();
        return *stack;
    }

    std::unique_ptr<LocalName[]> own_;
    std::size_t size_;
    LocalStack& stack_;
    LocalStack::Mark before_;
    LocalName* names_;
};

/// The names in scope while code is made, and the text.
class Places {
public:
    /// `source` must outlive it.
    Places(std::vector<std::string_view> names, const lang::SourcePtr& source)
        : names_(std::move(names)), source_(source), most_(names_.size()), outside_(most_) {}

    [[nodiscard]] const lang::SourcePtr& source() const { return source_; }
    [[nodiscard]] std::size_t visible() const { return names_.size(); }
    [[nodiscard]] std::size_t most() const { return most_; }
    /// The place of the innermost one with this name, if it is at `from` or after it.
    [[nodiscard]] std::optional<std::size_t> find(std::string_view name, std::size_t from = 0) const {
        for (auto place = names_.size(); place-- > from;)
            if (names_[place] == name) return place;
        return std::nullopt;
    }
    /// One that a block of the function itself has bound.
    [[nodiscard]] std::optional<std::size_t> find_own(std::string_view name) const { return find(name, outside_); }
    std::size_t add(std::string_view name) {
        names_.push_back(name);
        most_ = std::max(most_, names_.size());
        return names_.size() - 1;
    }
    std::size_t find_own_or_add(std::string_view name) {
        const auto known = find_own(name);
        return known ? *known : add(name);
    }
    /// A captured name or a parameter, which blocks do not change.
    void add_outside(std::string_view name) { outside_ = add(name) + 1; }
    void shorten(std::size_t visible) { names_.resize(visible); }

private:
    std::vector<std::string_view> names_;
    const lang::SourcePtr& source_;
    std::size_t most_;
    std::size_t outside_;
};

/// An expression.
class Code {
public:
    Code(const lang::Expr& expr, const Places& places) : expr_(expr), visible_(places.visible()) {}
    Code(const Code&) = delete;
    Code& operator=(const Code&) = delete;
    virtual ~Code() = default;

    [[nodiscard]] Value run(Activation& now) const { return compute(now); }
    /// The value of a condition. `of_what`: see Evaluator::truth.
    [[nodiscard]] virtual bool holds(Activation& now, std::string_view of_what) const {
        Value made;
        return evaluator(now).truth(value(now, made), expr_, of_what);
    }
    /// The value: that of a name, or in `made`. Null if it is an integer of 64 bits, which is in `n` then.
    [[nodiscard]] const Value* unless_small(Activation& now, std::int64_t& n, Value& made) const {
        if (const auto* there = known(now)) return is_small(*there, n) ? nullptr : there;
        return compute_small(now, n, made) ? nullptr : &made;
    }
    /// Is the value an integer of 64 bits, in `n`? Else it is in `made`, as a copy if it has a name.
    [[nodiscard]] bool run_small(Activation& now, std::int64_t& n, Value& made) const {
        const auto* value = unless_small(now, n, made);
        if (value != nullptr && value != &made) made = *value;
        return value == nullptr;
    }
    /// `to` gets the value.
    void assign(Activation& now, Value& to) const {
        std::int64_t n = 0;
        Value made;
        const auto* value = unless_small(now, n, made);
        if (value == nullptr) return to.become(n);
        to = value == &made ? std::move(made) : *value;
    }
    /// The name `of`, which is the first operand of the sum or the call, gets the value: it is changed in place if no
    /// other value shares it.
    virtual void change(Activation& now, Value& of) const { assign(now, of); }
    /// The value if it is somewhere already; else null.
    [[nodiscard]] const Value* known(const Activation& now) const {
        if (place_ != nowhere) return &now.value(place_);
        return may_be_kept_ ? kept(now) : constant_;
    }
    /// The value if it is an integer of 64 bits that is somewhere already; else null.
    [[nodiscard]] const std::int64_t* known_small(const Activation& now) const {
        const auto* there = place_ != nowhere ? &now.value(place_) : constant_;
        return there == nullptr ? nullptr : there->small();
    }
    /// The value itself if it has a name, and else in `made`.
    [[nodiscard]] const Value& value(Activation& now, Value& made) const {
        const auto* there = known(now);
        return there != nullptr ? *there : made = run(now);
    }
    [[nodiscard]] Operand operand(Activation& now) const { return {run(now), where(now)}; }
    [[nodiscard]] lang::Where where(const Activation& now) const { return {now.source, expr_.span}; }
    [[nodiscard]] Evaluator evaluator(const Activation& now) const { return now.evaluator(visible_); }
    [[nodiscard]] const lang::Expr& expr() const { return expr_; }

protected:
    [[nodiscard]] Value checked(const Activation& now, Value value) const {
        check(now, value);
        return value;
    }
    void check(const Activation& now, const Value& value) const {
        if (may_be_too_large(value)) check_large(now, value);
    }
    [[nodiscard]] static bool is_small(const Value& value, std::int64_t& n) {
        const auto* number = value.small();
        if (number != nullptr) n = *number;
        return number != nullptr;
    }
    struct MayBeKept {};
    /// An expression that may have its value already.
    Code(const lang::Expr& expr, const Places& places, MayBeKept) : Code(expr, places) { may_be_kept_ = true; }
    /// An expression with the same value always, which must outlive the code.
    Code(const lang::Expr& expr, const Places& places, const Value& constant) : Code(expr, places) {
        constant_ = &constant;
    }
    struct Place {
        std::size_t place;
    };
    /// The name at a place.
    Code(const lang::Expr& expr, Place place) : expr_(expr), visible_(0), place_(place.place) {}

private:
    static constexpr auto nowhere = std::numeric_limits<std::size_t>::max();
    void check_large(const Activation& now, const Value& value) const;
    [[nodiscard]] virtual Value compute(Activation& now) const = 0;
    /// As run_small().
    [[nodiscard]] virtual bool compute_small(Activation& now, std::int64_t& n, Value& made) const {
        return is_small(made = compute(now), n);
    }
    [[nodiscard]] virtual const Value* kept(const Activation&) const { return nullptr; }

    const lang::Expr& expr_;
    std::size_t visible_;
    std::size_t place_ = nowhere;
    const Value* constant_ = nullptr;
    bool may_be_kept_ = false;
};
using CodePtr = std::unique_ptr<const Code>;
using Codes = boost::container::small_vector<CodePtr, 2>;

/// Code that runs a function of the code itself and the activation. `makes`: a new value, whose size is checked
template <bool makes = true, class Run>
[[nodiscard]] CodePtr coded(const lang::Expr& expr, const Places& places, Run run) {
    struct Made : Code {
        Made(const lang::Expr& of, const Places& in, Run how) : Code(of, in), run_(std::move(how)) {}
        Value compute(Activation& now) const override {
            if constexpr (!makes) return run_(*this, now);
            Value value = run_(*this, now);
            check(now, value);
            return value;
        }
        Run run_;
    };
    return std::make_unique<Made>(expr, places, std::move(run));
}
/// An expression whose value is often an integer of 64 bits: it has compute_small().
class NumberCode : public Code {
public:
    using Code::Code;

private:
    bool compute_small(Activation& now, std::int64_t& n, Value& made) const override = 0;
    Value compute(Activation& now) const final {
        std::int64_t n = 0;
        Value made;
        return compute_small(now, n, made) ? Value(Integer(n)) : std::move(made);
    }
};
/// The same as `coded` for such an expression: `run` is bool(const Code&, Activation&, std::int64_t& n, Value& made).
template <class Run>
[[nodiscard]] CodePtr coded_number(const lang::Expr& expr, const Places& places, Run run) {
    struct Made : NumberCode {
        Made(const lang::Expr& of, const Places& in, Run how) : NumberCode(of, in), run_(std::move(how)) {}
        bool compute_small(Activation& now, std::int64_t& n, Value& made) const override {
            if (run_(*this, now, n, made)) return true;
            check(now, made);
            return is_small(made, n);
        }
        Run run_;
    };
    return std::make_unique<Made>(expr, places, std::move(run));
}
/// The same as `coded` for one that returns a bool.
template <class Run>
[[nodiscard]] CodePtr coded_condition(const lang::Expr& expr, const Places& places, Run run) {
    struct Made : Code {
        Made(const lang::Expr& of, const Places& in, Run how) : Code(of, in), run_(std::move(how)) {}
        bool holds(Activation& now, std::string_view) const override { return run_(*this, now); }
        Value compute(Activation& now) const override { return make_boolean(run_(*this, now)); }
        Run run_;
    };
    return std::make_unique<Made>(expr, places, std::move(run));
}

/// The values of two operands, the left one computed first.
class Both {
public:
    Both(const Code& left, const Code& right, Activation& now) : Both(left, right, now, [](const Value&) {}) {}
    /// `check_left` gets the left value before the right one is computed, unless it is an integer of 64 bits.
    template <class Check>
    Both(const Code& left, const Code& right, Activation& now, Check check_left)
        : left_(left.unless_small(now, m, made_left_)) {
        if (left_ != nullptr) check_left(*left_);
        right_ = right.unless_small(now, n, made_right_);
    }
    Both(const Both&) = delete;
    Both& operator=(const Both&) = delete;

    /// Are both integers of 64 bits? Then these are `m` and `n`.
    [[nodiscard]] bool are_small() const { return left_ == nullptr && right_ == nullptr; }
    std::int64_t m = 0, n = 0;

    /// Calls `run` with the values if both are such integers that are somewhere already, as for `n < 2`.
    template <class Run>
    [[nodiscard]] static bool known_small(const Code& left, const Code& right, const Activation& now, Run run) {
        const auto* m = left.known_small(now);
        const auto* n = m == nullptr ? nullptr : right.known_small(now);
        return n != nullptr && run(*m, *n);
    }

    [[nodiscard]] const Value& left() { return left_ != nullptr ? *left_ : made_left_ = Integer(m); }
    [[nodiscard]] const Value& right() { return right_ != nullptr ? *right_ : made_right_ = Integer(n); }
    /// The left value, which may be changed in place if it has no name.
    [[nodiscard]] Value take_left() {
        const auto& value = left();
        return &value == &made_left_ ? std::move(made_left_) : value;
    }

private:
    Value made_left_, made_right_;
    const Value *left_, *right_ = nullptr;
};

/// The code of an expression, and what its activation needs.
struct FunctionCode : Compiled {
    CodePtr body;
    std::vector<std::string_view> parameters;
    std::vector<CodePtr> otherwise;  ///< the values of parameters that are left out; null without one
    std::size_t names = 0;
};
/// `names`: those around the expression, the outermost first.
[[nodiscard]] std::unique_ptr<const FunctionCode> compiled(const lang::Expr& expr, std::vector<std::string_view> names,
                                                           const lang::SourcePtr& source);
[[nodiscard]] std::unique_ptr<const FunctionCode> compiled(const UserFunction& function);

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

/// `1..10`. Loops and slices make no list of it.
struct Range {
    CodePtr first, last;
    [[nodiscard]] std::pair<Integer, Integer> ends(Activation& now) const;
};
/// nullopt if the expression is not a range.
[[nodiscard]] std::optional<Range> range_of(const lang::Expr& expr, Places& places);

[[nodiscard]] CodePtr code_of(const lang::Expr& expr, Places& places);
[[nodiscard]] Codes codes_of(const std::vector<lang::ExprPtr>& exprs, Places& places);

// Those of nodes outside code.cpp.
template <operation Node>
[[nodiscard]] CodePtr code_of(const Node& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Binary& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Not& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Call& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Index& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Interpolation& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Lambda& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Comprehension& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::Quantified& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr code_of(const lang::BlockExpr& node, const lang::Expr& expr, Places& places);

}  // namespace cubelang::meaning
