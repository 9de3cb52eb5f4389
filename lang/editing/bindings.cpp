#include "lang/editing/bindings.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "lang/tree_parts.hpp"

namespace cubelang::lang {
namespace {

using DefinitionKind = Definition::Kind;

/// Resolves the names of a text in one pass.
class Binder {
public:
    Binder(std::string_view text, const Exports& exports) : text_(text), exports_(exports) {}

    Bindings run(const Block& text) {
        read(text);
        find_below();
        find_parameters();
        return std::move(found_);
    }

private:
    using Names = std::unordered_map<std::string_view, std::size_t>;  // the keys point into the tree

    // Statements

    void read(const Block& block) {
        for (const auto& statement : block)
            std::visit([&](const auto& node) { read(node, statement); }, statement.node);
    }
    void read(const Let& node, const Statement& statement) {
        read(node.value);
        define_value(node.name, node.name_span, statement, node.doc);
    }
    void read(const LetParts& node, const Statement& statement) {
        read(node.value);
        for (const auto& [name, span, otherwise] : node.names) define_value(name, span, statement, {});
    }
    void define_value(const std::string& name, Span span, const Statement& statement, const std::string& doc) {
        if (is_in_function_) return define_local(name, span, statement);
        define(name, {DefinitionKind::let, name, span, statement.span, doc});
    }
    // The body sees the function itself and its parameters, but no variables of loops around it.
    void read(const Def& node, const Statement& statement) {
        const auto def = define(node.name, {DefinitionKind::def, node.name, node.name_span, statement.span, node.doc});
        auto outside = std::exchange(locals_, {});
        const auto first = found_.definitions.size();
        for (const auto& [name, span, otherwise] : node.code.parameters) {
            const auto index = add({DefinitionKind::parameter, name, span, statement.span, {}, def});
            found_.definitions[index].may_be_left_out = otherwise != nullptr;
            parameters_.try_emplace({def, name}, index);  // of two with the same name a call means the first
        }
        ++later_;
        read(node.code.parameters, first);
        read(node.code.body);
        --later_;
        locals_ = std::move(outside);
    }
    void read(const Import& node, const Statement& statement) {
        const auto names = exports_ ? exports_(node) : std::nullopt;
        found_.imports.push_back({node.what, node.is_file, node.what_span, names.has_value()});
        if (!names) return;
        for (const auto& name : *names) {
            const auto owner = found_.imports.size() - 1;
            define(*names_.insert(name).first,
                   {DefinitionKind::imported, name, node.what_span, statement.span, {}, owner});
        }
    }
    void read(const For& node, const Statement& statement) {
        const auto first = add(node.variables, statement.span);
        read(node.items);
        std::vector<std::size_t> hidden;
        for (const auto& [name, span, otherwise] : node.variables)
            hidden.push_back(locals_.contains(name) ? locals_[name] : no_index);
        read(node.variables, first);
        ++later_;
        read(node.body);
        --later_;
        for (std::size_t i = 0; i < hidden.size(); ++i) locals_[node.variables[i].name] = hidden[i];
    }
    // Expressions

    void read(const ExprPtr& expr) {
        std::visit([&](const auto& node) { read(node, expr->span); }, expr->node);
    }
    template <typename Node, typename Around>
    void read(const Node& node, const Around&) {
        for_each_child(node, [&](const auto& child) { read(child); });
    }
    // The span of a value includes parentheses around it.
    void read(const Name& node, Span span) {
        const auto at = text_.substr(span.begin, span.end - span.begin).find(node.name);
        if (at != text_.npos) span.begin += static_cast<std::uint32_t>(at);
        span.end = span.begin + static_cast<std::uint32_t>(node.name.size());
        refer(node.name, {Reference::Kind::value, node.name, span});
    }
    void read(const Call& node, Span) {
        if (node.callee) read(node.callee);
        const auto callee =
            node.callee ? no_index : refer(node.name, {Reference::Kind::call, node.name, node.name_span});
        for (const auto& [name, span, value] : node.arguments) {
            if (!name.empty()) found_.references.push_back({Reference::Kind::argument, name, span, no_index, callee});
            read(value);
        }
    }
    void read(const BlockExpr& node, Span) {
        const auto outside = locals_;
        const bool was_in_function = std::exchange(is_in_function_, true);
        read(node.statements);
        is_in_function_ = was_in_function;
        locals_ = outside;
    }
    // A second `let` of a name in a function changes the first one's value.
    void define_local(const std::string& name, Span span, const Statement& statement) {
        const auto known = locals_.find(std::string_view(name));
        const auto index = add({DefinitionKind::loop_variable, name, span, statement.span});
        auto& all = found_.definitions;
        if (known != locals_.end() && known->second != no_index && all[known->second].is_local_let)
            all[index].first = all[known->second].first;
        all[index].is_local_let = true;
        locals_[name] = index;
    }
    // A default value sees the parameters before it, whose definitions begin at `index`.
    std::size_t read(const Variables& parameters, std::size_t index) {
        for (const auto& parameter : parameters) {
            if (parameter.otherwise) read(parameter.otherwise);
            locals_[parameter.name] = index++;
        }
        return index;
    }
    void read(const Lambda& node, Span span) {
        auto outside = locals_;
        const auto first = add(node.parameters, span);
        ++later_;
        read(node.parameters, first);
        read(node.body);
        --later_;
        locals_ = std::move(outside);
    }
    void read(const Comprehension& node, Span span) {
        const auto outside = locals_;
        const auto first = add(node.clauses, span);
        auto index = first;
        for (const auto& clause : node.clauses) index = read(clause.variables, index);
        read(node.item);  // it comes first in the text
        locals_ = outside;
        read(node.clauses, first);
        locals_ = outside;
    }
    void read(const Quantified& node, Span span) {
        const auto outside = locals_;
        read(node.clauses, add(node.clauses, span));
        read(node.condition);
        locals_ = outside;
    }
    void read(const std::vector<Clause>& clauses, std::size_t index) {
        for (const auto& [variables, items, condition] : clauses) {
            read(items);
            index = read(variables, index);
            if (condition) read(condition);
        }
    }
    // Names

    std::size_t add(Definition definition) {
        const auto index = found_.definitions.size();
        definition.first = index;
        found_.definitions.push_back(std::move(definition));
        return index;
    }
    // The index of the first.
    std::size_t add(const Variables& variables, Span around) {
        const auto first = found_.definitions.size();
        for (const auto& variable : variables)
            add({DefinitionKind::loop_variable, variable.name, variable.span, around});
        return first;
    }
    std::size_t add(const std::vector<Clause>& clauses, Span around) {
        const auto first = found_.definitions.size();
        for (const auto& clause : clauses) add(clause.variables, around);
        return first;
    }
    std::size_t define(std::string_view name, Definition definition) {
        const auto index = add(std::move(definition));
        found_.definitions[index].first = first_.try_emplace(name, index).first->second;
        last_[name] = index;
        return index;
    }
    std::size_t refer(std::string_view name, Reference reference) {
        const auto local = locals_.find(name);
        const bool is_local = local != locals_.end() && local->second != no_index;
        if (const auto above = last_.find(name); is_local || above != last_.end())
            reference.definition = is_local ? local->second : above->second;
        else if (later_ > 0)
            below_.emplace_back(found_.references.size(), name);
        found_.references.push_back(std::move(reference));
        return found_.references.size() - 1;
    }

    void find_below() {
        for (const auto& [reference, name] : below_)
            if (const auto first = first_.find(name); first != first_.end())
                found_.references[reference].definition = first->second;
    }

    void find_parameters() {
        for (auto& reference : found_.references) {
            if (reference.kind != Reference::Kind::argument || reference.callee == no_index) continue;
            const auto function = found_.references[reference.callee].definition;
            if (const auto at = parameters_.find({function, reference.name}); at != parameters_.end())
                reference.definition = at->second;
        }
    }

    std::string_view text_;
    const Exports& exports_;
    Bindings found_;
    Names first_, last_;                                                          // definitions of the scope
    std::map<std::pair<std::size_t, std::string_view>, std::size_t> parameters_;  // indexed by function and name
    Names locals_;                                                                // no_index: out of scope
    bool is_in_function_ = false;
    int later_ = 0;  // number of functions and loops around, which may run when more is defined
    std::vector<std::pair<std::size_t, std::string_view>> below_;
    std::set<std::string> names_;  // owns imported names
};

bool touches(Span span, std::size_t offset) { return span.begin <= offset && offset <= span.end; }

// At most two entries touch a place, one on each side, except for several names of one import.
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

Bindings bindings_of(const Block& statements, std::string_view text, const Exports& exports) {
    return Binder(text, exports).run(statements);
}

std::vector<std::string> exported_names(const Bindings& bindings) {
    std::vector<std::string> names;
    for (const auto& definition : bindings.definitions)
        if (definition.kind == DefinitionKind::let || definition.kind == DefinitionKind::def)
            names.push_back(definition.name);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

BoundText bind_text(SourcePtr source, const Exports& exports) {
    auto parsed = parse(source);
    return bind_text(std::move(source), std::move(parsed), exports);
}

BoundText bind_text(SourcePtr source, ParseResult parsed, const Exports& exports) {
    auto bindings = bindings_of(parsed.statements, source->text, exports);
    return {std::move(source), std::move(parsed), std::move(bindings)};
}

std::optional<NameAt> name_at(const Bindings& bindings, std::size_t offset) {
    std::optional<NameAt> found;
    // A name that begins at `offset` is preferred to one that ends there.
    const auto take = [&](NameAt name) {
        if (!found || found->span.end == offset) found = std::move(name);
    };
    for (std::size_t i = 0; i < bindings.definitions.size(); ++i)
        if (const auto& definition = bindings.definitions[i]; has_place(definition) && touches(definition.span, offset))
            take(definition_name(definition, i));
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
