#pragma once
// A call of a function that the user has written: its arguments are given one after another, then it runs.

#include <cstddef>
#include <span>

#include "runtime/meaning/eval/code.hpp"

namespace cubelang::meaning {

/// Where the arguments of a call are written: as operands, or in the tree of the call; nowhere if neither is known.
struct ArgumentPlaces {
    std::span<const Operand> operands{};
    const lang::Call* written = nullptr;
};

class UserCall {
public:
    /// `given`: the number of arguments that will be given or left out. Throws an error at the call's `span` if the
    /// function takes another number. All must outlive the call.
    UserCall(Context& context, const UserFunction& function, std::size_t given, const lang::SourcePtr& source,
             lang::Span span, ArgumentPlaces places = {}, Activation::Names names = Activation::Names::on_stack);

    /// The next argument, which must outlive the call.
    void give(const Value& value) {
        now_.name(place_, next_name(), value);
        ++place_;
    }
    void give(Value&& made) {
        now_.keep(place_, next_name(), std::move(made));
        ++place_;
    }
    /// The value of code that runs in another activation.
    void give(const Code& code, Activation& now) {
        if (const auto* known = code.known(now)) return give(*known);
        std::int64_t n = 0;
        auto& kept = now_.kept(place_);
        if (code.run_small(now, n, kept)) kept.become(n);
        now_.name_kept(place_, next_name());
        ++place_;
    }
    /// The next argument has its default value.
    void leave_out();
    /// Errors get the call as a note.
    [[nodiscard]] Value run();
    /// The same: is the value an integer of 64 bits, in `n`? Else it is in `made`.
    [[nodiscard]] bool run_small(std::int64_t& n, Value& made);
    /// For another call, with other arguments.
    void begin() { place_ = first_; }

private:
    [[nodiscard]] std::string_view next_name() const { return code_.parameters[place_ - first_]; }
    template <class Work>
    std::invoke_result_t<Work> inside(Work work);
    [[nodiscard]] lang::Where argument(std::size_t at) const;

    const UserFunction& function_;
    const lang::SourcePtr& source_;
    lang::Span span_;
    ArgumentPlaces places_;
    const FunctionCode& code_;
    Activation now_;
    std::size_t place_ = 0;  ///< of the next argument
    std::size_t first_ = 0;
};

}  // namespace cubelang::meaning
