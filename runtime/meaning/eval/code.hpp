#pragma once
// The code of functions. When a function is called first, each of its names gets a place, and what functions do most
// (calls, sums, comparisons, products, blocks) gets an object that does it without a walk through the tree. Everything
// else is left to the Evaluator, as are the operations themselves and their errors.

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <boost/container/small_vector.hpp>

#include "lang/ast.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

/// The links of a chain that have a value, the outermost first; and their names.
[[nodiscard]] std::vector<const Locals*> links_of(const Locals* innermost);
[[nodiscard]] std::vector<std::string_view> names_of(const std::vector<const Locals*>& links);

/// A running function. Its names have places: captured ones first, then the parameters, then those of its blocks.
class Activation {
public:
    /// `names`: the most that are in scope at once; `keeps`: has it blocks, whose names own their values?
    Activation(Context& with, const Scope& in, const lang::SourcePtr& of, std::size_t names, bool keeps)
        : context(with), scope(in), source(of), names_(names), kept_(keeps ? names : 0) {}
    Activation(const Activation&) = delete;
    Activation& operator=(const Activation&) = delete;
    ~Activation() = default;

    [[nodiscard]] const Value& value(std::size_t place) const { return *names_[place].value; }
    /// Names a value, which must outlive the run.
    void name(std::size_t place, std::string_view name, const Value& value) {
        names_[place] = {place == 0 ? nullptr : &names_[place - 1], name, &value};
    }
    void name_all(const std::vector<const Locals*>& outermost_first) {
        std::size_t place = 0;
        for (const auto* link : outermost_first) name(place++, link->name, *link->value);
    }
    void keep(std::size_t place, std::string_view name, Value value) {
        kept_[place] = std::move(value);
        this->name(place, name, kept_[place]);
    }
    [[nodiscard]] Value& kept(std::size_t place) { return kept_[place]; }
    /// The names before the place `visible`.
    [[nodiscard]] const Locals* innermost(std::size_t visible) const {
        return visible == 0 ? nullptr : &names_[visible - 1];
    }
    [[nodiscard]] Evaluator evaluator(std::size_t visible) const {
        return {context, scope, innermost(visible), source};
    }

    Context& context;
    const Scope& scope;
    const lang::SourcePtr& source;

private:
    boost::container::small_vector<Locals, 4> names_;  // they point to each other
    boost::container::small_vector<Value, 1> kept_;
};

/// An expression. The tree must outlive it.
class Code {
public:
    /// `visible`: the number of names in scope
    Code(const lang::Expr& expr, std::size_t visible) : expr_(expr), visible_(visible) {}
    Code(const Code&) = delete;
    Code& operator=(const Code&) = delete;
    virtual ~Code() = default;

    [[nodiscard]] virtual Value run(Activation& now) const = 0;
    /// The value if it has a name; else null.
    [[nodiscard]] virtual const Value* known(const Activation&) const { return nullptr; }
    /// The value of a condition. `of_what`: see Evaluator::truth.
    [[nodiscard]] virtual bool holds(Activation& now, std::string_view of_what) const {
        Value made;
        return evaluator(now).truth(value(now, made), expr_, of_what);
    }
    /// The value itself if it has a name, and else in `made`.
    [[nodiscard]] const Value& value(Activation& now, Value& made) const {
        const auto* there = known(now);
        return there != nullptr ? *there : made = run(now);
    }
    [[nodiscard]] Operand operand(Activation& now) const { return {run(now), {now.source, expr_.span}}; }

protected:
    [[nodiscard]] const lang::Expr& expr() const { return expr_; }
    [[nodiscard]] Evaluator evaluator(const Activation& now) const { return now.evaluator(visible_); }
    [[nodiscard]] Value checked(const Activation& now, Value value) const {
        if (may_be_too_large(value)) check_size(value, {now.source, expr_.span});
        return value;
    }

private:
    const lang::Expr& expr_;
    std::size_t visible_;
};
using CodePtr = std::unique_ptr<const Code>;

/// The code of an expression, and what its activation needs.
struct FunctionCode : Compiled {
    CodePtr body;
    std::size_t names = 0;
    bool keeps = false;
};
/// `names`: those around the expression, the outermost first.
[[nodiscard]] std::unique_ptr<const FunctionCode> compiled(const lang::Expr& expr, std::vector<std::string_view> names);

/// The names in scope while code is made.
class Places {
public:
    explicit Places(std::vector<std::string_view> names) : names_(std::move(names)), outside_(names_.size()) {}

    [[nodiscard]] std::size_t visible() const { return names_.size(); }
    [[nodiscard]] std::size_t most() const { return std::max(most_, outside_); }
    [[nodiscard]] bool keeps() const { return most_ != 0; }
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
    void shorten(std::size_t visible) { names_.resize(visible); }

private:
    std::vector<std::string_view> names_;
    std::size_t outside_, most_ = 0;
};

[[nodiscard]] CodePtr code_of(const lang::Expr& expr, Places& places);
/// operation_code.cpp. Null if it is left to the Evaluator.
[[nodiscard]] CodePtr operation_code(const lang::Binary& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr operation_code(const lang::Not& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr operation_code(const lang::Product& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr operation_code(const lang::Negate& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr operation_code(const lang::Invert& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr operation_code(const lang::Power& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr operation_code(const lang::Commutator& node, const lang::Expr& expr, Places& places);
[[nodiscard]] CodePtr operation_code(const lang::Conjugate& node, const lang::Expr& expr, Places& places);
/// blocks.cpp
[[nodiscard]] CodePtr code_of(const lang::BlockExpr& node, const lang::Expr& expr, Places& places);

}  // namespace cubelang::eval
