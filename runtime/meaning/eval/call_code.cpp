// The code of calls.

#include <array>

#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/eval/user_call.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

/// The operands of a running call of a built-in function. Later calls of the thread get the same frame, with the places
/// of the last one: to count one owner more of a text takes longer than many functions do.
class OperandFrame {
public:
    static constexpr std::size_t most = 3;

    OperandFrame() : pool_(this_thread()) {
        if (pool_.used == pool_.frames.size()) pool_.frames.push_back(std::make_unique<Frame>());
        frame_ = pool_.frames[pool_.used++].get();
    }
    OperandFrame(const OperandFrame&) = delete;
    OperandFrame& operator=(const OperandFrame&) = delete;
    ~OperandFrame() {
        while (size_ > 0) frame_->operands[--size_].value = Value();
        --pool_.used;
    }
    void add(Value value, const lang::SourcePtr& source, lang::Span span) {
        auto& operand = frame_->operands[size_++];
        operand.value = std::move(value);
        move_to(operand.where, source, span);
    }
    [[nodiscard]] std::span<const Operand> operands() const { return {frame_->operands.data(), size_}; }
    [[nodiscard]] const lang::Where& where(const lang::SourcePtr& source, lang::Span span) {
        move_to(frame_->where, source, span);
        return frame_->where;
    }

private:
    struct Frame {
        std::array<Operand, most> operands;
        lang::Where where;
    };
    struct Pool {
        std::vector<std::unique_ptr<Frame>> frames;
        std::size_t used = 0;
    };
    static Pool& this_thread() {
        static thread_local Pool pool;
        return pool;
    }
    static void move_to(lang::Where& where, const lang::SourcePtr& source, lang::Span span) {
        if (where.source != source) where.source = source;
        where.span = span;
    }

    Pool& pool_;
    Frame* frame_;
    std::size_t size_ = 0;
};

class CallCode : public NumberCode {
public:
    CallCode(const lang::Call& node, const lang::Expr& expr, Places& places)
        : NumberCode(expr, places),
          node_(node),
          has_names_(!std::ranges::all_of(node.arguments, &std::string::empty, &lang::Argument::name)),
          global_(node.name, node.name_span, places.visible()),
          local_(places.find(node.name)) {
        if (node.callee) callee_ = code_of(*node.callee, places);
        arguments_.reserve(node.arguments.size());
        for (const auto& argument : node.arguments) arguments_.push_back(code_of(*argument.value, places));
    }
    void change(Activation& now, Value& of) const override {
        const auto* built_in = built_in_named(now);
        const bool can_change = built_in != nullptr && Evaluator::is_in_order(node_, {nullptr, built_in});
        if (!can_change) return assign(now, of);
        of = changed(now, {nullptr, built_in}, of);
    }

private:
    // Null if another function is called.
    const BuiltIn* built_in_named(Activation& now) const {
        const auto* function = callee_ || local_ ? nullptr : global_.find(now).as<Function>();
        return function == nullptr ? nullptr : function->built_in;
    }
    bool compute_small(Activation& now, std::int64_t& n, Value& made) const override {
        if (callee_ == nullptr) return called(now, local_ ? now.value(*local_) : global_.find(now), n, made);
        Value made_callee;
        return called(now, callee_->value(now, made_callee), n, made);
    }
    bool called(Activation& now, const Value& callee, std::int64_t& n, Value& made) const {
        const auto* function = callee.as<Function>();
        if (function != nullptr && function->user != nullptr && !has_names_)
            return call_user(now, *function->user, n, made);
        if (function != nullptr && function->built_in != nullptr && is_usual(*function->built_in))
            return call_built_in(now, *function, n, made);
        return is_small(made = computed(now, callee), n);
    }
    [[nodiscard]] Value computed(Activation& now, const Value& callee) const {
        if (const auto* group = callee.as<Group>(); group != nullptr && !has_names_ && is_of_numbers(*group))
            return spelled(now, *group);
        const auto* function = callee.as<Function>();
        if (function == nullptr) evaluator(now).report_not_called(node_, callee);
        if (function->built_in != nullptr && function->built_in->name == "certificate")
            if (auto text = evaluator(now).certificate(node_)) return *std::move(text);
        const auto arguments = arguments_of(now, *function);
        return checked(now, call(now.context, *function, {arguments.data(), arguments.size()}, where(now)));
    }
    // Are all arguments values, in the order of the parameters?
    [[nodiscard]] bool is_usual(const BuiltIn& built_in) const {
        return !has_names_ && !node_.is_piped && arguments_.size() <= OperandFrame::most && built_in.name != "why" &&
               built_in.name != "certificate";
    }
    bool call_built_in(Activation& now, const Function& function, std::int64_t& n, Value& made) const {
        if (const auto small = function.built_in->small; small != nullptr && arguments_.size() == 2)
            return call_for_numbers(now, function, n, made);
        OperandFrame frame;
        for (const auto& argument : arguments_) frame.add(argument->run(now), now.source, argument->expr().span);
        return call_framed(now, function, frame, n, made);
    }
    bool call_for_numbers(Activation& now, const Function& function, std::int64_t& n, Value& made) const {
        Both both(*arguments_[0], *arguments_[1], now);
        if (both.are_small() && function.built_in->small(both.m, both.n, n)) return true;
        OperandFrame frame;
        frame.add(both.left(), now.source, arguments_[0]->expr().span);
        frame.add(both.right(), now.source, arguments_[1]->expr().span);
        return call_framed(now, function, frame, n, made);
    }
    bool call_framed(Activation& now, const Function& function, OperandFrame& frame, std::int64_t& n,
                     Value& made) const {
        made = call(now.context, function, frame.operands(), frame.where(now.source, expr().span));
        check(now, made);
        return is_small(made, n);
    }
    // `skewb("R L'")`
    Value spelled(Activation& now, Group group) const {
        Evaluator::Operands arguments;
        for (const auto& argument : arguments_) arguments.push_back(argument->operand(now));
        return element_spelled(group, {arguments.data(), arguments.size()}, where(now));
    }
    // Without the places of the arguments, which only an error of a built-in function needs.
    bool call_user(Activation& now, const UserFunction& function, std::int64_t& n, Value& made) const {
        UserCall call(now.context, function, arguments_.size(), now.source, expr().span, {{}, &node_});
        for (const auto& argument : arguments_) call.give(*argument, now);
        return call.run_small(n, made);
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
