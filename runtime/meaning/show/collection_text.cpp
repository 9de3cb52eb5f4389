#include "runtime/meaning/show/collection_text.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/cube/groups/structure.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

using render::Role;

constexpr std::size_t most_shown = 120;  // letters of all generators

const char* maker(const groups::CubeGroup& group) { return group.domain ? "group" : "group_of"; }

// Lists as many generators as fit.
std::string short_text(const groups::CubeGroup& group) {
    const auto& names = group.names;
    std::size_t count = 0;
    for (std::size_t letters = 0; count < names.size() && letters + names[count].size() <= most_shown; ++count)
        letters += names[count].size() + 2;
    count = std::max<std::size_t>(count, std::min<std::size_t>(names.size(), 1));
    const auto end = names.begin() + static_cast<std::ptrdiff_t>(count);
    const auto more = names.size() - count;
    const auto listed =
        fmt::format("{}{}", fmt::join(names.begin(), end, ", "), more == 0 ? "" : fmt::format(", … {} more", more));
    return groups::has_name(group, 0) ? "generators " + listed : fmt::format("{}({})", maker(group), listed);
}

using Cells = std::vector<std::string>;

bool same_fields(const Record& a, const Record& b) {
    return std::ranges::equal(
        *a.fields, *b.fields, {}, [](const auto& field) { return field.first; },
        [](const auto& field) { return field.first; });
}

bool is_table(const List& list) {
    if (list.items.empty()) return false;
    const auto* first = list.items.front().as<Record>();
    return first != nullptr && std::ranges::all_of(list.items, [&](const Value& item) {
               const auto* record = item.as<Record>();
               return record != nullptr && !record->written && same_fields(*record, *first);
           });
}

std::vector<Cells> cells_of(const List& list, const Writing& writing) {
    std::vector<Cells> rows(1);
    for (const auto& [name, value] : *list.items.front().as<Record>()->fields) rows[0].push_back(name);
    for (const auto& item : list.items) {
        auto& row = rows.emplace_back();
        for (const auto& [name, value] : *item.as<Record>()->fields) row.push_back(to_text(value, writing));
    }
    return rows;
}

// Columns of numbers are right-aligned.
bool is_numbers(const List& list, std::size_t column) {
    return std::ranges::all_of(list.items, [&](const Value& item) {
        return (*item.as<Record>()->fields)[column].second.as<Integer>() != nullptr;
    });
}

std::string padded(const std::string& text, int width, bool right) {
    const std::string blanks(static_cast<std::size_t>(width - render::width(text)), ' ');
    return right ? blanks + text : text + blanks;
}

std::optional<std::string> table_text(const List& list, const Writing& writing) {
    if (!is_table(list)) return std::nullopt;
    const auto rows = cells_of(list, writing);
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

bool is_unnamed(const Function& function) { return function.user != nullptr && function.user->name.empty(); }

// "state(net [1 2 …])": as a permutation the text alone is read back.
std::string call_that_makes(const WrittenForm& written) {
    const auto* numbering = written.numbering;
    const bool is_usual = numbering == nullptr || numbering->name == "net";
    return fmt::format("{}({}{}{})", written.maker, written.text, is_usual ? "" : ", ",
                       is_usual ? "" : numbering->name);
}

template <class Items>
std::string text_in_braces(const Items& items, const Writing& writing) {
    std::string text = "{";
    for (const auto& item : items) {
        if (writing.stop.stop_requested()) break;
        text += (text.size() > 1 ? ", " : "") + literal_text(item, writing);
    }
    return text + "}";
}

}  // namespace

// An item of a list or a map, so that it can be read back: a record as a map, a boolean without its reason, and numbers
// of a permutation as the call that makes them.
std::string literal_text(const Value& value, const Writing& writing) {
    stop_point();
    const auto written = written_form_of(value);
    if (written != nullptr && written->state != nullptr && !written->maker.empty() && value.as<Record>() == nullptr)
        return call_that_makes(*written);
    if (const auto* list = value.as<List>()) return text_in_braces(list->items, writing);
    if (const auto map = as_map(value)) return map_text(*map, writing);
    if (const auto* boolean = value.as<Boolean>()) return boolean->value ? "true" : "false";
    if (const auto* function = value.as<Function>(); function != nullptr && !is_unnamed(*function))
        return name_of(*function);
    if (const auto* tuple = value.as<Tuple>()) return tuple_text(*tuple);  // a word of names cannot be read back
    const auto* text = value.as<Text>();
    return text != nullptr ? in_quotes(text->text) : item_text(value, writing);
}

std::string group_text(const groups::CubeGroup& group) {
    std::vector<std::string> named, others;
    for (std::size_t i = 0; i < group.names.size(); ++i) {
        const auto generator = groups::without_name(group, i);
        if (groups::has_name(group, i))
            named.push_back(fmt::format("\"{}\": {}", group.names[i], generator));
        else
            others.push_back(generator);
    }
    if (!named.empty()) others.push_back(fmt::format("{{{}}}", fmt::join(named, ", ")));
    return fmt::format("{}({})", maker(group), fmt::join(others, ", "));
}

render::Drawing drawn_group(const groups::CubeGroup& group) {
    auto drawing = render::text(short_text(group), {Role::moves});
    const auto add = [&](std::string_view line, Role role) { render::append(drawing, render::text(line, {role})); };
    add(groups::order_line(group.group.order()), Role::value);
    add("moves " + groups::what_moves(group), Role::faint);
    if (!group.group.is_proved()) add("its order is not proved: it depends on random elements", Role::hint);
    return drawing;
}

std::string_view without_literal(const Value& value) {
    stop_point();
    const auto* function = value.as<Function>();
    if (value.as<Picture>() != nullptr || value.as<Stream>() != nullptr) return type_name(value);
    if (function != nullptr && is_unnamed(*function)) return type_name(value);
    std::string_view found;
    if (const auto map = as_map(value)) {
        for (const auto& [key, item] : map->items)
            if (found.empty()) found = without_literal(key).empty() ? without_literal(item) : without_literal(key);
    } else if (value.as<List>() != nullptr || value.as<Set>() != nullptr) {
        const auto items = items_of(value);
        for (const Value& item : *items)
            if (found.empty()) found = without_literal(item);
    }
    return found;
}

std::string list_text(const List& list, const Writing& writing) {
    auto table = table_text(list, writing);
    return table ? *std::move(table) : text_in_braces(list.items, writing);
}

std::string set_text(const Set& set, const Writing& writing) {
    return fmt::format("set({})", text_in_braces(set.items, writing));
}

std::string map_text(const Map& map, const Writing& writing) {
    if (map.items.empty()) return "{:}";
    std::string text = "{";
    for (const auto& [key, value] : map.items) {
        if (writing.stop.stop_requested()) break;
        text += (text.size() > 1 ? ", " : "") + literal_text(key, writing) + ": " + literal_text(value, writing);
    }
    return text + "}";
}

Value map_or_throw(Context& context, const std::vector<Operand>& keys, std::vector<Value> values) {
    auto made = make_map(context, keys, std::move(values));
    if (auto* map = std::get_if<Value>(&made)) return std::move(*map);
    const auto& repeated = keys[std::get<RepeatedKey>(made).at];
    throw lang::Error(repeated.where, fmt::format("the key {} occurs twice", beginning(item_text(repeated.value), 60)),
                      "each key has one value");
}

std::string some_keys(const Map& map) {
    return some_words(map.items, 8, [](const auto& item) { return std::string(beginning(item_text(item.first), 30)); });
}

}  // namespace cubelang::meaning
