// Lists and maps that grow in a loop: copying them for each item would be slow.

#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::eval {

const lang::Binary* growth_of(const lang::Let& node) {
    const auto* sum = std::get_if<lang::Binary>(&node.value->node);
    if (sum == nullptr || sum->op != lang::Operator::add) return nullptr;
    const auto* name = std::get_if<lang::Name>(&sum->left->node);
    return name != nullptr && name->name == node.name ? sum : nullptr;
}

bool append(Context& context, Value& value, const Operand& more, const lang::Where& where) {
    if (const auto* list = more.value.as<List>(); list != nullptr && value.as<List>() != nullptr) {
        value = appended(std::get<List>(std::exchange(value.data, Integer(0))), *list);
    } else {
        const auto* map = value.as<Map>();
        if (map == nullptr || more.value.as<Map>() == nullptr || !can_append(context, *map, more)) return false;
        value = appended(context, std::get<Map>(std::exchange(value.data, Integer(0))), more);
    }
    check_size(value, where);
    return true;
}

}  // namespace cubelang::eval
