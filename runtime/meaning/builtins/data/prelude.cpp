// The functions of stdlib/prelude, written in the language: programs know them without an import, as
// they know those that are written in C++.

#include <algorithm>
#include <array>
#include <deque>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/bind/parameters.hpp"
#include "runtime/meaning/bind/topics.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/definitions.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

struct CaseSet {};

}  // namespace

template <>
struct Argument<CaseSet> {
    static constexpr std::string_view wanted = "a set of cases such as \"pll\"";
    static bool fits(const Value& value) {
        return value.as<Text>() != nullptr || Argument<Map>::fits(value) || value.as<Group>() != nullptr;
    }
    // `zbll` is read as moves.
    static std::string hint(const TypeMismatch& mismatch) {
        if (mismatch.value.as<Algorithm>() == nullptr) return "case_set(G) makes a set from a group of positions";
        return fmt::format("the name of a set is in quotes: \"{}\"", mismatch.written);
    }
};

namespace {

/// The types of arguments, by the usual names of parameters.
struct Kind {
    std::string_view parameter, wanted;
    bool (*fits)(const Value&);
    std::string (*hint)(const TypeMismatch&);
};
template <class T>
constexpr Kind kind(std::string_view parameter, std::string (*hint)(const TypeMismatch&) = detail::hint_of<T>) {
    return {parameter, Argument<T>::wanted, Argument<T>::fits, hint};
}
std::string such_as_test(const TypeMismatch&) { return "such as where = s -> sign(s) == 1"; }
std::string such_as_measure(const TypeMismatch&) { return "such as by = a -> length(a, QTM)"; }
const Kind kinds[] = {kind<Function>("f"),
                      kind<Function>("g"),
                      kind<Sequence>("list"),
                      kind<List>("lists"),
                      kind<Integer>("seed"),
                      kind<Integer>("n"),
                      kind<cube::WordPtr>("a"),
                      kind<Text>("text"),
                      kind<Group>("G"),
                      kind<Group>("H"),
                      kind<Group>("N"),
                      kind<CaseSet>("which"),
                      kind<Function>("by", such_as_measure),
                      kind<List>("up_to"),
                      kind<Function>("where", such_as_test),
                      kind<Value>("")};

const Kind& kind_of(std::string_view parameter) {
    return *std::ranges::find_if(
        kinds, [&](const Kind& kind) { return kind.parameter == parameter || kind.parameter.empty(); });
}

// The rest of the line of the documentation that begins with this word and a colon.
std::string_view line_after(std::string_view doc, std::string_view word) {
    for (auto at = doc.find(word); at != doc.npos; at = doc.find(word, at + 1)) {
        const auto after = doc.substr(at + word.size());
        if (doc.substr(0, at).ends_with("## ") && after.starts_with(": ")) return after.substr(2, after.find('\n') - 2);
    }
    return {};
}

// One for each file, whose private functions are its own.
const std::deque<Definitions>& files() {
    static const auto all = [] {
        std::deque<Definitions> made;
        for (const auto& file : library::prelude()) made.emplace_back(std::span(&file, 1), "prelude", true);
        return made;
    }();
    return all;
}

// Read without the parser, which would take most of the time of a short program.
std::vector<Parameter> parameters_of(const Definition& definition) {
    const auto open = definition.text.find('(');
    const auto inside = definition.text.substr(open + 1, lang::bracket_end(definition.text, open) - open - 2);
    std::vector<Parameter> parameters;
    for (const auto parameter : lang::split_at(inside, ',')) {
        if (parameter.empty()) continue;
        const auto name = lang::word_at(parameter, 0);
        parameters.push_back({.name = name,
                              .wanted = kind_of(name).wanted,
                              .optional = parameter.find('=') != parameter.npos,
                              .meaning = line_after(definition.doc, name),
                              .fits = kind_of(name).fits});
    }
    return parameters;
}

BuiltIn row_of(const Definitions& file, const Definition& definition) {
    const auto example = line_after(definition.doc, "example");
    const auto equals = example.rfind(" == ");
    BuiltIn made{.name = definition.name,
                 .parameters = parameters_of(definition),
                 .topic = {},
                 .meaning = definition.doc.substr(3, definition.doc.find('\n') - 3),
                 .example = example.substr(0, equals),
                 .answer = example.substr(equals + 4),
                 .function = {},
                 .is_word = true};
    made.function = [&file, name = definition.name, parameters = made.parameters](
                        Context& context, std::span<const Operand> arguments, const lang::Where& where) {
        const detail::Call call{context, arguments, where, name, parameters};
        for (std::size_t i = 0; i < arguments.size(); ++i)
            if (const auto& kind = kind_of(call.parameter(i).name); call.is_given(i) && !kind.fits(arguments[i].value))
                detail::wrong_argument(name, arguments[i], call.parameter(i), kind.hint);
        return meaning::call(context, *file.find(name, vocabulary()), arguments, where);
    };
    return made;
}

}  // namespace

std::vector<BuiltIn> prelude_built_ins() {
    std::vector<BuiltIn> rows;
    for (const auto& file : files())
        for (const auto& definition : file.all())
            if (!definition.doc.empty()) rows.push_back(row_of(file, definition));
    return rows;
}

}  // namespace cubelang::meaning
