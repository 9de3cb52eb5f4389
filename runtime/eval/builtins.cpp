#include "runtime/eval/builtins.hpp"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "runtime/eval/bind.hpp"
#include "runtime/eval/kinds.hpp"
#include "runtime/eval/net_style.hpp"
#include "runtime/eval/solve_ways.hpp"
#include "runtime/query/length.hpp"
#include "runtime/render/svg.hpp"

namespace cubelang::eval {
namespace {

void add(std::vector<BuiltIn>& table, std::string_view topic, std::vector<BuiltIn> rows) {
    for (auto& row : rows) {
        row.topic = topic;
        table.push_back(std::move(row));
    }
}

std::vector<BuiltIn> make_table() {
    std::vector<BuiltIn> table;
    add(table, "Orders and parity", order_built_ins());
    add(table, "Parts and cycles", structure_built_ins());
    add(table, "Pictures", picture_built_ins());
    add(table, "Pictures", svg_built_ins());
    add(table, "Pictures", animate_built_ins());
    add(table, "Numbers of stickers", numbered_built_ins());
    add(table, "Cubies and colours", cubie_built_ins());
    add(table, "Cubies and colours", color_built_ins());
    add(table, "Symmetry", symmetry_built_ins());
    add(table, "The tuple of the Tuple page", tuple_built_ins());
    add(table, "Cube Synthesizer's basic algorithms", synthesizer_built_ins());
    add(table, "Other programs' forms", neighbour_built_ins());
    add(table, "Algorithms as words", word_built_ins());
    add(table, "Finding algorithms", find_built_ins());
    add(table, "Finding algorithms", solve_built_ins());
    add(table, "Finding algorithms", distance_built_ins());
    add(table, "Other notations of algorithms", superset_built_ins());
    add(table, "Numbers, texts and lists", list_built_ins());
    add(table, "Chance that can be repeated", chance_built_ins());
    return table;
}

// The words of a table of choices, each a text that says its own name; some are names of something else already.
template <class Row>
void add_words(std::vector<Constant>& table, std::span<const Row> rows) {
    for (const auto& row : rows)
        if (find_built_in(row.name) == nullptr && std::ranges::find(table, row.name, &Constant::name) == table.end())
            table.push_back({row.name, row.meaning, make_text(std::string(row.name)), true});
}

std::vector<Constant> make_constants() {
    std::vector<Constant> table;
    for (const auto& metric : query::metrics())
        table.push_back({metric.name, metric.meaning, make_text(std::string(metric.name))});
    for (const auto& numbering : cube::numberings())
        if (numbering.name != "fruldb")  // it spells moves: as an argument it stands in quotes
            table.push_back({numbering.name, numbering.meaning, make_text(std::string(numbering.name))});
    add_words(table, kind_names());
    add_words(table, std::span(net_labels()));
    add_words(table, std::span<const SolveWay>(solve_ways()));
    add_words(table, render::svg::styles());
    add_words(table, render::svg::labels());
    for (const auto& [name, meaning, symmetry] : cube::named_symmetries()) table.push_back({name, meaning, {symmetry}});
    return table;
}

}  // namespace

const std::vector<BuiltIn>& built_ins() {
    static const auto table = make_table();
    return table;
}

const BuiltIn* find_built_in(std::string_view name) {
    static const auto by_name = [] {
        std::unordered_map<std::string_view, const BuiltIn*> map;
        for (const auto& row : built_ins()) map.emplace(row.name, &row);
        return map;
    }();
    const auto at = by_name.find(name);
    return at == by_name.end() ? nullptr : at->second;
}

const std::vector<Constant>& constants() {
    static const auto table = make_constants();
    return table;
}

const Constant* find_constant(std::string_view name) {
    const auto at = std::ranges::find(constants(), name, &Constant::name);
    return at == constants().end() ? nullptr : &*at;
}

std::string signature(const BuiltIn& built_in) {
    std::string text = std::string(built_in.name) + "(";
    for (std::size_t i = 0; i < built_in.parameters.size(); ++i) {
        const auto& parameter = built_in.parameters[i];
        const auto comma = i == 0 ? "" : ", ";
        text += parameter.optional ? fmt::format("{}[{}{}]", i == 0 ? "" : " ", comma, parameter.name)
                                   : fmt::format("{}{}", comma, parameter.name);
    }
    return text + ")";
}

namespace detail {

void wrong_argument(std::string_view function, const Operand& operand, std::string_view parameter,
                    std::string_view wanted) {
    throw lang::Error(operand.where, fmt::format("{} wants {} for {}, and this is {}", function, wanted, parameter,
                                                 type_with_article(operand.value)));
}

}  // namespace detail
}  // namespace cubelang::eval
