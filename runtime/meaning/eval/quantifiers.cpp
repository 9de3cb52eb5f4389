// `forall` and `exists`: the search for a counterexample or a witness, which is then made smaller.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/utf8.hpp"
#include "runtime/meaning/eval/clauses.hpp"
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

/// Looks for values of the names for which the condition is `wanted`.
class Finder {
public:
    Finder(const Clauses& clauses, const Code& condition, bool wanted, Activation& now)
        : clauses_(clauses), condition_(condition), wanted_(wanted), now_(now) {}

    // "a = R, b = U", and smaller values if there are any; nothing if no values are found.
    std::optional<std::string> run() {
        Pass pass(clauses_, now_, clauses_.front().items->run(now_));
        do {
            if (!pass.next(now_)) return std::nullopt;
        } while (!is_found());
        auto text = found_text();
        const auto first = text;
        for (std::size_t i = 0; i < clauses_.size(); ++i)
            if (const auto& name = clauses_[i].names; name.size() == 1) make_smaller(name, pass.items(i));
        if (const auto last = found_text(); last != first)
            text += fmt::format("; the condition is {} for {} too", wanted_, last);
        return text;
    }

private:
    [[nodiscard]] bool is_found() const { return condition_.holds(now_, wanted_ ? "`exists`" : "`forall`") == wanted_; }
    // A value that the condition does not fit, with an error, is not smaller.
    [[nodiscard]] bool is_found_with(const Bound& name, const Value& smaller) const try {
        name.bind(now_, Value(smaller), name.span());
        return is_found();
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        return false;
    }

    void make_smaller(const Bound& name, const Value& items) {
        const auto is_smaller = [&](const Value& one) { return trials_-- > 0 && is_found_with(name, one); };
        while (true) {
            auto found = name.value(now_, 0);
            const auto candidates = smaller_values(found, items);
            if (std::ranges::find_if(candidates, is_smaller) != candidates.end()) continue;
            return name.bind(now_, std::move(found), name.span());
        }
    }

    [[nodiscard]] std::string found_text() const {
        std::string text;
        for (const auto& [items, names, condition] : clauses_)
            for (std::size_t i = 0; i < names.size(); ++i) {
                const auto value = to_text(names.value(now_, i));
                text += fmt::format("{}{} = {}{}", text.empty() ? "" : ", ", names.name(i),
                                    beginning(value, longest_value), value.size() > longest_value ? "…" : "");
            }
        return text;
    }

    const Clauses& clauses_;
    const Code& condition_;
    bool wanted_;
    Activation& now_;
    int trials_ = 200;
};

}  // namespace

CodePtr code_of(const lang::Quantified& node, const lang::Expr& expr, Places& places) {
    const auto visible = places.visible();
    auto clauses = clauses_of(node.clauses, places);
    auto condition = code_of(*node.condition, places);
    places.shorten(visible);
    return coded(expr, places,
                 [exists = node.exists, clauses = std::move(clauses), condition = std::move(condition)](
                     const Code&, Activation& now) {
                     const auto found = Finder(clauses, *condition, exists, now).run();
                     return make_boolean(found.has_value() == exists, found.value_or(""));
                 });
}

}  // namespace cubelang::meaning
