// Signature help: the call around the cursor, and the parameter at the cursor.

#include <algorithm>

#include "front/lsp/rows.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/session/coloring.hpp"

namespace cubelang::lsp {
namespace {

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
