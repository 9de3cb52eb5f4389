#pragma once
// The code of statements. Those that change the scope or the current cube, or show something, are in interpreter.cpp.

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/meaning/eval/code.hpp"

namespace cubelang::meaning {

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
using StepPtr = std::unique_ptr<const Step>;
/// A step that runs a function of the activation: `bool(Activation&, std::optional<Value>&)`, or one that returns
/// nothing.
template <class Run>
[[nodiscard]] StepPtr stepped(Run run) {
    struct Made : Step {
        explicit Made(Run how) : run_(std::move(how)) {}
        bool run(Activation& now, std::optional<Value>& result) const override {
            if constexpr (std::is_invocable_v<const Run&, Activation&>)
                return run_(now), false;
            else
                return run_(now, result);
        }
        Run run_;
    };
    return std::make_unique<Made>(std::move(run));
}

/// Makes the steps of statements outside functions, which have effects.
class Outside {
public:
    [[nodiscard]] virtual StepPtr step(const lang::Statement& statement, Places& places) = 0;

protected:
    ~Outside() = default;
};

/// The statements of a block. Its names end with it.
class Steps {
public:
    /// `outside`: null in a function
    Steps(const lang::Block& block, Places& places, Outside* outside);
    /// Has one returned? The value of the last one that ran, if it has one, goes to `result`.
    [[nodiscard]] bool run(Activation& now, std::optional<Value>& result) const;

private:
    std::vector<std::pair<lang::Span, StepPtr>> steps_;
};

/// `outside`: null in a function
[[nodiscard]] StepPtr step_of(const lang::Statement& statement, Places& places, Outside* outside);

/// `let xs = xs + {R}`, `let xs = with_item(xs, 1, R)`: is the old value the first operand? See Code::next.
[[nodiscard]] bool changes_old_value(const lang::Let& node);

/// assertion.cpp
[[nodiscard]] StepPtr step_of(const lang::Assert& node, Places& places);

}  // namespace cubelang::meaning
