// The code of calls.

#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/eval/user_call.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

class CallCode : public Code {
public:
    CallCode(const lang::Call& node, const lang::Expr& expr, Places& places)
        : Code(expr, places),
          node_(node),
          has_names_(!std::ranges::all_of(node.arguments, &std::string::empty, &lang::Argument::name)),
          global_(node.name, node.name_span, places.visible()),
          local_(places.find(node.name)) {
        if (node.callee) callee_ = code_of(*node.callee, places);
        arguments_.reserve(node.arguments.size());
        for (const auto& argument : node.arguments) arguments_.push_back(code_of(*argument.value, places));
    }
    Value next(Activation& now, Value& old) const override {
        const auto* function = callee_ || local_ ? nullptr : global_.find(now).as<Function>();
        const auto* built_in = function == nullptr ? nullptr : function->built_in;
        return built_in != nullptr && Evaluator::is_in_order(node_, *function) ? changed(now, *function, old)
                                                                               : run(now);
    }

private:
    Value compute(Activation& now) const override {
        Value made;
        const auto& callee = callee_ ? callee_->value(now, made) : local_ ? now.value(*local_) : global_.find(now);
        const auto* function = callee.as<Function>();
        if (const auto* group = callee.as<Group>(); group != nullptr && !has_names_ && is_of_numbers(*group))
            return spelled(now, *group);
        if (function == nullptr) evaluator(now).report_not_called(node_, callee);
        if (function->user != nullptr && !has_names_) return call_user(now, *function->user);
        if (function->built_in != nullptr && function->built_in->name == "certificate")
            if (auto text = evaluator(now).certificate(node_)) return *std::move(text);
        const auto arguments = arguments_of(now, *function);
        auto value = call(now.context, *function, {arguments.data(), arguments.size()}, where(now));
        check(now, value);
        return value;
    }
    // `skewb("R L'")`
    Value spelled(Activation& now, Group group) const {
        Evaluator::Operands arguments;
        for (const auto& argument : arguments_) arguments.push_back(argument->operand(now));
        return element_spelled(group, {arguments.data(), arguments.size()}, where(now));
    }
    // Without the places of the arguments, which only an error of a built-in function needs.
    Value call_user(Activation& now, const UserFunction& function) const {
        UserCall call(now.context, function, arguments_.size(), now.source, expr().span, {{}, &node_});
        for (const auto& argument : arguments_) {
            if (const auto* known = argument->known(now))
                call.give(*known);
            else
                call.give(argument->run(now));
        }
        return call.run();
    }
    [[nodiscard]] Evaluator::Operands arguments_of(Activation& now, const Function& function) const {
        Evaluator::Operands arguments;
        if (function.built_in != nullptr && function.built_in->name == "why") {
            arguments = evaluator(now).arguments_of_why(node_, function, where(now));
        } else {
            for (const auto& argument : arguments_) arguments.push_back(argument->operand(now));
            if (has_names_ || node_.is_piped)
                arguments = evaluator(now).in_order(node_, function, std::move(arguments), where(now));
        }
        return arguments;
    }
    // A built-in function may change its first argument, which is no longer needed.
    Value changed(Activation& now, const Function& function, Value& old) const {
        Evaluator::Operands arguments{{Value(), arguments_.front()->where(now)}};
        for (auto at = arguments_.begin() + 1; at != arguments_.end(); ++at) arguments.push_back((*at)->operand(now));
        // A function that is called back may read the name.
        const bool is_last = std::ranges::none_of(arguments, contains_function, &Operand::value);
        arguments.front().value = is_last ? std::exchange(old, Value()) : old;
        arguments.front().is_last = is_last;
        return checked(now, call(now.context, function, {arguments.data(), arguments.size()}, where(now)));
    }

    const lang::Call& node_;
    bool has_names_;
    GlobalName global_;
    CodePtr callee_;
    std::optional<std::size_t> local_;
    Codes arguments_;
};

}  // namespace

CodePtr code_of(const lang::Call& node, const lang::Expr& expr, Places& places) {
    return std::make_unique<CallCode>(node, expr, places);
}

}  // namespace cubelang::meaning
