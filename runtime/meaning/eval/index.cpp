// Items, `xs[2]` and `m["key"]`, and several items of a list, `xs[2..5]`.

#include <fmt/format.h>

#include "runtime/meaning/advice/names.hpp"
#include "runtime/meaning/eval/code.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

Value Evaluator::call_built_in(std::string_view name, std::initializer_list<Operand> arguments,
                               const lang::Where& where) {
    return call(context_, {nullptr, scope_.vocabulary().built_in(name)}, arguments, where);
}

namespace {

void check_counted_from_1(const Integer& at, const lang::Where& list, const lang::Where& where) {
    if (at >= 1) return;
    throw lang::Error(where, fmt::format("there is no item {}: items are counted from 1", at.str()),
                      at == 0 ? fmt::format("write {}[1] for the first item", list.text())
                              : fmt::format("write {0}[size({0})] for the last item", list.text()));
}

// `order[R U]`, `a[2]`
void check_has_items(const Operand& of, const lang::Where& at) {
    if (const auto* function = of.value.as<Function>())
        throw lang::Error(of.where, fmt::format("{} is a function, and its bracket is round", name_of(*function)),
                          fmt::format("write {}({})", of.where.text(), at.text()));
    if (!is_element(of.value)) return;
    throw lang::Error(
        of.where, fmt::format("this is {}, which has no items", type_with_article(of.value)),
        fmt::format("a commutator has a comma, {} [R, U]; an item is that of a list: {{R, U}}[1]", of.where.text()));
}

// The first items are skipped, so that a stream need not be a list.
Value slice(Evaluator evaluator, const Operand& list, const std::pair<Integer, Integer>& range,
            const lang::Where& where) {
    const auto& [begin, last] = range;
    check_counted_from_1(begin, list.where, where);
    const auto rest = evaluator.call_built_in("skip", {list, {make_integer(begin - 1), where}}, where);
    const Integer count = std::max(Integer(last - begin + 1), Integer(0));
    auto items = evaluator.call_built_in("first", {{rest, where}, {make_integer(count), where}}, where);
    const auto found = items.as<List>()->items.size();
    if (found == count) return items;
    throw lang::Error(where,
                      fmt::format("there is no item {}: the list has {}", last.str(), Integer(begin - 1 + found).str()),
                      "items are counted from 1");
}

Value item(Evaluator evaluator, const Operand& of, bool has_keys, const Operand& at, bool to_last,
           const lang::Where& where) {
    const auto* number = at.value.as<Integer>();
    if (number != nullptr && !has_keys) check_counted_from_1(*number, of.where, at.where);
    if (to_last && has_keys)
        throw lang::Error(at.where, fmt::format("this is {}, which has no last item", type_with_article(of.value)),
                          "items(m) is the list of its keys and values");
    if (to_last && number != nullptr)
        return evaluator.call_built_in("skip", {of, {make_integer(*number - 1), at.where}}, where);
    return evaluator.call_built_in("item", {of, at}, where);
}

/// `xs[2]`, `xs[2..5]`, `m["key"]`
class IndexCode : public Code {
public:
    IndexCode(const lang::Index& node, const lang::Expr& expr, Places& places)
        : Code(expr, places),
          to_last_(node.to_last),
          whole_(code_of(*node.value, places)),
          range_(range_of(*node.at, places)),
          at_(code_of(*node.at, places)) {}

private:
    Value compute(Activation& now) const override {
        Value made_whole, made_at;
        const auto& whole = whole_->value(now, made_whole);
        const auto* list = range_ || to_last_ ? nullptr : whole.as<List>();
        std::int64_t n = 0;
        const auto* at = list == nullptr ? nullptr : at_->unless_small(now, n, made_at);
        const bool is_number = list != nullptr && at == nullptr;
        if (is_number && n >= 1 && static_cast<std::uint64_t>(n) <= list->items.size())
            return list->items[static_cast<std::size_t>(n - 1)];
        const Operand of{whole, whole_->where(now)};
        check_has_items(of, at_->where(now));
        if (list == nullptr) return checked(now, other(now, of));
        const Operand place{is_number ? Value(Integer(n)) : *at, at_->where(now)};
        return checked(now, item(evaluator(now), of, false, place, false, where(now)));
    }
    // Of a map, a record, a text or a stream; or several items.
    Value other(Activation& now, const Operand& of) const {
        const bool has_keys = of.value.as<Map>() != nullptr || of.value.as<Record>() != nullptr;
        if (range_ && !has_keys) return slice(evaluator(now), of, range_->ends(now), at_->where(now));
        return item(evaluator(now), of, has_keys, at_->operand(now), to_last_, where(now));
    }

    bool to_last_;
    CodePtr whole_;
    std::optional<Range> range_;
    CodePtr at_;
};

}  // namespace

CodePtr code_of(const lang::Index& node, const lang::Expr& expr, Places& places) {
    return std::make_unique<IndexCode>(node, expr, places);
}

}  // namespace cubelang::meaning
