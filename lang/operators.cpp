#include "lang/operators.hpp"

#include <algorithm>

namespace cubelang::lang {
namespace {

constexpr OperatorInfo operators[] = {
    {"or", Level::logical_or, Operator::logical_or},
    {"and", Level::logical_and, Operator::logical_and},
    {"==", Level::comparison, Operator::equal},
    {"!=", Level::comparison, Operator::unequal},
    {"<", Level::comparison, Operator::less},
    {"<=", Level::comparison, Operator::at_most},
    {">", Level::comparison, Operator::greater},
    {">=", Level::comparison, Operator::at_least},
    {"in", Level::comparison, Operator::member},
    {"->", Level::range, Operator::arrow},
    {"..", Level::range, Operator::range},
    {"+", Level::sum, Operator::add},
    {"-", Level::sum, Operator::subtract},
    {"*", Level::product},
    {"/", Level::product},
    {"", Level::product},
};

constexpr OperatorInfo negation{"-", Level::negation};
constexpr OperatorInfo logical_not{"not", Level::logical_not};

}  // namespace

const OperatorInfo& operator_spelled(std::string_view spelling) {
    return *std::ranges::find(operators, spelling, &OperatorInfo::spelling);
}

const OperatorInfo& prefix_spelled(std::string_view spelling) { return spelling == "-" ? negation : logical_not; }

}  // namespace cubelang::lang
