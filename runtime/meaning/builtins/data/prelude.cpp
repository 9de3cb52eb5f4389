// The functions of stdlib/prelude, written in the language: programs know them without an import, as
// they know those that are written in C++.

#include <algorithm>
#include <array>
#include <deque>
#include <mutex>
#include <optional>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/bind/parameters.hpp"
#include "runtime/meaning/bind/topics.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/module_text.hpp"
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

// A function as its definition begins. `doc`: its lines, each after ##.
struct Head {
    struct Parameter {
        std::string_view name;
        bool is_optional;
    };
    std::string_view name, doc;
    std::vector<Parameter> parameters{};
};

// `text`: from the definition on.
Head head_of(std::string_view text, std::string_view doc) {
    const auto open = text.find('(');
    Head head{lang::word_at(text, std::string_view("def ").size()), doc};
    const auto inside = text.substr(open + 1, lang::bracket_end(text, open) - open - 2);
    for (const auto parameter : lang::split_at(inside, ','))
        if (!parameter.empty())
            head.parameters.push_back({lang::word_at(parameter, 0), parameter.find('=') != parameter.npos});
    return head;
}

// The documented functions: the others are the file's own. Without the parser, which would take most of the time of a
// short program.
std::vector<Head> heads_of(std::string_view text) {
    std::vector<Head> heads;
    for (auto end = text.find("\n##"); end != text.npos; end = text.find("\n##", end)) {
        const auto doc = end + 1;
        while (end != text.npos && text.compare(end + 1, 2, "##") == 0) end = text.find('\n', end + 1);
        if (end != text.npos && text.compare(end + 1, 4, "def ") == 0)
            heads.push_back(head_of(text.substr(end + 1), text.substr(doc, end + 1 - doc)));
    }
    return heads;
}

// A file of the prelude. Programs start with the heads only, since most of them call few of its functions.
class PreludeFile {
public:
    explicit PreludeFile(const EmbeddedFile& module) : module_(module), heads_(heads_of(module.text)) {}
    [[nodiscard]] const std::vector<Head>& heads() const { return heads_; }
    /// By place. Read at the first call: the functions use the file's own, and all others as built-in ones.
    [[nodiscard]] const Function& function(std::size_t at) const {
        std::call_once(is_read_, [this] {
            own_.emplace(vocabulary());
            for (const auto& [source, def] : functions_of({&module_, 1}, "prelude")) {
                const UserFunction made{def.name, def.code, source, &*own_, {}};
                const Function function{std::make_shared<const UserFunction>(made)};
                if (def.doc.empty()) own_->bind(def.name, {function, {}, {}, {}});
                if (!def.doc.empty()) functions_.push_back(function);
            }
        });
        return functions_[at];
    }

private:
    EmbeddedFile module_;
    std::vector<Head> heads_;
    mutable std::once_flag is_read_;
    mutable std::vector<Function> functions_;
    mutable std::optional<Scope> own_;
};

const std::deque<PreludeFile>& files() {
    static const std::deque<PreludeFile> all(library::prelude().begin(), library::prelude().end());
    return all;
}

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

BuiltIn row_of(const PreludeFile& file, std::size_t at) {
    const auto& head = file.heads()[at];
    const auto example = line_after(head.doc, "example");
    const auto equals = example.rfind(" == ");
    BuiltIn made{.name = head.name,
                 .parameters = {},
                 .topic = {},
                 .meaning = head.doc.substr(3, head.doc.find('\n') - 3),
                 .example = example.substr(0, equals),
                 .answer = example.substr(equals + 4),
                 .function = {},
                 .is_word = true};
    for (const auto& [name, is_optional] : head.parameters)
        made.parameters.push_back({.name = name,
                                   .wanted = kind_of(name).wanted,
                                   .optional = is_optional,
                                   .meaning = line_after(head.doc, name),
                                   .fits = kind_of(name).fits});
    made.function = [&file, &head, at, parameters = made.parameters](
                        Context& context, std::span<const Operand> arguments, const lang::Where& where) {
        const detail::Call call{context, arguments, where, head.name, parameters};
        for (std::size_t i = 0; i < arguments.size(); ++i)
            if (const auto& kind = kind_of(call.parameter(i).name); call.is_given(i) && !kind.fits(arguments[i].value))
                detail::wrong_argument(head.name, arguments[i], call.parameter(i), kind.hint);
        return meaning::call(context, file.function(at), arguments, where);
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

}  // namespace cubelang::meaning
