#include "runtime/show/json.hpp"

#include <utility>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "runtime/base/printable.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/cycle_text.hpp"
#include "runtime/cube_group/account.hpp"
#include "runtime/render/text/screen.hpp"
#include "runtime/show/text.hpp"
#include "runtime/value/limits.hpp"
#include "runtime/value/match.hpp"

namespace cubelang::eval {
namespace {

using Json = nlohmann::ordered_json;

std::string line(const Json& object) {
    return printable_json(object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

// Lists are written item by item: as one object in memory they would be ten times as large.
struct Writer {
    Context& context;
    const lang::Where& where;
    bool full;
    std::string text{};

    void write(const Value& value);
};

// The keys of a value besides its type; what its parts say is written behind them.
struct Fields {
    Writer& writer;
    Json& object;

    void operator()(const Integer& value) const { object["value"] = value.str(); }
    void operator()(const Fraction& value) const { object["value"] = value.number->str(); }
    void operator()(const Boolean& value) const {
        object["value"] = value.value;
        if (!value.reason.empty()) object["reason"] = value.reason;
    }
    void operator()(const Text& value) const { object["value"] = value.text; }
    void operator()(const Algorithm& value) const {
        object["moves"] = word_text(*value.word);
        add(writer.context.perform(value.word, writer.where));
        if (!value.note.empty()) object["note"] = value.note;
    }
    void operator()(const Permutation& value) const {
        add(*value.state);
        if (!value.note.empty()) object["note"] = value.note;
    }
    void operator()(const Mirrored& value) const {
        const auto [state, symmetry] = cube::shortest_factors(*value.element);
        add(state);
        object["then"] = cube::name(symmetry);
    }
    void operator()(const cube::Symmetry& value) const {
        object["value"] = cube::name(value);
        object["meaning"] = cube::description(value);
    }
    void operator()(const Picture& value) const {
        object["text"] = Json::array();
        for (const auto& line : value.drawing->lines) object["text"].push_back(render::painted({{line}}, {}));
    }
    void operator()(const Location& value) const {
        object["cube"] = value.cube.n;
        object["value"] = location_text(value);
    }
    void operator()(const List& value) const {
        begin("\"items\":[");
        for (const auto& item : *value.items) {
            separate();
            writer.write(item);
        }
        writer.text += ']';
    }
    void operator()(const Record& value) const {
        begin("\"fields\":{");
        for (const auto& [name, field] : *value.fields) {
            separate();
            writer.text += line(name) + ":";
            writer.write(field);
        }
        writer.text += '}';
    }
    void operator()(const Tuple& value) const { object["value"] = tuple_text(value); }
    void operator()(const Group& value) const {
        const auto& group = *value.group;
        if (group.domain) object["cube"] = group.domain->cube().n;
        if (group.domain && group.domain->cube().super) object["super"] = true;
        object["generators"] = group.names;
        object["order"] = group.group.order().str();
        object["factored"] = cube_group::factored(group.group.order());
        object["moves"] = cube_group::what_moves(group);
        object["proved"] = group.group.is_proved();
    }
    void operator()(const Map& value) const {
        begin("\"items\":[");
        for (const auto& [key, item] : *value.items) {
            separate();
            writer.text += "{\"key\":";
            writer.write(key);
            writer.text += ",\"value\":";
            writer.write(item);
            writer.text += '}';
        }
        writer.text += ']';
    }
    void operator()(const Function& value) const { object["value"] = to_text({value}); }

private:
    // The keys so far, and one more, whose value comes next.
    void begin(std::string_view key) const {
        auto& text = writer.text;
        text += line(object);
        text.back() = ',';
        text += key;
        object.clear();
    }
    void separate() const {
        if (const char last = writer.text.back(); last != '[' && last != '{') writer.text += ',';
    }
    void add(const cube::State& state) const {
        object["cube"] = state.cube.n;
        if (state.cube.super) object["super"] = true;
        object["cycles"] = cycle_text(state, writer.context.stop_token());
        writer.context.check_stop(writer.where);
        if (writer.full || state.cube.n <= limits::largest_json_net)
            object["net"] = cube::second_row(state, *cube::find_numbering("net"));
    }
};

void Writer::write(const Value& value) {
    stop_point();
    Json object{{"type", type_name(value)}};
    if (const auto written = written_of(value)) object["written"] = written->text;
    match(value, Fields{*this, object});
    text += object.empty() ? "}" : line(object);
}

}  // namespace

std::string json(Context& context, const Value& value, const lang::Where& where, bool full) {
    Writer writer{context, where, full};
    writer.write(value);
    return std::move(writer.text);
}

namespace {

void add_place(Json& object, const lang::Where& where) {
    if (!where.source) return;
    const auto at = lang::line_column(*where.source, where.span.begin);
    object["line"] = at.line;
    object["column"] = at.column;
    object["file"] = where.source->name;
}

Json note(const lang::Note& note) {
    Json object{{"message", note.text}};
    if (!note.hint.empty()) object["hint"] = note.hint;
    add_place(object, note.where);
    return object;
}

void add_notes(Json& object, const std::vector<lang::Note>& notes) {
    for (const auto& each : notes) object["notes"].push_back(note(each));
}

}  // namespace

std::string json(const lang::Diagnostic& diagnostic) {
    Json object{{"type", "error"}, {"message", diagnostic.message}};
    add_place(object, diagnostic.where);
    if (!diagnostic.hint.empty()) object["hint"] = diagnostic.hint;
    add_notes(object, diagnostic.notes);
    return line(object);
}

std::string json_with_notes(std::string object, const std::vector<lang::Note>& notes) {
    if (notes.empty()) return object;
    auto whole = Json::parse(object);
    add_notes(whole, notes);
    return line(whole);
}

std::string json_printed(const std::string& text) { return line(Json{{"type", "print"}, {"text", text}}); }

}  // namespace cubelang::eval
