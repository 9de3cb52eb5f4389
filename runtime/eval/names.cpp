#include "runtime/eval/names.hpp"

#include <fmt/format.h>

#include "lang/suggest.hpp"
#include "lang/tokens.hpp"
#include "runtime/eval/library_index.hpp"
#include "runtime/value/built_in.hpp"

namespace cubelang::eval {
namespace {

// The longest beginning of a word that reads as moves: someone may have mistyped a run of them.
std::string moves_hint(std::string_view name) {
    const auto good = lang::moves_length(name);
    if (good == name.size() || good < 2) return {};
    return fmt::format("as moves, `{}` can be read, but `{}` is no move", name.substr(0, good), name[good]);
}

std::string near_in_library(std::string_view name) {
    std::vector<std::string> names;
    for (const auto& entry : library_index()) names.push_back(entry.name);
    const auto near = nearest(name, names);
    return near ? fmt::format("did you mean `{}`? it is in the library: `import {}`", *near,
                              find_in_library(*near)->module)
                : std::string();
}

}  // namespace

std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals) {
    std::vector<std::string> names;
    for (; locals != nullptr; locals = locals->outer)
        if (locals->value != nullptr) names.emplace_back(locals->name);
    for (const auto& [name, binding] : scope.bindings()) names.push_back(name);
    for (const auto& built_in : scope.vocabulary().built_ins()) names.emplace_back(built_in.name);
    for (const auto& constant : scope.vocabulary().constants()) names.emplace_back(constant.name);
    return names;
}

std::string_view module_defining(std::string_view name) {
    const auto* entry = find_in_library(name);
    return entry == nullptr ? std::string_view() : entry->module;
}

std::string unknown_name_hint(const Scope& scope, const Locals* locals, std::string_view name) {
    if (const auto module = module_defining(name); !module.empty())
        return fmt::format("it is in the library: `import {}`", module);
    if (auto near = did_you_mean(name, names_in_reach(scope, locals)); !near.empty()) return near;
    if (auto moves = moves_hint(name); !moves.empty()) return moves;
    return near_in_library(name);
}

}  // namespace cubelang::eval
