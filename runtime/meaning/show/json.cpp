#include "runtime/meaning/show/json.hpp"

#include <utility>

#include "runtime/base/json_text.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/cube/groups/structure.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::meaning {
namespace {

// Lists are written item by item: one object in memory would be ten times as large.
struct JsonWriter {
    Context& context;
    const lang::Where& where;
    bool full;
    std::string text{};

    void write(const Value& value);
};

// Writes the keys of a value after its type, followed by its parts.
struct JsonFields {
    JsonWriter& writer;
    JsonObject& object;

    void operator()(const Integer& value) const { object.add("value", value.str()); }
    void operator()(const Fraction& value) const { object.add("value", value.number->str()); }
    void operator()(const Boolean& value) const {
        object.add("value", value.value);
        if (!value.reason.empty()) object.add("reason", value.reason);
    }
    void operator()(const Text& value) const { object.add("value", value.text); }
    void operator()(const Algorithm& value) const {
        object.add("moves", word_text(*value.word));
        add(writer.context.perform(value.word, writer.where));
        if (!value.note.empty()) object.add("note", value.note);
    }
    void operator()(const Permutation& value) const {
        add(*value.state);
        if (!value.note.empty()) object.add("note", value.note);
    }
    void operator()(const Mirrored& value) const {
        const auto [state, symmetry] = cube::shortest_factors(*value.element);
        add(state);
        object.add("then", cube::name(symmetry));
    }
    void operator()(const cube::Symmetry& value) const {
        object.add("value", cube::name(value));
        object.add("meaning", cube::description(value));
    }
    void operator()(const Picture& value) const {
        const auto painted = [](const auto& line) { return json_text(render::painted({{line}}, {})); };
        object.add_json("text", json_list(value.drawing->lines, painted));
    }
    void operator()(const Location& value) const {
        object.add("cube", value.cube.n);
        object.add("value", location_text(value));
    }
    void operator()(const List& value) const { add_items(value.items); }
    void operator()(const Set& value) const { add_items(value.items); }
    void operator()(const Record& value) const {
        begin("\"fields\":{");
        for (const auto& [name, field] : *value.fields) {
            separate();
            writer.text += json_text(name) + ":";
            writer.write(field);
        }
        writer.text += '}';
    }
    void operator()(const Tuple& value) const { object.add("value", tuple_text(value)); }
    void operator()(const Group& value) const {
        const auto& group = *value.group;
        if (group.domain) object.add("cube", group.domain->cube().n);
        if (group.domain && group.domain->cube().super) object.add("super", true);
        std::vector<std::string> generators;
        for (std::size_t i = 0; i < group.names.size(); ++i) generators.push_back(groups::without_name(group, i));
        object.add_json("generators", json_list(generators, json_text));
        if (groups::has_name(group, 0)) object.add_json("names", json_list(group.names, json_text));
        object.add("order", group.group.order().str());
        object.add("factored", groups::factored(group.group.order()));
        object.add("moves", groups::what_moves(group));
        object.add("proved", group.group.is_proved());
    }
    void operator()(const Map& value) const {
        begin("\"items\":[");
        for (const auto& [key, item] : value.items) {
            separate();
            writer.text += "{\"key\":";
            writer.write(key);
            writer.text += ",\"value\":";
            writer.write(item);
            writer.text += '}';
        }
        writer.text += ']';
    }
    void operator()(const Function& value) const { object.add("value", to_text({value})); }
    void operator()(const Stream& value) const { object.add("value", value.flow->words); }

private:
    // Writes the keys so far and one more key; its value follows.
    void begin(std::string_view key) const {
        auto& text = writer.text;
        text += object.text();
        text.back() = ',';
        text += key;
        object = {};
    }
    template <class Items>
    void add_items(const Items& items) const {
        begin("\"items\":[");
        for (const auto& item : items) {
            separate();
            writer.write(item);
        }
        writer.text += ']';
    }
    void separate() const {
        if (const char last = writer.text.back(); last != '[' && last != '{') writer.text += ',';
    }
    void add(const cube::State& state) const {
        object.add("cube", state.cube.n);
        if (state.cube.super) object.add("super", true);
        object.add("cycles", cycle_text(state, writer.context.stop_token()));
        writer.context.check_stop(writer.where);
        if (writer.full || state.cube.n <= limits::largest_json_net)
            object.add_json("net", json_list(cube::second_row(state, *cube::find_numbering("net")),
                                             [](auto number) { return std::to_string(number); }));
    }
};

void JsonWriter::write(const Value& value) {
    stop_point();
    JsonObject object;
    object.add("type", type_name(value));
    if (const auto written = written_form_of(value)) object.add("written", written->text);
    match(value, JsonFields{*this, object});
    text += object.is_empty() ? "}" : object.text();
}

void add_place(JsonObject& object, const lang::Where& where) {
    if (!where.source) return;
    const auto at = lang::line_column(*where.source, where.span.begin);
    object.add("line", at.line);
    object.add("column", at.column);
    object.add("file", where.source->name);
}

std::string note(const lang::Note& note) {
    JsonObject object;
    object.add("message", note.text);
    if (!note.hint.empty()) object.add("hint", note.hint);
    add_place(object, note.where);
    return object.text();
}

}  // namespace

std::string json(Context& context, const Value& value, const lang::Where& where, bool full) {
    JsonWriter writer{context, where, full};
    writer.write(value);
    return std::move(writer.text);
}

std::string json(lang::Diagnostic diagnostic, const std::vector<lang::Note>& notes) {
    diagnostic.notes.insert(diagnostic.notes.end(), notes.begin(), notes.end());
    JsonObject object;
    object.add("type", "error");
    object.add("message", diagnostic.message);
    add_place(object, diagnostic.where);
    if (!diagnostic.hint.empty()) object.add("hint", diagnostic.hint);
    return json_with_notes(object.text(), diagnostic.notes);
}

std::string json_with_notes(std::string object, const std::vector<lang::Note>& notes) {
    if (notes.empty()) return object;
    object.pop_back();
    return object + ",\"notes\":" + json_list(notes, note) + "}";
}

std::string json_printed(const std::string& text) {
    JsonObject object;
    object.add("type", "print");
    object.add("text", text);
    return object.text();
}

}  // namespace cubelang::meaning
