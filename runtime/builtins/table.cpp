#include "runtime/builtins/table.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/bind.hpp"
#include "runtime/query/length.hpp"
#include "runtime/render/svg/styles.hpp"
#include "runtime/show/net_style.hpp"
#include "runtime/value/kinds.hpp"

namespace cubelang::eval {
namespace {

void add(std::vector<BuiltIn>& table, std::string_view topic, std::vector<BuiltIn> rows) {
    for (auto& row : rows) {
        row.topic = topic;
        table.push_back(std::move(row));
    }
}

void add_forms(std::vector<BuiltIn>& table, std::string_view topic) {
    add(table, topic, written_form_built_ins(topic));
}

std::vector<BuiltIn> make_table() {
    std::vector<BuiltIn> table;
    add(table, "Orders and parity", order_built_ins());
    add(table, "Parts and cycles", structure_built_ins());
    add(table, "Pictures", picture_built_ins());
    add(table, "Pictures", svg_built_ins());
    add(table, "Pictures", animate_built_ins());
    add_forms(table, "Numbers of stickers");
    add_forms(table, "Cubies and colours");
    add(table, "Symmetry", symmetry_built_ins());
    add_forms(table, "The tuple of the Tuple page");
    add(table, "Cube Synthesizer's basic algorithms", synthesizer_built_ins());
    add_forms(table, "Other programs' forms");
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
void add_words(std::vector<Constant>& table, const std::vector<BuiltIn>& built_ins, std::span<const Row> rows) {
    for (const auto& row : rows)
        if (std::ranges::find(built_ins, row.name, &BuiltIn::name) == built_ins.end() &&
            std::ranges::find(table, row.name, &Constant::name) == table.end())
            table.push_back({row.name, row.meaning, make_text(std::string(row.name)), true});
}

std::vector<Constant> make_constants(const std::vector<BuiltIn>& built_ins) {
    std::vector<Constant> table;
    for (const auto& metric : query::metrics())
        table.push_back({metric.name, metric.meaning, make_text(std::string(metric.name))});
    for (const auto& numbering : cube::numberings())
        if (numbering.name != "fruldb")  // it spells moves: as an argument it stands in quotes
            table.push_back({numbering.name, numbering.meaning, make_text(std::string(numbering.name))});
    add_words(table, built_ins, kind_names());
    add_words(table, built_ins, std::span(net_labels()));
    add_words(table, built_ins, render::svg::styles());
    add_words(table, built_ins, render::svg::labels());
    for (const auto& [name, meaning, symmetry] : cube::named_symmetries()) table.push_back({name, meaning, {symmetry}});
    return table;
}

}  // namespace

const Vocabulary& vocabulary() {
    static const auto all = [] {
        auto rows = make_table();
        auto words = make_constants(rows);
        return Vocabulary(std::move(rows), std::move(words));
    }();
    return all;
}

namespace detail {

void wrong_argument(std::string_view function, const Operand& operand, std::string_view parameter,
                    std::string_view wanted) {
    throw lang::Error(operand.where, fmt::format("{} wants {} for {}, and this is {}", function, wanted, parameter,
                                                 type_with_article(operand.value)));
}

}  // namespace detail
}  // namespace cubelang::eval
