#include "runtime/show/json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "runtime/base/printable.hpp"
#include "runtime/cube/cycle_text.hpp"
#include "runtime/cube_group/account.hpp"
#include "runtime/render/text/screen.hpp"
#include "runtime/show/text.hpp"
#include "runtime/value/limits.hpp"
#include "runtime/value/match.hpp"

namespace cubelang::eval {
namespace {

using Json = nlohmann::ordered_json;

struct Writer {
    Context& context;
    const lang::Where& where;
    bool full;

    [[nodiscard]] Json write(const Value& value) const;
};

// The keys of a value besides its type.
struct Fields {
    const Writer& writer;
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
        object["items"] = Json::array();
        for (const auto& item : *value.items) object["items"].push_back(writer.write(item));
    }
    void operator()(const Record& value) const {
        object["fields"] = Json::object();
        for (const auto& [name, field] : *value.fields) object["fields"][name] = writer.write(field);
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
        object["items"] = Json::array();
        for (const auto& [key, item] : *value.items)
            object["items"].push_back(Json{{"key", writer.write(key)}, {"value", writer.write(item)}});
    }
    void operator()(const Function& value) const { object["value"] = to_text({value}); }

private:
    void add(const cube::State& state) const {
        object["cube"] = state.cube.n;
        if (state.cube.super) object["super"] = true;
        object["cycles"] = cycle_text(state, writer.context.stop_token());
        writer.context.check_stop(writer.where);
        if (writer.full || state.cube.n <= limits::largest_json_net)
            object["net"] = cube::second_row(state, *cube::find_numbering("net"));
    }
};

Json Writer::write(const Value& value) const {
    Json object{{"type", type_name(value)}};
    if (const auto written = written_of(value)) object["written"] = written->text;
    match(value, Fields{*this, object});
    return object;
}

std::string line(const Json& object) {
    return printable_json(object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

std::string json(Context& context, const Value& value, const lang::Where& where, bool full) {
    return line(Writer{context, where, full}.write(value));
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
