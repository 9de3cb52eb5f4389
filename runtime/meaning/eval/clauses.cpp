// What `for` goes through, and comprehensions: the lists, maps and streams that it makes.

#include "runtime/meaning/eval/clauses.hpp"

#include <fmt/format.h>

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

Cursor Evaluator::each(const Value& items, const lang::Where& where) {
    if (auto next = cursor_over(context_, items)) return next;
    const auto* elements = items.as<Group>() == nullptr ? nullptr : scope_.vocabulary().built_in("elements");
    if (elements != nullptr) return each(call(context_, {nullptr, elements}, {{items, where}}, where), where);
    throw lang::Error(where, fmt::format("`for` goes through a list, but this is {}", type_with_article(items)),
                      "write a list such as {R, U, F}, or a range such as 1..10");
}

Clauses clauses_of(const std::vector<lang::Clause>& nodes, Places& places) {
    Clauses clauses;
    for (const auto& [variables, items, condition] : nodes)
        clauses.push_back({code_of(*items, places), Bound(variables, &Places::add, places),
                           condition ? code_of(*condition, places) : nullptr});
    return clauses;
}

void Pass::open(Activation& now, Value items) {
    auto rest = now.evaluator(0).each(items, clauses_[levels_.size()].items->where(now));
    levels_.push_back({std::move(items), std::move(rest)});
}

bool Pass::advance(Activation& now) {
    const auto& clause = clauses_[levels_.size() - 1];
    while (true) {
        now.context.check_stop(now.source, clause.names.span());
        auto item = levels_.back().rest();
        if (!item) return false;
        clause.names.bind(now, *std::move(item), clause.names.span());
        if (clause.condition == nullptr || clause.condition->holds(now, "`if`")) return true;
    }
}

bool Pass::next(Activation& now) {
    while (!levels_.empty()) {
        if (!advance(now))
            levels_.pop_back();
        else if (levels_.size() == clauses_.size())
            return true;
        else
            open(now, clauses_[levels_.size()].items->run(now));
    }
    return false;
}

namespace {

/// The code of a comprehension, kept with its tree for as long as a stream needs it.
struct Recipe {
    Recipe(lang::Comprehension tree, Places& places)
        : node(std::move(tree)),
          clauses(clauses_of(node.clauses, places)),
          item(code_of(*node.item, places)),
          names(places.most()) {}
    [[nodiscard]] std::optional<Value> next(Pass& pass, Activation& now) const {
        return pass.next(now) ? std::optional(item->run(now)) : std::nullopt;
    }

    lang::Comprehension node;
    Clauses clauses;
    CodePtr item;
    std::size_t names;
};

/// A pass over a stream, with all that it needs.
class StreamPass {
public:
    StreamPass(Context& context, std::shared_ptr<const Recipe> recipe, const Scope& scope, lang::SourcePtr source,
               Captured around, Value items)
        : recipe_(std::move(recipe)),
          source_(std::move(source)),
          around_(std::move(around)),
          now_(context, scope, source_, recipe_->names, Activation::Names::own),
          pass_(recipe_->clauses, named(now_, around_), std::move(items)) {}
    [[nodiscard]] std::optional<Value> next() { return recipe_->next(pass_, now_); }

private:
    static Activation& named(Activation& now, const Captured& around) {
        std::size_t place = 0;
        for (const auto& [name, value] : around) now.name(place++, name, value);
        return now;
    }

    std::shared_ptr<const Recipe> recipe_;
    lang::SourcePtr source_;
    Captured around_;
    Activation now_;
    Pass pass_;
};

Value streamed(const std::shared_ptr<const Recipe>& recipe, const Activation& now, Captured around,
               const Value& items) {
    Flow flow{fmt::format("made from {}", items.as<Stream>()->flow->words), {}};
    flow.open = [recipe, &scope = now.scope, source = now.source, around = std::move(around), items](Context& context) {
        return [pass = std::make_shared<StreamPass>(context, recipe, scope, source, around, items)] {
            return pass->next();
        };
    };
    return make_stream_from(items, std::move(flow));
}

}  // namespace

CodePtr code_of(const lang::Comprehension& node, const lang::Expr& expr, Places& places) {
    const auto visible = places.visible();
    auto made = std::make_shared<const Recipe>(node, places);
    places.shorten(visible);
    return coded(expr, places, [visible, recipe = std::move(made)](const Code& here, Activation& now) {
        const auto& first = *recipe->clauses.front().items;
        auto items = first.run(now);
        const bool is_stream = items.as<Stream>() != nullptr;
        if (is_stream && recipe->node.is_map)
            throw lang::Error(first.where(now), "a map is made from a list, but this is a stream",
                              "first(stream, 1000) is the list of its first values");
        if (is_stream) return streamed(recipe, now, now.captured(visible), items);
        Pass pass(recipe->clauses, now, std::move(items));
        const auto where = here.where(now);
        auto values = listed([&] { return recipe->next(pass, now); }, where);
        return recipe->node.is_map ? here.evaluator(now).call_built_in("mapping", {{std::move(values), where}}, where)
                                   : std::move(values);
    });
}

}  // namespace cubelang::meaning
