#include "runtime/meaning/builtins/data_table.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/builtins/json_value.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::eval {

Columns columns_in(const data::Record& header) {
    Columns columns{header.fields, header.problem};
    auto sorted = columns.names;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    if (columns.problem.empty() && twice != sorted.end())
        columns.problem = fmt::format("two columns are called `{}`", *twice);
    return columns;
}

std::optional<Value> row_value(const data::Record& record, data::Format format, const std::vector<std::string>& columns,
                               std::string& problem) {
    problem = record.problem;
    if (!problem.empty()) return std::nullopt;
    if (format == data::Format::text) return make_text(std::string(record.text));
    if (format == data::Format::jsonl) return json_value(record.text, problem);
    std::vector<std::pair<std::string, Value>> fields;
    for (std::size_t i = 0; i < columns.size(); ++i) fields.emplace_back(columns[i], make_text(record.fields[i]));
    return make_record(std::move(fields));
}

namespace {

struct RowParts {
    std::vector<std::string> names, fields;
};

// Nothing: it is no row.
std::optional<RowParts> parts_of(const Value& row) {
    RowParts parts;
    if (const auto* list = row.as<List>()) {
        for (const auto& item : *list->items) parts.fields.push_back(to_text(item));
        return parts;
    }
    const auto map = as_map(row);
    if (!map) return std::nullopt;
    for (const auto& [key, item] : *map->items) {
        parts.names.push_back(to_text(key));
        parts.fields.push_back(to_text(item));
    }
    return parts;
}

}  // namespace

std::string TableWriter::add(std::string& to, const Value& row) {
    if (format_ != data::Format::jsonl) return add_fields(to, row);
    write_json(to, row);
    to += '\n';
    return {};
}

std::string TableWriter::add_fields(std::string& to, const Value& row) {
    auto parts = parts_of(row);
    if (!parts) return fmt::format("a row is a record, a map or a list, and this is {}", type_with_article(row));
    if (!std::exchange(has_begun_, true)) {
        names_ = parts->names;
        width_ = parts->fields.size();
        if (!names_.empty()) data::write_record(to, names_, format_);
    }
    if (width_ == 0) return "a row has no fields";
    if (parts->names != names_) return "its names are others than those of the first row";
    if (parts->fields.size() != width_)
        return fmt::format("its fields are {}, and those of the first row {}", parts->fields.size(), width_);
    data::write_record(to, parts->fields, format_);
    return {};
}

}  // namespace cubelang::eval
