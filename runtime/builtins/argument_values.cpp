#include "runtime/builtins/argument_values.hpp"

#include <algorithm>
#include <array>

#include "runtime/builtins/solve_ways.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/query/length.hpp"
#include "runtime/render/svg/styles.hpp"
#include "runtime/show/net_style.hpp"

namespace cubelang::eval {
namespace {

using Values = std::vector<ArgumentValue>;

Values metrics() {
    Values values;
    for (const auto& metric : query::metrics())
        values.push_back({std::string(metric.name), std::string(metric.meaning)});
    return values;
}

// As they are written: what spells moves stands in quotes.
Values numberings() {
    Values values;
    for (const auto& numbering : cube::numberings())
        values.push_back(
            {numbering.name == "fruldb" ? "\"fruldb\"" : std::string(numbering.name), std::string(numbering.meaning)});
    return values;
}

Values slices() {
    return {{"M", "left and right change places"},
            {"E", "top and bottom change places"},
            {"S", "front and back change places"}};
}

Values net_styles() {
    auto values = numberings();
    for (const auto& label : net_labels()) values.push_back({std::string(label.name), std::string(label.meaning)});
    return values;
}

Values solve_metrics() {
    auto values = metrics();
    std::erase_if(values, [](const ArgumentValue& value) {
        return value.text != "HTM" && value.text != "QTM" && value.text != "STM";
    });
    return values;
}

template <class Rows>
Values words_of(const Rows& rows) {
    Values values;
    for (const auto& row : rows) values.push_back({std::string(row.name), std::string(row.meaning)});
    return values;
}
Values ways() { return words_of(solve_ways()); }
Values svg_styles() { return words_of(render::svg::styles()); }
Values svg_labels() { return words_of(render::svg::labels()); }

Values yes_or_no() { return {{"true", "yes"}, {"false", "no"}}; }

struct Row {
    std::string_view function;  ///< empty: any
    std::string_view parameter;
    Values (*values)();
};
constexpr std::array table{
    Row{"solve", "metric", solve_metrics}, Row{"solve", "way", ways},           Row{"svg", "style", svg_styles},
    Row{"svg", "label", svg_labels},       Row{"svg", "marked", yes_or_no},     Row{"svg", "before", yes_or_no},
    Row{"find", "all", yes_or_no},         Row{"find", "symmetry", yes_or_no},  Row{"find", "look", yes_or_no},
    Row{"find", "rotation", yes_or_no},    Row{"find", "auf", yes_or_no},       Row{"", "metric", metrics},
    Row{"", "numbering", numberings},      Row{"mirror", "plane", slices},      Row{"show", "style", net_styles},
    Row{"trace", "style", net_styles},     Row{"compare", "style", net_styles}, Row{"animate", "solves", yes_or_no}};

}  // namespace

Values argument_values(std::string_view function, std::string_view parameter) {
    const auto row = std::ranges::find_if(table, [&](const Row& one) {
        return one.parameter == parameter && (one.function.empty() || one.function == function);
    });
    return row == table.end() ? Values() : row->values();
}

}  // namespace cubelang::eval
