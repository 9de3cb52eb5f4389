#include "runtime/meaning/advice/library_index.hpp"

#include <algorithm>

#include "lang/parser.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

std::vector<LibraryEntry> read_library() {
    std::vector<LibraryEntry> entries;
    for (const auto& module : library::modules()) {
        const auto parsed = lang::parse(lang::make_source(std::string(module.name), std::string(module.text)));
        for (const auto& statement : parsed.statements) {
            if (const auto* let = std::get_if<lang::Let>(&statement.node))
                entries.push_back({let->name, let->doc, module.name, let->name});
            if (const auto* def = std::get_if<lang::Def>(&statement.node))
                entries.push_back({def->name, def->doc, module.name, signature(def->name, def->code)});
        }
    }
    return entries;
}

}  // namespace

const std::vector<LibraryEntry>& library_index() {
    static const auto index = read_library();
    return index;
}

const LibraryEntry* find_in_library(std::string_view name) {
    const auto& index = library_index();
    const auto at = std::ranges::find(index, name, &LibraryEntry::name);
    return at == index.end() ? nullptr : &*at;
}

}  // namespace cubelang::meaning
