#include "runtime/meaning/builtins/data/data_table.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/json_text.hpp"
#include "runtime/meaning/forms/json_value.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {
namespace {

template <class Items, class Write>
void write_all(std::string& to, const char* brackets, const Items& items, Write write) {
    to += brackets[0];
    bool is_first = true;
    for (const auto& item : items) {
        if (!std::exchange(is_first, false)) to += ',';
        write(item);
    }
    to += brackets[1];
}

void write_json(std::string& to, const Value& value);

void write_named(std::string& to, std::string_view name, const Value& value) {
    to += json_text(name);
    to += ':';
    write_json(to, value);
}

// Appends a value as plain JSON (show/json.hpp writes a complete description instead): integers as numbers, lists as
// arrays, records and maps as objects, all other values as the text that `print` writes.
void write_json(std::string& to, const Value& value) {
    if (const auto* integer = value.as<Integer>()) {
        to += integer->str();
    } else if (const auto* boolean = value.as<Boolean>()) {
        to += boolean->value ? "true" : "false";
    } else if (const auto* list = value.as<List>(); list != nullptr && !list->written) {
        write_all(to, "[]", list->items, [&](const Value& item) { write_json(to, item); });
    } else if (value.as<Set>() != nullptr) {
        write_all(to, "[]", *items_of(value), [&](const Value& item) { write_json(to, item); });
    } else if (const auto* record = value.as<Record>(); record != nullptr && !record->written) {
        write_all(to, "{}", *record->fields, [&](const auto& field) { write_named(to, field.first, field.second); });
    } else if (const auto* map = value.as<Map>(); map != nullptr && !map->written) {
        write_all(to, "{}", map->items, [&](const auto& item) { write_named(to, to_text(item.first), item.second); });
    } else {
        to += json_text(to_text(value));
    }
}

}  // namespace

std::optional<Columns> columns_in(files::Records& records, files::Format format) {
    Columns columns;
    if (format != files::Format::csv && format != files::Format::tsv) return columns;
    if (format == files::Format::csv) columns.dialect = files::dialect_of(records.rest());
    records.expect(0, {.separator = columns.dialect.header});
    files::Record header;
    if (!records.next(header)) return std::nullopt;
    columns.names = header.fields;
    records.expect(columns.names.size(), columns.dialect);
    if (!header.problem.empty()) columns.problem = fmt::format("{}: {}", header.line, header.problem);
    auto sorted = columns.names;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    if (columns.problem.empty() && twice != sorted.end())
        columns.problem = fmt::format("{}: two columns have the name `{}`", header.line, *twice);
    return columns;
}

std::optional<Value> row_value(const files::Record& record, files::Format format,
                               const std::vector<std::string>& columns, std::string& problem) {
    problem = record.problem;
    if (!problem.empty()) return std::nullopt;
    if (format == files::Format::text || format == files::Format::posts) return make_text(std::string(record.text));
    if (format == files::Format::jsonl) {
        auto read = json_value(record.text);
        problem = std::move(read.problem);
        if (!read.value && (record.text == "{" || record.text == "["))
            problem += "; a JSON value of several lines is read as json";
        return std::move(read.value);
    }
    std::vector<std::pair<std::string, Value>> fields;
    for (std::size_t i = 0; i < columns.size(); ++i) fields.emplace_back(columns[i], make_text(record.fields[i]));
    return make_record(std::move(fields));
}

namespace {

struct RowParts {
    std::vector<std::string> names, fields;
};

// The names and fields of a row; nothing if the value is not a row.
std::optional<RowParts> parts_of(const Value& row) {
    RowParts parts;
    if (const auto* list = row.as<List>()) {
        for (const auto& item : list->items) parts.fields.push_back(to_text(item));
        return parts;
    }
    const auto map = as_map(row);
    if (!map) return std::nullopt;
    for (const auto& [key, item] : map->items) {
        parts.names.push_back(to_text(key));
        parts.fields.push_back(to_text(item));
    }
    return parts;
}

}  // namespace

std::string TableWriter::add(std::string& to, const Value& row) {
    if (format_ != files::Format::jsonl) return add_fields(to, row);
    write_json(to, row);
    to += '\n';
    return {};
}

std::string TableWriter::add_fields(std::string& to, const Value& row) {
    auto parts = parts_of(row);
    if (!parts) return fmt::format("a row must be a record, a map or a list, but this is {}", type_with_article(row));
    if (!std::exchange(has_begun_, true)) {
        names_ = parts->names;
        width_ = parts->fields.size();
        if (!names_.empty()) files::write_record(to, names_, format_);
    }
    if (width_ == 0) return "the row has no fields";
    if (parts->names != names_) return "its names differ from those of the first row";
    if (parts->fields.size() != width_)
        return fmt::format("its number of fields is {}, but that of the first row is {}", parts->fields.size(), width_);
    files::write_record(to, parts->fields, format_);
    return {};
}

}  // namespace cubelang::meaning
