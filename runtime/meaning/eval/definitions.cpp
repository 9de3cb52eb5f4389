#include "runtime/meaning/eval/definitions.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/parser.hpp"

namespace cubelang::meaning {
namespace {

// By the beginnings of lines: a body is indented, and ends with its bracket.
void add_definitions(std::vector<Definition>& all, const lang::SourcePtr& source) {
    constexpr std::string_view def = "def ";
    const std::string_view text = source->text;
    std::size_t doc = text.npos, begin = text.npos;  // of the comment and the definition that are read
    const auto close = [&](std::size_t end) {
        if (begin != text.npos) all.back().text = text.substr(begin, end - begin - 1);
        begin = text.npos;
    };
    for (std::size_t line = 0; line < text.size(); line = std::min(text.find('\n', line), text.size() - 1) + 1) {
        const auto here = text.substr(line, def.size());
        if (here == def || here.starts_with('#')) close(line);
        if (here == def) {
            begin = line;
            doc = std::min(doc, line);
            all.push_back({lang::word_at(text, line + def.size()), text.substr(doc, line - doc), {}, source});
        }
        doc = here.starts_with("##") ? std::min(doc, line) : text.npos;
    }
    close(text.size());
}

}  // namespace

Definitions::Definitions(std::span<const EmbeddedFile> files, std::string_view folder, bool is_built_in)
    : is_built_in_(is_built_in) {
    for (const auto& [name, text] : files)
        add_definitions(all_, lang::make_source(fmt::format("library/{}/{}.cube", folder, name), std::string(text)));
}

const Function* Definitions::find(std::string_view name, const Vocabulary& vocabulary) const {
    const std::lock_guard guard(mutex_);
    if (by_name_.empty())
        for (const auto& definition : all_) by_name_.emplace(definition.name, &definition);
    const auto definition = by_name_.find(name);
    if (definition == by_name_.end()) return nullptr;
    auto& found = found_[definition->first];
    if (found == nullptr) {
        auto made = std::make_unique<Found>(Found{Scope(vocabulary), {}});
        made->function = read(*definition->second, made->scope);
        found = std::move(made);
    }
    return &found->function;
}

// Every word that is the name of a definition counts as one: too many do no harm.
Function Definitions::read(const Definition& definition, Scope& scope) const {
    const auto begin = static_cast<std::size_t>(definition.text.data() - definition.source->text.data());
    auto def = std::get<lang::Def>(lang::statement_at(definition.source, begin).node);
    const Function function{std::make_shared<const UserFunction>(
        UserFunction{def.name, std::move(def.code), definition.source, &scope, {}})};
    if (!is_built_in_ || definition.doc.empty()) scope.bind(def.name, {function, {}, {}, {}});
    for (std::size_t at = 0; at < definition.text.size(); ++at) {
        const auto word = lang::word_at(definition.text, at);
        const auto named = word.empty() ? by_name_.end() : by_name_.find(word);
        if (named != by_name_.end() && (!is_built_in_ || named->second->doc.empty()) && scope.find(word) == nullptr)
            read(*named->second, scope);
        if (!word.empty()) at += word.size();
    }
    return function;
}

}  // namespace cubelang::meaning
