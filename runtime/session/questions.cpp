// Queries of a session: its names, completions, pages of help.

#include <algorithm>
#include <iterator>
#include <utility>

#include "lang/scanner.hpp"
#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/assist/continuation.hpp"
#include "runtime/meaning/assist/fitting.hpp"
#include "runtime/meaning/assist/help.hpp"
#include "runtime/meaning/assist/search.hpp"
#include "runtime/meaning/assist/topics.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/engine.hpp"
#include "runtime/session/session.hpp"
#include "stdlib/library.hpp"

namespace cubelang::inline session {

std::optional<Session::Meaning> Session::meaning_of(std::string_view name) const {
    const auto* binding = engine().scope().find(name);
    if (binding == nullptr) return std::nullopt;
    const auto* boolean = binding->value.as<meaning::Boolean>();
    return Meaning{std::string(meaning::type_name(binding->value)), meaning::to_text(binding->value),
                   boolean == nullptr ? std::nullopt : std::optional(boolean->value)};
}

std::optional<lang::Where> Session::definition_of(std::string_view name) const {
    const auto* binding = engine().scope().find(name);
    return binding == nullptr || !binding->where.source ? std::nullopt : std::optional(binding->where);
}

std::vector<lang::Diagnostic> Session::check(std::string name, std::string text) const {
    const auto source = lang::make_source(std::move(name), std::move(text));
    auto parsed = lang::parse(source);
    std::erase_if(parsed.errors, [](const auto& error) { return error.kind == lang::Diagnostic::Kind::reading; });
    if (!parsed.errors.empty()) return std::move(parsed.errors);
    return meaning::unknown_names(parsed.statements, source, engine().scope());
}

bool Session::adopt(const std::string& name, const Session& from, std::string_view theirs) {
    const auto* binding = from.engine().scope().find(theirs);
    if (binding == nullptr || meaning::contains_function(binding->value)) return false;
    engine().define(name, binding->value, {});
    return true;
}

void Session::define(const std::string& name, const meaning::Value& value) { engine().define(name, value, {}); }

namespace {

using meaning::Entry;

// In the order of Entry::Kind.
constexpr NameInfo::Kind kinds[] = {NameInfo::Kind::keyword, NameInfo::Kind::built_in, NameInfo::Kind::constant,
                                    NameInfo::Kind::definition, NameInfo::Kind::library};
static_assert(std::size(kinds) == static_cast<std::size_t>(Entry::Kind::library) + 1);

NameInfo info(Entry entry) {
    entry.meaning.resize(std::min(entry.meaning.find('\n'), entry.meaning.size()));
    if (entry.kind == Entry::Kind::library) entry.meaning = "import " + entry.module + ": " + entry.meaning;
    return {std::move(entry.name), std::move(entry.meaning), kinds[static_cast<std::size_t>(entry.kind)]};
}

NameInfo info(meaning::Candidate candidate) {
    const bool part = candidate.kind == meaning::Candidate::Kind::part;
    return {std::move(candidate.text), std::move(candidate.meaning),
            part ? NameInfo::Kind::part : NameInfo::Kind::argument};
}

}  // namespace

std::vector<NameInfo> Session::completions(std::string_view prefix, bool library_too) const {
    std::vector<NameInfo> found;
    for (auto& entry : meaning::catalogue(engine().scope(), library_too, prefix))
        found.push_back(info(std::move(entry)));
    std::ranges::sort(found, {}, &NameInfo::name);
    return found;
}

Session::Continuation Session::continuation(std::string_view before) const {
    const auto place = meaning::place_of(before);
    auto [candidates, only] = meaning::completions_at(place, engine().context().cube());
    Continuation result{place.word.size(), {}};
    for (auto& candidate : candidates) result.names.push_back(info(std::move(candidate)));
    if (const auto* parameter = place.word.empty() && result.names.empty() ? meaning::parameter_at(place) : nullptr) {
        for (auto& entry : meaning::fitting(engine().scope(), *parameter))
            result.names.push_back(info(std::move(entry)));
        only = !result.names.empty();
    }
    // No name begins with a digit. Names that could be imported are offered if nothing else matches.
    if (only || (!place.word.empty() && place.word.front() >= '0' && place.word.front() <= '9')) return result;
    for (const bool library_too : {false, true}) {
        if (library_too && (!result.names.empty() || place.word.empty())) break;
        std::ranges::move(completions(place.word, library_too), std::back_inserter(result.names));
    }
    return result;
}

std::vector<NameInfo> Session::topics() {
    std::vector<NameInfo> names;
    for (const auto& topic : meaning::topics())
        names.push_back({std::string(topic.name), std::string(topic.meaning), NameInfo::Kind::keyword});
    return names;
}

std::vector<NameInfo> Session::functions() {
    std::vector<NameInfo> names;
    for (const auto& row : Engine::vocabulary().built_ins())
        names.push_back({std::string(row.name), std::string(row.meaning), NameInfo::Kind::built_in});
    return names;
}

std::optional<NameInfo::Kind> Session::kind(std::string_view name) const {
    if (engine().scope().find(name) != nullptr) return NameInfo::Kind::definition;
    if (meaning::find_keyword(name) != nullptr) return NameInfo::Kind::keyword;
    if (Engine::vocabulary().built_in(name) != nullptr) return NameInfo::Kind::built_in;
    return Engine::vocabulary().constant(name) != nullptr ? std::optional(NameInfo::Kind::constant) : std::nullopt;
}

std::string Session::signature(std::string_view name) const { return meaning::signature_of(engine().scope(), name); }

std::string Session::statement_of(std::string text) {
    const auto post = trimmed(text);
    constexpr std::string_view word = "scramble";
    const auto behind = post.substr(std::min(word.size(), post.size()));
    const bool has_lines = post.find('\n') != post.npos;
    const bool is_post = has_lines && lower(post.substr(0, word.size())) == word && behind.starts_with(':');
    return is_post ? "reconstruction(" + meaning::in_quotes(post) + ")" : std::move(text);
}

bool Session::is_incomplete(std::string_view text) { return lang::is_incomplete(text); }

// Is the word moves, and neither a single name nor a syntax error?
bool Session::is_moves(std::string_view word) {
    const auto parsed = lang::parse(lang::make_source("", std::string(word)));
    if (!parsed.errors.empty() || parsed.statements.size() != 1) return false;
    const auto* const shown = std::get_if<lang::Show>(&parsed.statements.front().node);
    return shown != nullptr && std::holds_alternative<lang::Moves>(shown->value->node);
}

std::vector<NameInfo> Session::library_modules() {
    std::vector<NameInfo> names;
    for (const auto& [name, text] : library::modules())
        names.push_back({std::string(name), std::string(text.substr(2, text.find('\n') - 2)), NameInfo::Kind::library});
    return names;
}

namespace {

std::vector<meaning::PromptCommand> prompt_commands(const std::vector<NameInfo>& commands) {
    std::vector<meaning::PromptCommand> list;
    for (const auto& command : commands) list.push_back({command.name, command.meaning});
    return list;
}

}  // namespace

render::Drawing Session::help() const { return page(meaning::help_overview(host().screen)); }
render::Drawing Session::help(std::string_view asked, const std::vector<NameInfo>& commands) const {
    const auto typed = prompt_commands(commands);
    return page(meaning::help_about({engine().scope(), host().screen, typed}, asked));
}
render::Drawing Session::search(std::string_view words, const std::vector<NameInfo>& commands) const {
    const auto typed = prompt_commands(commands);
    return page(meaning::search({engine().scope(), host().screen, typed}, words));
}
std::optional<Session::HelpRequest> Session::help_request(std::string_view line) {
    const auto request = meaning::help_request(line);
    return request ? std::optional(HelpRequest{std::string(request->subject), request->is_search}) : std::nullopt;
}
render::Drawing Session::list() const { return page(meaning::listing(engine().scope())); }

}  // namespace cubelang::inline session
