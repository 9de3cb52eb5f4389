#include "runtime/meaning/bind/vocabulary.hpp"

#include <string_view>
#include <unordered_set>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

void add(std::vector<BuiltIn>& table, std::string_view topic, std::vector<BuiltIn> rows) {
    for (auto& row : rows) {
        row.topic = topic;
        table.push_back(std::move(row));
    }
}

// Without those of the prelude, which take longer to make than all others, unless they are wanted.
std::vector<BuiltIn> make_table(bool all) {
    std::vector<BuiltIn> table;
#define CUBELANG_ADD(heading, rows) \
    if (all || (rows) != prelude_built_ins) add(table, heading, rows());
    CUBELANG_TOPICS(CUBELANG_ADD)
#undef CUBELANG_ADD
    return table;
}

// Reserved names: metrics, numberings, symmetries.
std::vector<Constant> reserved_names() {
    std::vector<Constant> table;
    for (const auto& metric : query::metrics())
        table.push_back({metric.name, metric.meaning, make_text(std::string(metric.name))});
    for (const auto& numbering : cube::numberings())
        if (numbering.name != "fruldb")  // spells moves, so it needs quotes as an argument
            table.push_back({numbering.name, numbering.meaning, make_text(std::string(numbering.name))});
    for (const auto& [name, meaning, symmetry] : cube::named_symmetries()) table.push_back({name, meaning, {symmetry}});
    return table;
}

// Reserved names, and the words that are choices of some argument, unless their names are taken. The value of a word is
// the word as a text.
std::vector<Constant> make_constants(const std::vector<BuiltIn>& built_ins) {
    auto table = reserved_names();
    std::unordered_set<std::string_view> taken;
    for (const auto& built_in : built_ins) taken.insert(built_in.name);
    for (const auto& constant : table) taken.insert(constant.name);
    const auto add_word = [&](std::string_view name, std::string_view meaning) {
        if (taken.insert(name).second) table.push_back({name, meaning, make_text(std::string(name)), true});
    };
    for (const auto& kind : kind_names()) add_word(kind.name, kind.meaning);
    for (const auto& built_in : built_ins)
        for (const auto& parameter : built_in.parameters) {
            if (parameter.choices == nullptr) continue;
            for (const auto& choice : parameter.choices())
                if (choice.is_name) add_word(choice.text, choice.meaning);
        }
    for (const std::string_view name : {"e", "id", "identity"})
        table.push_back({name, "the identity, ()", make_algorithm(cube::make_run({})), true});
    return table;
}

}  // namespace

const Vocabulary& vocabulary() {
    static const auto& all = *new Vocabulary([](bool whole) {  // not destroyed: a program ends sooner without
        auto rows = make_table(whole);
        auto words = make_constants(rows);
        return Vocabulary::Tables{std::move(rows), std::move(words)};
    });
    return all;
}

}  // namespace cubelang::meaning
