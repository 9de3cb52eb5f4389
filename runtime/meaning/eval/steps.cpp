#include "runtime/meaning/eval/steps.hpp"

#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

namespace {

bool is_name(const lang::Expr& expr, std::string_view wanted) {
    const auto* name = std::get_if<lang::Name>(&expr.node);
    return name != nullptr && name->name == wanted;
}

}  // namespace

bool changes_old_value(const lang::Let& node) {
    if (const auto* sum = std::get_if<lang::Binary>(&node.value->node))
        return sum->op == lang::Operator::add && is_name(*sum->left, node.name);
    const auto* call = std::get_if<lang::Call>(&node.value->node);
    return call != nullptr && !call->arguments.empty() && is_name(*call->arguments.front().value, node.name);
}

namespace {

/// `for` in functions and outside.
class Loop : public Step {
public:
    Loop(const lang::For& node, Places& places, Outside* outside)
        : is_outermost_(outside != nullptr && places.visible() == 0),
          range_(range_of(*node.items, places)),
          items_(range_ ? nullptr : code_of(*node.items, places)),
          names_(node.variables, &Places::add, places),
          body_(node.body, places, outside) {
        places.shorten(places.visible() - names_.size());
    }
    bool run(Activation& now, std::optional<Value>& result) const override {
        const bool returned = range_ ? run_range(now, result) : run_items(now, result);
        if (!returned) result.reset();
        return returned;
    }

private:
    struct Progress {
        Progress(bool reports, const Context& context, const Integer& count) {
            if (reports) lines.emplace(context, true, count);
        }
        std::optional<LoopProgress> lines{};
        std::uint64_t done = 0;
    };
    // Makes no list.
    [[nodiscard]] bool run_range(Activation& now, std::optional<Value>& result) const {
        const auto [first, last] = range_->ends(now);
        Progress progress(is_outermost_, now.context, last - first + 1);
        if (const auto* from = first.small(), *to = last.small(); from != nullptr && to != nullptr) {
            for (auto i = *from; i <= *to; ++i) {
                if (run_with(now, i, result, progress)) return true;
                if (i == *to) return false;  // the next one may be too large
            }
            return false;
        }
        for (Integer i = first; i <= last; ++i)
            if (run_with(now, Value(i), result, progress)) return true;
        return false;
    }
    [[nodiscard]] bool run_items(Activation& now, std::optional<Value>& result) const {
        Value made;
        const auto& items = items_->value(now, made);
        const auto next = now.evaluator(0).each(items, items_->where(now));
        Progress progress(is_outermost_, now.context, is_outermost_ ? count_of(items) : 0);
        while (auto item = next())
            if (run_with(now, *std::move(item), result, progress)) return true;
        return false;
    }
    // 0 if it is unknown.
    [[nodiscard]] static Integer count_of(const Value& value) {
        const auto* stream = value.as<Stream>();
        const auto items = items_of(value);
        return items ? Integer(items->size()) : stream != nullptr ? stream->flow->count.value_or(0) : 0;
    }
    template <class Item>
    [[nodiscard]] bool run_with(Activation& now, Item&& item, std::optional<Value>& result, Progress& progress) const {
        now.context.check_stop(now.source, names_.span());  // the block may be empty
        names_.bind(now, std::forward<Item>(item), names_.span());
        if (body_.run(now, result)) return true;
        if (progress.lines) progress.lines->report(++progress.done);
        return false;
    }

    bool is_outermost_;
    std::optional<Range> range_;
    CodePtr items_;  ///< null for a range
    Bound names_;
    Steps body_;
};

class Maker {
public:
    Maker(const lang::Statement& statement, Places& places, Outside* outside)
        : statement_(statement), places_(places), outside_(outside) {}

    StepPtr operator()(const lang::IfStatement& node) const {
        return stepped([condition = code_of(*node.condition, places_), yes = Steps(node.yes, places_, outside_),
                        no = Steps(node.no, places_, outside_)](Activation& now, std::optional<Value>& result) {
            return (condition->holds(now, "`if`") ? yes : no).run(now, result);
        });
    }
    StepPtr operator()(const lang::For& node) const { return std::make_unique<Loop>(node, places_, outside_); }
    StepPtr operator()(const lang::Assert& node) const { return step_of(node, places_); }
    StepPtr operator()(const auto& node) const {
        return outside_ != nullptr ? outside_->step(statement_, places_) : in_function(node);
    }

private:
    [[nodiscard]] StepPtr in_function(const lang::Show& node) const { return value(*node.value, false); }
    [[nodiscard]] StepPtr in_function(const lang::Return& node) const { return value(*node.value, true); }
    [[nodiscard]] StepPtr value(const lang::Expr& expr, bool returns) const {
        return stepped([value = code_of(expr, places_), returns](Activation& now, std::optional<Value>& result) {
            result = value->run(now);
            return returns;
        });
    }
    [[nodiscard]] StepPtr in_function(const lang::Let& node) const {
        auto value = code_of(*node.value, places_);
        if (places_.find_own(node.name) && changes_old_value(node))
            return stepped([value = std::move(value), place = *places_.find_own(node.name)](Activation& now) {
                value->change(now, now.kept(place));
            });
        return stepped([&node, value = std::move(value), place = places_.find_own_or_add(node.name)](Activation& now) {
            value->assign(now, now.kept(place));
            now.name_kept(place, node.name);
        });
    }
    [[nodiscard]] StepPtr in_function(const lang::LetParts& node) const {
        auto value = code_of(*node.value, places_);
        return stepped([&node, value = std::move(value), names = Bound(node.names, &Places::find_own_or_add, places_)](
                           Activation& now) { names.bind(now, value->run(now), node.value->span); });
    }
    /// The grammar refuses the other statements in functions, outside which they have an effect.
    [[nodiscard]] StepPtr in_function(const auto&) const {
        return stepped([](Activation&) {});
    }

    const lang::Statement& statement_;
    Places& places_;
    Outside* outside_;
};

}  // namespace

StepPtr step_of(const lang::Statement& statement, Places& places, Outside* outside) {
    return std::visit(Maker(statement, places, outside), statement.node);
}

Steps::Steps(const lang::Block& block, Places& places, Outside* outside) {
    const auto visible = places.visible();
    steps_.reserve(block.size());
    for (const auto& statement : block) steps_.emplace_back(statement.span, step_of(statement, places, outside));
    places.shorten(visible);
}

bool Steps::run(Activation& now, std::optional<Value>& result) const {
    for (const auto& [span, step] : steps_) {
        now.context.check_stop(now.source, span);
        result.reset();
        if (step->run(now, result)) return true;
    }
    return false;
}

// `let` is local to the block of a function, `return` ends it, and else its last value is the result.
CodePtr code_of(const lang::BlockExpr& node, const lang::Expr& expr, Places& places) {
    return coded(expr, places, [steps = Steps(node.statements, places, nullptr)](const Code& here, Activation& now) {
        std::optional<Value> result;
        static_cast<void>(steps.run(now, result));
        if (result) return *std::move(result);
        throw lang::Error(here.where(now), "this function ended without a value",
                          "its last line is a value, or return VALUE");
    });
}

}  // namespace cubelang::meaning
