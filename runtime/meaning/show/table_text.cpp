#include "runtime/meaning/show/table_text.hpp"

#include <algorithm>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::eval {
namespace {

using Cells = std::vector<std::string>;

bool same_fields(const Record& a, const Record& b) {
    return std::ranges::equal(
        *a.fields, *b.fields, {}, [](const auto& field) { return field.first; },
        [](const auto& field) { return field.first; });
}

bool is_table(const List& list) {
    if (list.items->empty()) return false;
    const auto* first = list.items->front().as<Record>();
    return first != nullptr && std::ranges::all_of(*list.items, [&](const Value& item) {
               const auto* record = item.as<Record>();
               return record != nullptr && !record->written && same_fields(*record, *first);
           });
}

std::vector<Cells> cells_of(const List& list) {
    std::vector<Cells> rows(1);
    for (const auto& [name, value] : *list.items->front().as<Record>()->fields) rows[0].push_back(name);
    for (const auto& item : *list.items) {
        auto& row = rows.emplace_back();
        for (const auto& [name, value] : *item.as<Record>()->fields) row.push_back(to_text(value));
    }
    return rows;
}

// Numbers are aligned at their ends.
bool is_numbers(const List& list, std::size_t column) {
    return std::ranges::all_of(*list.items, [&](const Value& item) {
        return (*item.as<Record>()->fields)[column].second.as<Integer>() != nullptr;
    });
}

std::string padded(const std::string& text, int width, bool right) {
    const std::string blanks(static_cast<std::size_t>(width - render::width(text)), ' ');
    return right ? blanks + text : text + blanks;
}

}  // namespace

std::optional<std::string> table_text(const List& list) {
    if (!is_table(list)) return std::nullopt;
    const auto rows = cells_of(list);
    std::vector<std::string> lines(rows.size());
    for (std::size_t column = 0; column < rows[0].size(); ++column) {
        int width = 0;
        for (const auto& row : stoppable(rows)) width = std::max(width, render::width(row[column]));
        const bool numbers = is_numbers(list, column);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            stop_point();
            lines[i] += (column == 0 ? "" : "  ") + padded(rows[i][column], width, numbers);
        }
    }
    std::string text;
    for (auto& line : stoppable(lines)) {
        line.erase(line.find_last_not_of(' ') + 1);
        text += (text.empty() ? "" : "\n") + line;
    }
    return text;
}

}  // namespace cubelang::eval
