#pragma once
// The statements of blocks: of those of functions, and of loops outside functions.

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/meaning/eval/code.hpp"

namespace cubelang::meaning {

/// The part of a loop outside functions that the interpreter does.
class Outside {
public:
    virtual void run(const lang::Statement& statement, const Locals* locals) = 0;
    /// The binding that gets the new value; null if the statement must be run instead.
    [[nodiscard]] virtual Binding* bound(const lang::Let& node) = 0;

protected:
    ~Outside() = default;
};

/// A statement of a block.
class Step {
public:
    Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    virtual ~Step() = default;
    /// Has it returned? Its value, if it has one, goes to `result`, which is empty before.
    [[nodiscard]] virtual bool run(Activation& now, std::optional<Value>& result) const = 0;
};

/// The statements of a block. Its names end with it.
class Steps {
public:
    /// `outside`: null in a function
    Steps(const lang::Block& block, Places& places, Outside* outside);
    /// Has one returned? The value of the last one that ran, if it has one, goes to `result`.
    [[nodiscard]] bool run(Activation& now, std::optional<Value>& result) const;

private:
    std::vector<std::pair<lang::Span, std::unique_ptr<const Step>>> steps_;
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
    void bind(Activation& now, Value&& value) const { now.keep(place_, name_, std::move(value)); }

private:
    std::string_view name_;
    std::size_t place_;
};

/// One name for a value, or several for its parts.
class BoundParts {
public:
    using Binder = Bound (*)(std::string_view, Places&);
    BoundParts(const lang::Variables& variables, Binder binder, Places& places) : variables_(variables) {
        for (const auto& variable : variables) names_.push_back(binder(variable.name, places));
    }
    void bind(Activation& now, Value&& value, lang::Span span) const {
        if (names_.size() == 1)
            names_.front().bind(now, std::move(value));
        else
            bind_parts(now, value, span);
    }
    [[nodiscard]] lang::Span span() const;

private:
    void bind_parts(Activation& now, const Value& value, lang::Span span) const;

    const lang::Variables& variables_;
    std::vector<Bound> names_;
};

}  // namespace cubelang::meaning
