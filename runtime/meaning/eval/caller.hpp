#pragma once
// Calls of one function for many values, as by map, filter and fold.

#include <array>
#include <optional>

#include "runtime/meaning/eval/user_call.hpp"

namespace cubelang::meaning {

/// Takes one value or two. A function that the user has written keeps its activation from call to call, with
/// names of its own: streams end in any order.
class Caller {
public:
    /// `where`: of the call, for errors; `arguments`: of what the values come from. The context must outlive it.
    Caller(Context& context, Function function, lang::Where where, lang::Where argument, lang::Where second = {})
        : context_(context),
          function_(std::move(function)),
          where_(std::move(where)),
          operands_{Operand{{}, std::move(argument)}, Operand{{}, std::move(second)}} {}
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;

    [[nodiscard]] Value operator()(const Value& value) {
        const Value* values[] = {&value};
        return run(values);
    }
    [[nodiscard]] Value operator()(const Value& first, const Value& second) {
        const Value* values[] = {&first, &second};
        return run(values);
    }

private:
    Value run(std::span<const Value* const> values);

    Context& context_;
    Function function_;
    lang::Where where_;
    std::array<Operand, 2> operands_;
    std::optional<UserCall> call_;  ///< made at the first call
};

}  // namespace cubelang::meaning
