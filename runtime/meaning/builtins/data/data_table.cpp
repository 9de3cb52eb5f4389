#include "runtime/meaning/builtins/data/data_table.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "runtime/base/json_text.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::meaning {
namespace {

// The exact value of a JSON number such as 2.5e-3; nothing if the exponent is too large.
std::optional<Value> number_of(std::string_view written) {
    constexpr int largest_exponent = 1000;
    const auto e = std::min(written.find_first_of("eE"), written.size());
    int exponent = 0;
    if (e < written.size()) {
        auto digits = written.substr(e + 1);
        if (digits.starts_with('+')) digits.remove_prefix(1);
        if (std::from_chars(digits.data(), digits.data() + digits.size(), exponent).ec != std::errc{}) return {};
        if (std::abs(exponent) > largest_exponent) return {};
    }
    std::string digits(written.substr(0, e));
    const bool is_negative = digits.front() == '-';
    std::erase(digits, '-');
    if (const auto point = digits.find('.'); point != digits.npos) {
        exponent -= static_cast<int>(digits.size() - point - 1);
        digits.erase(point, 1);
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));  // Boost would read octal
    const Integer ten = 10, whole(digits);
    const Integer scale = pow(ten, static_cast<unsigned>(std::abs(exponent)));
    const Rational number = exponent < 0 ? Rational(whole, scale) : Rational(whole * scale);
    return make_number(is_negative ? Rational(-number) : number);
}

// SAX handler that builds the value. Its functions return whether to continue.
class Builder {
public:
    std::optional<Value> result;
    std::string problem;

    bool null() { return add(make_text({})); }
    bool boolean(bool value) { return add(make_boolean(value)); }
    bool number_integer(std::int64_t value) { return add(make_integer(value)); }
    bool number_unsigned(std::uint64_t value) { return add(make_integer(value)); }
    bool number_float(double, const std::string& written) {
        auto number = number_of(written);
        return number ? add(*std::move(number)) : fail(fmt::format("the number {} is too long", shortened(written)));
    }
    bool string(std::string& value) { return add(make_text(std::move(value))); }
    bool binary(std::vector<std::uint8_t>&) { return false; }
    bool start_object(std::size_t) { return open({true, {}, {}}); }
    bool start_array(std::size_t) { return open({false, {}, {}}); }
    bool key(std::string& name) {
        auto& names = open_.back().names;
        if (std::ranges::find(names, name) != names.end())
            return fail(fmt::format("the name `{}` occurs twice in an object", name));
        names.push_back(std::move(name));
        return true;
    }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception& error) {
        constexpr int out_of_range = 406;
        if (error.id == out_of_range) return fail("it contains a number that is too large");
        return fail(fmt::format("it is not valid JSON from byte {} on", std::max<std::size_t>(at, 1)));
    }

private:
    struct Part {
        bool is_object;
        std::vector<std::string> names;
        std::vector<Value> values;
    };

    static std::string shortened(const std::string& text) {
        return text.size() <= 40 ? text : text.substr(0, 40) + "…";
    }
    bool fail(std::string why) {
        if (problem.empty()) problem = std::move(why);
        return false;
    }
    bool open(Part part) {
        if (open_.size() == limits::deepest_list)
            return fail(fmt::format("it is nested more than {} levels deep", limits::deepest_list));
        open_.push_back(std::move(part));
        return true;
    }
    bool close() {
        auto part = std::move(open_.back());
        open_.pop_back();
        if (!part.is_object) return add(make_list(std::move(part.values)));
        std::vector<std::pair<std::string, Value>> fields;
        for (std::size_t i = 0; i < part.names.size(); ++i)
            fields.emplace_back(std::move(part.names[i]), std::move(part.values[i]));
        return add(make_record(std::move(fields)));
    }
    bool add(Value value) {
        if (open_.empty())
            result = std::move(value);
        else
            open_.back().values.push_back(std::move(value));
        return true;
    }

    std::vector<Part> open_;
};

// The value of a line of JSON: objects become records, arrays lists, null an empty text, numbers are exact. Nothing,
// with `problem` set, if the line is malformed.
std::optional<Value> json_value(std::string_view text, std::string& problem) {
    Builder builder;
    if (nlohmann::json::sax_parse(text, &builder) && builder.result) return std::move(builder.result);
    problem = builder.problem.empty() ? "it is not valid JSON" : std::move(builder.problem);
    return std::nullopt;
}

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

Columns columns_in(const files::Record& header) {
    Columns columns{header.fields, header.problem};
    auto sorted = columns.names;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    if (columns.problem.empty() && twice != sorted.end())
        columns.problem = fmt::format("two columns have the name `{}`", *twice);
    return columns;
}

std::optional<Value> row_value(const files::Record& record, files::Format format,
                               const std::vector<std::string>& columns, std::string& problem) {
    problem = record.problem;
    if (!problem.empty()) return std::nullopt;
    if (format == files::Format::text) return make_text(std::string(record.text));
    if (format == files::Format::jsonl) return json_value(record.text, problem);
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
