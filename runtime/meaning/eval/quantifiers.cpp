// `forall` and `exists`: the search for a counterexample or a witness, which is then made smaller.

#include <algorithm>
#include <deque>

#include <fmt/format.h>

#include "runtime/base/utf8.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {
namespace {

constexpr std::size_t most_moves = 100, longest_value = 200;

// Integers of the list that are nearer to 0; algorithms with one move less.
std::vector<Value> smaller_values(const Value& value, const Value& list) {
    std::vector<Value> smaller;
    const auto* n = value.as<Integer>();
    const auto items = n == nullptr ? std::nullopt : items_of(list);
    for (std::size_t i = 0; items && i < items->size(); ++i)
        if (const auto* m = (*items)[i].as<Integer>(); m != nullptr && abs(*m) < abs(*n))
            smaller.push_back((*items)[i]);
    std::ranges::stable_sort(smaller, {}, [](const Value& one) { return Integer(abs(*one.as<Integer>())); });
    const auto* algorithm = value.as<Algorithm>();
    const auto moves = algorithm == nullptr ? std::nullopt : cube::expand(*algorithm->word, most_moves);
    for (std::size_t i = 0; moves && moves->size() > 1 && i < moves->size(); ++i) {
        auto fewer = *moves;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        smaller.push_back(make_algorithm(cube::make_run(std::move(fewer))));
    }
    return smaller;
}

/// Looks for values of the variables for which the condition is `wanted`.
class Finder {
public:
    Finder(Context& context, const Scope& scope, const Locals* outer, lang::SourcePtr source,
           const lang::Quantified& node)
        : context_(context), scope_(scope), outer_(outer), source_(std::move(source)), node_(node) {}

    // "a = R, b = U", and smaller values if there are any; nothing if no values are found.
    std::optional<std::string> run() {
        if (!finds(outer_)) return std::nullopt;
        auto text = found_text();
        const auto first = text;
        for (std::size_t i = 0; i < found_.size(); ++i) make_smaller(i);
        if (const auto last = found_text(); last != first)
            text += fmt::format("; the condition is {} for {} too", node_.exists, last);
        return text;
    }

private:
    [[nodiscard]] Evaluator evaluator(const Locals* locals) const { return {context_, scope_, locals, source_}; }

    [[nodiscard]] bool is_found(const Locals* locals) const {
        return evaluator(locals).truth(*node_.condition, node_.exists ? "`exists`" : "`forall`") == node_.exists;
    }

    // The values found so far are those of the outer clauses.
    bool finds(const Locals* locals) {
        if (found_.size() == node_.clauses.size()) return is_found(locals);
        const auto& clause = node_.clauses[found_.size()];
        const auto list = evaluator(locals).evaluate(*clause.items);
        const auto next = evaluator(locals).each(list, {source_, clause.items->span});
        lists_.resize(found_.size());
        lists_.push_back(list);
        while (auto value = next()) {
            context_.check_stop(source_, clause.items->span);
            const auto& item = found_.emplace_back(*std::move(value));
            if (finds(LoopVariables(locals, clause.variables, item, source_).innermost())) return true;
            found_.pop_back();
        }
        return false;
    }

    [[nodiscard]] bool is_found_with(const std::deque<Value>& values, std::size_t at, const Locals* locals) const {
        if (at == values.size()) return is_found(locals);
        const LoopVariables variables(locals, node_.clauses[at].variables, values[at], source_);
        return is_found_with(values, at + 1, variables.innermost());
    }
    // A value that the condition does not fit, with an error, is not smaller.
    [[nodiscard]] bool is_found_with(std::size_t at, const Value& smaller) const try {
        auto values = found_;
        values[at] = smaller;
        return is_found_with(values, 0, outer_);
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        return false;
    }

    void make_smaller(std::size_t at) {
        const auto is_smaller = [&](const Value& one) { return trials_-- > 0 && is_found_with(at, one); };
        while (true) {
            const auto candidates = smaller_values(found_[at], lists_[at]);
            const auto smaller = std::ranges::find_if(candidates, is_smaller);
            if (smaller == candidates.end()) return;
            found_[at] = *smaller;
        }
    }

    [[nodiscard]] std::string found_text() const {
        std::string text;
        for (std::size_t i = 0; i < found_.size(); ++i) {
            const LoopVariables variables(nullptr, node_.clauses[i].variables, found_[i], source_);
            for (const auto& variable : node_.clauses[i].variables) {
                const auto value = to_text(*variables.innermost()->find(variable.name));
                text += fmt::format("{}{} = {}{}", text.empty() ? "" : ", ", variable.name,
                                    beginning(value, longest_value), value.size() > longest_value ? "…" : "");
            }
        }
        return text;
    }

    Context& context_;
    const Scope& scope_;
    const Locals* outer_;
    lang::SourcePtr source_;
    const lang::Quantified& node_;
    std::deque<Value> found_;   // the item of each clause
    std::vector<Value> lists_;  // that of each clause
    int trials_ = 200;
};

}  // namespace

Value Evaluator::eval(const lang::Quantified& node, const lang::Expr&) {
    const auto found = Finder(context_, scope_, locals_, source_, node).run();
    return make_boolean(found.has_value() == node.exists, found.value_or(""));
}

}  // namespace cubelang::meaning
