#include "lang/editing/places.hpp"

#include <algorithm>

namespace cubelang::lang {
namespace {

bool touches(Span span, std::size_t offset) { return span.begin <= offset && offset <= span.end; }

// The entries that touch the place are two at most, side by side, but for what one import brings.
template <typename Entry, typename Use>
void each_touching(const std::vector<Entry>& entries, std::size_t offset, Use use) {
    const auto end = [](const Entry& entry) -> std::size_t { return entry.span.end; };
    for (auto at = std::ranges::lower_bound(entries, offset, {}, end); at != entries.end(); ++at) {
        if (!touches(at->span, offset)) return;
        use(*at, static_cast<std::size_t>(at - entries.begin()));
    }
}

NameAt definition_name(const Definition& definition, std::size_t index) {
    return {definition.span, definition.name, index, no_index};
}
NameAt reference_name(const Reference& reference, std::size_t index) {
    return {reference.span, reference.name, reference.definition, index};
}

bool has_place(const Definition& definition) { return definition.kind != Definition::Kind::imported; }

}  // namespace

std::optional<NameAt> name_at(const Bindings& bindings, std::size_t offset) {
    std::optional<NameAt> found;
    // The one that begins here is meant, rather than the one that ends here.
    const auto take = [&](NameAt name) {
        if (!found || found->span.end == offset) found = std::move(name);
    };
    each_touching(bindings.definitions, offset, [&](const Definition& definition, std::size_t index) {
        if (has_place(definition)) take(definition_name(definition, index));
    });
    each_touching(bindings.references, offset,
                  [&](const Reference& reference, std::size_t index) { take(reference_name(reference, index)); });
    return found;
}

const ImportedModule* import_at(const Bindings& bindings, std::size_t offset) {
    const ImportedModule* found = nullptr;
    each_touching(bindings.imports, offset, [&](const ImportedModule& import, std::size_t) { found = &import; });
    return found;
}

std::vector<Occurrence> occurrences(const Bindings& bindings, std::size_t definition) {
    const auto& all = bindings.definitions;
    const auto is_meant = [&, first = all[definition].first](std::size_t i) {
        return i != no_index && all[i].first == first;
    };
    std::vector<Occurrence> found;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (is_meant(i) && has_place(all[i])) found.push_back({all[i].span, true});
    for (const auto& reference : bindings.references)
        if (is_meant(reference.definition)) found.push_back({reference.span, false});
    std::ranges::sort(found, {}, [](const Occurrence& occurrence) { return occurrence.span.begin; });
    return found;
}

std::vector<NameAt> all_names(const Bindings& bindings) {
    std::vector<NameAt> names;
    for (std::size_t i = 0; i < bindings.definitions.size(); ++i)
        if (has_place(bindings.definitions[i])) names.push_back(definition_name(bindings.definitions[i], i));
    for (std::size_t i = 0; i < bindings.references.size(); ++i)
        names.push_back(reference_name(bindings.references[i], i));
    std::ranges::sort(names, {}, [](const NameAt& name) { return name.span.begin; });
    return names;
}

}  // namespace cubelang::lang
