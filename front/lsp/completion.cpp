// Completion: the names that fit at the cursor, each with its meaning. Signature help: the call around the cursor, and
// the parameter at the cursor.

#include <algorithm>
#include <filesystem>
#include <set>

#include "front/lsp/rows.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/coloring.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::lsp {
namespace {

enum ItemKind { function = 3, variable = 6, module = 9, value = 12, keyword = 14, file = 17, constant = 21 };

int item_kind(NameInfo::Kind kind) {
    switch (kind) {
        case NameInfo::Kind::keyword:
        case NameInfo::Kind::command: return keyword;
        case NameInfo::Kind::built_in:
        case NameInfo::Kind::library: return function;
        case NameInfo::Kind::constant: return constant;
        case NameInfo::Kind::definition: return variable;
        case NameInfo::Kind::part:
        case NameInfo::Kind::argument: return value;
    }
    return value;
}

class Completion {
public:
    Completion(Document& document, std::size_t cursor)
        : document_(document),
          cursor_(cursor),
          before_(std::string_view(document.text()).substr(0, cursor)),
          begin_(document.statement_begin(cursor)) {}

    Json items() {
        if (is_in_comment()) return list();
        const auto line = trimmed_front(before_.substr(before_.find_last_of("\n;") + 1));
        constexpr std::string_view import = "import ";
        if (line.starts_with(import))
            add_modules(trimmed_front(line.substr(import.size())));
        else
            add_names();
        return list();
    }

private:
    [[nodiscard]] Json list() { return {{"isIncomplete", true}, {"items", std::move(items_)}}; }

    [[nodiscard]] bool is_in_comment() {
        const auto& tokens = document_.tokens();
        return std::ranges::any_of(tokens, [this](const lang::Token& token) {
            const bool is_remark = token.kind == lang::Token::Kind::comment || token.kind == lang::Token::Kind::doc;
            return is_remark && token.begin < cursor_ && cursor_ <= token.end;
        });
    }

    // Replaces the last `length` bytes before the cursor.
    Json& add(const std::string& name, const std::string& meaning, int kind, std::size_t length) {
        const auto begin = static_cast<std::uint32_t>(cursor_ - length), end = static_cast<std::uint32_t>(cursor_);
        if (range_.is_null()) range_ = document_.range_json({begin, end});
        items_.push_back({{"label", name}, {"kind", kind}, {"textEdit", {{"range", range_}, {"newText", name}}}});
        if (!meaning.empty()) items_.back()["detail"] = meaning;
        return items_.back();
    }

    void add_names() {
        const auto [length, names] = document_.known().continuation(before_.substr(begin_));
        for (const auto& name : names) add_name(name, length);
        const auto only_parts = [](const NameInfo& name) { return name.kind == NameInfo::Kind::part; };
        const bool is_elsewhere = !names.empty() && std::ranges::all_of(names, only_parts);
        if (!is_elsewhere) add_own(before_.substr(before_.size() - length), length);
    }

    void add_name(const NameInfo& name, std::size_t length) {
        if (!seen_.insert(name.name).second) return;
        auto& item = add(name.name, name.meaning, item_kind(name.kind), length);
        item["data"] = document_.uri();
        const auto* entry = name.kind == NameInfo::Kind::library ? meaning::find_in_library(name.name) : nullptr;
        if (entry == nullptr) return;
        for (const auto& fix : Engine::import_fixes(entry->module, document_.source()))
            item["additionalTextEdits"].push_back(
                {{"range", document_.range_json(fix.span)}, {"newText", fix.replacement}});
    }

    // Names that the text defines, and those of the files that it imports.
    void add_own(std::string_view word, std::size_t length) {
        for (const auto& statement : document_.parsed().statements)
            if (const auto* let = std::get_if<lang::Let>(&statement.node))
                add_own({let->name, let->doc.substr(0, let->doc.find('\n')), NameInfo::Kind::definition}, word, length);
        for (const auto& [name, info] : document_.findings().names) add_own(info, word, length);
    }
    // Only the first 800: the client asks again when the user has typed more.
    void add_own(const NameInfo& name, std::string_view word, std::size_t length) {
        constexpr std::size_t most = 800;
        if (items_.size() < most && name.name.starts_with(word)) add_name(name, length);
    }

    void add_modules(std::string_view written) {
        if (written.starts_with('"')) return add_files(written.substr(1));
        for (const auto& [name, meaning, kind] : Session::library_modules())
            if (name.starts_with(written)) add(name, meaning, module, written.size());
    }
    void add_files(std::string_view written) {
        std::error_code failed;
        const auto folder = std::filesystem::path(document_.path()).parent_path();
        if (folder.empty() || written.find_first_of("/\"") != written.npos) return;
        for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
            const auto name = entry.path().filename().string();
            const bool is_itself = entry.path() == document_.path();
            if (name.ends_with(".cube") && name.starts_with(written) && !is_itself)
                add(name, "file in this folder", file, written.size());
        }
    }

    Document& document_;
    std::size_t cursor_;
    std::string_view before_;
    std::size_t begin_;  ///< at or just before the statement
    std::set<std::string> seen_;
    Json range_;
    Json items_ = Json::array();
};

// The offsets of `a` and `b` in "f(a [, b])".
Json parameters_of(std::string_view label) {
    auto parameters = Json::array();
    const Utf16 units(label);
    auto at = label.find('(');
    while (at != label.npos && label[at] != ')') {
        const auto begin = label.find_first_not_of("(, [", at);
        if (begin == label.npos || label[begin] == ')') break;
        const auto end = std::min(label.find_first_of(",) []", begin), label.size());
        parameters.push_back({{"label", {units.unit_at(begin), units.unit_at(end)}}});
        at = label.find_first_of(",)", end);
    }
    return parameters;
}

}  // namespace

Json completion(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    return Completion(document, document.byte_at(params.at("position"))).items();
}

Json resolve_completion(Workspace& workspace, const Json& params) {
    auto item = params;
    const auto at = params.find("data");
    if (at == params.end() || !at->is_string()) return item;
    auto& document = workspace.document(at->get<std::string>());
    const auto label = params.at("label").get<std::string>();
    if (!document.known().kind(label)) return item;
    constexpr auto formats = "textDocument/completion/completionItem/documentationFormat";
    markdown::Prose prose(client_lists(workspace, formats, "markdown"));
    prose.add_help(as_lines(document.known().help(label)));
    item["documentation"] = markup_content(prose);
    return item;
}

Json signature_help(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const auto cursor = document.byte_at(params.at("position"));
    const auto begin = static_cast<std::uint32_t>(document.statement_begin(cursor));
    const auto [name, whole, commas] =
        open_call(document.known(), document.spelled({begin, static_cast<std::uint32_t>(cursor)}));
    if (name.empty()) return nullptr;
    const auto end = std::min(whole.find("  "), whole.size());
    const auto label = whole.substr(0, end);
    Json signature{{"label", label}, {"parameters", parameters_of(label)}};
    if (const auto meaning = trimmed(std::string_view(whole).substr(end)); !meaning.empty())
        signature["documentation"] = meaning;
    return {{"signatures", Json::array({std::move(signature)})}, {"activeSignature", 0}, {"activeParameter", commas}};
}

}  // namespace cubelang::lsp
