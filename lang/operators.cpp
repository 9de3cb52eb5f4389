#include "lang/operators.hpp"

#include <algorithm>
#include <iterator>

namespace cubelang::lang {
namespace {

constexpr OperatorInfo table[] = {
    {"or", Level::logical_or, Operator::logical_or},
    {"and", Level::logical_and, Operator::logical_and},
    {"not", Level::logical_not},
    {"==", Level::comparison, Operator::equal},
    {"!=", Level::comparison, Operator::unequal},
    {"<", Level::comparison, Operator::less},
    {"<=", Level::comparison, Operator::at_most},
    {">", Level::comparison, Operator::greater},
    {">=", Level::comparison, Operator::at_least},
    {"..", Level::range, Operator::range},
    {"+", Level::sum, Operator::add},
    {"-", Level::sum, Operator::subtract},
    {"*", Level::product},
    {"", Level::product},
};

}  // namespace

const OperatorInfo& operator_spelled(std::string_view spelling)
{
    const auto row = std::find_if(std::begin(table), std::end(table), [&](const OperatorInfo& info) { return info.spelling == spelling; });
    return row == std::end(table) ? table[std::size(table) - 1] : *row;
}

}  // namespace cubelang::lang
