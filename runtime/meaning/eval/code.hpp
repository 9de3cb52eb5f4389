#pragma once
// The code of functions. When a function is called first, each of its names gets a place, and what functions do most
// (calls, sums, comparisons, products, blocks) gets an object that does it without a walk through the tree. Everything
// else is left to the Evaluator, as are the operations themselves and their errors.

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

/// The links of a chain that have a value, the outermost first; and their names.
[[nodiscard]] std::vector<const Locals*> links_of(const Locals* innermost);
[[nodiscard]] std::vector<std::string_view> names_of(const std::vector<const Locals*>& links);

/// A running function. Its names have places: captured ones first, then the parameters, then those of its blocks.
class Activation {
public:
    /// `names`: the most that are in scope at once
    Activation(Context& with, const Scope& in, const lang::SourcePtr& of, std::size_t names)
        : context(with),
          scope(in),
          source(of),
          many_(names > few ? std::make_unique<Name[]>(names) : nullptr),
          names_(many_ ? many_.get() : few_.data()) {}
    Activation(const Activation&) = delete;
    Activation& operator=(const Activation&) = delete;
    ~Activation() = default;

    [[nodiscard]] const Value& value(std::size_t place) const { return *names_[place].local.value; }
    /// Names a value, which must outlive the run.
    void name(std::size_t place, std::string_view name, const Value& value) {
        names_[place].local = {innermost(place), name, &value};
    }
    void name_all(const std::vector<const Locals*>& outermost_first) {
        std::size_t place = 0;
        for (const auto* link : outermost_first) name(place++, link->name, *link->value);
    }
    void keep(std::size_t place, std::string_view name, Value&& value) {
        names_[place].kept = std::move(value);
        this->name(place, name, names_[place].kept);
    }
    [[nodiscard]] Value& kept(std::size_t place) { return names_[place].kept; }
    /// The names before the place `visible`.
    [[nodiscard]] const Locals* innermost(std::size_t visible) const {
        return visible == 0 ? nullptr : &names_[visible - 1].local;
    }
    [[nodiscard]] Evaluator evaluator(std::size_t visible) const {
        return {context, scope, innermost(visible), source};
    }

    Context& context;
    const Scope& scope;
    const lang::SourcePtr& source;

private:
    struct Name {
        Locals local;
        Value kept;  ///< if the name owns it
    };
    static constexpr std::size_t few = 3;

    std::array<Name, few> few_;
    std::unique_ptr<Name[]> many_;
    Name* names_;
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
    /// The value of a condition. `of_what`: see Evaluator::truth.
    [[nodiscard]] virtual bool holds(Activation& now, std::string_view of_what) const {
        Value made;
        return evaluator(now).truth(value(now, made), expr_, of_what);
    }
    /// The value if it is somewhere already; else null.
    [[nodiscard]] const Value* known(const Activation& now) const {
        if (place_ != nowhere) return &now.value(place_);
        return may_be_kept_ ? kept(now) : nullptr;
    }
    /// The value itself if it has a name, and else in `made`.
    [[nodiscard]] const Value& value(Activation& now, Value& made) const {
        const auto* there = known(now);
        return there != nullptr ? *there : made = run(now);
    }
    [[nodiscard]] Operand operand(Activation& now) const { return {run(now), {now.source, expr_.span}}; }

protected:
    struct MayBeKept {};
    /// An expression that may have its value already.
    Code(const lang::Expr& expr, std::size_t visible, MayBeKept) : expr_(expr), visible_(visible), may_be_kept_(true) {}
    struct Place {
        std::size_t place;
    };
    /// The name at a place.
    Code(const lang::Expr& expr, Place place) : expr_(expr), visible_(0), place_(place.place) {}

    [[nodiscard]] const lang::Expr& expr() const { return expr_; }
    [[nodiscard]] Evaluator evaluator(const Activation& now) const { return now.evaluator(visible_); }
    void check(const Activation& now, const Value& value) const {
        if (may_be_too_large(value)) check_size(value, {now.source, expr_.span});
    }
    [[nodiscard]] Value checked(const Activation& now, Value value) const {
        check(now, value);
        return value;
    }

private:
    static constexpr auto nowhere = std::numeric_limits<std::size_t>::max();
    [[nodiscard]] virtual const Value* kept(const Activation&) const { return nullptr; }

    const lang::Expr& expr_;
    std::size_t visible_;
    std::size_t place_ = nowhere;
    bool may_be_kept_ = false;
};
using CodePtr = std::unique_ptr<const Code>;

/// The code of an expression, and what its activation needs.
struct FunctionCode : Compiled {
    CodePtr body;
    std::size_t names = 0;
};
/// `names`: those around the expression, the outermost first.
[[nodiscard]] std::unique_ptr<const FunctionCode> compiled(const lang::Expr& expr, std::vector<std::string_view> names);

/// The names in scope while code is made.
class Places {
public:
    explicit Places(std::vector<std::string_view> names)
        : names_(std::move(names)), most_(names_.size()), outside_(most_) {}

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
    void shorten(std::size_t visible) { names_.resize(visible); }

private:
    std::vector<std::string_view> names_;
    std::size_t most_;
    std::size_t outside_;
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

}  // namespace cubelang::meaning
