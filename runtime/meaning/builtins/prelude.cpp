// The functions of stdlib/prelude, written in the language: programs know them without an import, as
// they know those that are written in C++.

#include <algorithm>
#include <array>
#include <deque>
#include <mutex>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/bind/parameters.hpp"
#include "runtime/meaning/bind/topics.hpp"
#include "runtime/meaning/builtins/table.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "stdlib/prelude.hpp"

namespace cubelang::eval {
namespace {

/// A set of cases.
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

// The heads of a file's functions with their documentation, each with 0 as its body.
std::string heads_of(std::string_view text) {
    std::string heads;
    for (const auto line : lines_of(text)) {
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        if (line.starts_with("##"))
            heads += fmt::format("{}\n", line);
        else if (line.starts_with("def "))
            heads +=
                fmt::format("{} = 0\n", text.substr(begin, lang::bracket_end(text, text.find('(', begin)) - begin + 1));
    }
    return heads;
}

// A file of the prelude. Programs start with the heads only, since most of them call few of its functions.
class PreludeFile {
public:
    explicit PreludeFile(const library::Module& module) : module_(module) {
        const auto text = heads_of(module.text);
        for (auto& [source, def] : functions_of(std::array{library::Module{module.name, text}}, "prelude"))
            heads_.push_back(std::move(def));
    }
    [[nodiscard]] const std::vector<lang::Def>& heads() const { return heads_; }
    /// By place. Read at the first call: the functions use each other and all others as built-in ones.
    [[nodiscard]] const Function& function(std::size_t at) const {
        std::call_once(is_read_, [this] {
            static const Scope nothing(vocabulary());
            for (const auto& [source, def] : functions_of({&module_, 1}, "prelude"))
                functions_.push_back(
                    {std::make_shared<const UserFunction>(UserFunction{def.name, def.code, source, &nothing, {}})});
        });
        return functions_[at];
    }

private:
    library::Module module_;
    std::vector<lang::Def> heads_;
    mutable std::once_flag is_read_;
    mutable std::vector<Function> functions_;
};

const std::deque<PreludeFile>& files() {
    static const std::deque<PreludeFile> all(library::prelude().begin(), library::prelude().end());
    return all;
}

/// The types of arguments, by the usual names of parameters.
template <class T>
void check(const detail::Call& call, std::size_t at) {
    if (!Argument<T>::fits(call.arguments[at].value))
        detail::wrong_argument(call.function, call.arguments[at], call.parameter(at), detail::hint_of<T>);
}
void check_test(const detail::Call& call, std::size_t at) {
    if (!Argument<Function>::fits(call.arguments[at].value))
        detail::wrong_argument(call.function, call.arguments[at], call.parameter(at),
                               [](const TypeMismatch&) { return std::string("such as where = s -> sign(s) == 1"); });
}
void check_measure(const detail::Call& call, std::size_t at) {
    if (!Argument<Function>::fits(call.arguments[at].value))
        detail::wrong_argument(call.function, call.arguments[at], call.parameter(at),
                               [](const TypeMismatch&) { return std::string("such as by = a -> length(a, QTM)"); });
}
struct Kind {
    std::string_view parameter, wanted;
    bool (*fits)(const Value&);
    void (*check)(const detail::Call&, std::size_t);
};
template <class T>
constexpr Kind kind(std::string_view parameter) {
    return {parameter, Argument<T>::wanted, Argument<T>::fits, check<T>};
}
const Kind kinds[] = {kind<Function>("f"),
                      kind<Function>("g"),
                      kind<Sequence>("list"),
                      kind<List>("lists"),
                      kind<Sequence>("other"),
                      kind<Integer>("seed"),
                      kind<Integer>("n"),
                      kind<Integer>("k"),
                      kind<cube::WordPtr>("a"),
                      kind<cube::WordPtr>("setup"),
                      kind<Text>("text"),
                      kind<Text>("old"),
                      kind<Text>("new"),
                      kind<Group>("G"),
                      kind<Group>("H"),
                      kind<Group>("N"),
                      kind<CaseSet>("which"),
                      {"by", Argument<Function>::wanted, Argument<Function>::fits, check_measure},
                      kind<List>("up_to"),
                      kind<List>("functions"),
                      {"where", Argument<Function>::wanted, Argument<Function>::fits, check_test},
                      kind<Value>("")};

const Kind& kind_of(std::string_view parameter) {
    return *std::ranges::find_if(
        kinds, [&](const Kind& kind) { return kind.parameter == parameter || kind.parameter.empty(); });
}

// The rest of the line of the documentation that begins with this word and a colon.
std::string_view line_after(std::string_view doc, std::string_view word) {
    for (const auto line : lines_of(doc))
        if (line.starts_with(word) && line.substr(word.size()).starts_with(": ")) return line.substr(word.size() + 2);
    return {};
}

BuiltIn row_of(const PreludeFile& file, std::size_t at) {
    const auto& def = file.heads()[at];
    const std::string_view doc = def.doc, example = line_after(doc, "example");
    const auto equals = example.rfind(" == ");
    BuiltIn made{.name = def.name,
                 .parameters = {},
                 .topic = {},
                 .meaning = doc.substr(0, doc.find('\n')),
                 .example = example.substr(0, equals),
                 .answer = example.substr(equals + 4),
                 .function = {},
                 .is_word = true};
    for (const auto& parameter : def.code.parameters)
        made.parameters.push_back({.name = parameter.name,
                                   .wanted = kind_of(parameter.name).wanted,
                                   .optional = parameter.otherwise != nullptr,
                                   .meaning = line_after(doc, parameter.name),
                                   .fits = kind_of(parameter.name).fits});
    made.function = [&file, &def, at, parameters = made.parameters](
                        Context& context, std::span<const Operand> arguments, const lang::Where& where) {
        const detail::Call call{context, arguments, where, def.name, parameters};
        for (std::size_t i = 0; i < arguments.size(); ++i)
            if (call.is_given(i)) kind_of(call.parameter(i).name).check(call, i);
        return eval::call(context, file.function(at), arguments, where);
    };
    return made;
}

}  // namespace

std::vector<BuiltIn> prelude_built_ins() {
    std::vector<BuiltIn> rows;
    for (const auto& file : files())
        for (std::size_t at = 0; at < file.heads().size(); ++at) rows.push_back(row_of(file, at));
    return rows;
}

}  // namespace cubelang::eval
