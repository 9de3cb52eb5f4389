#include "runtime/meaning/builtins/sheets/library_cases.hpp"

#include "lang/parser.hpp"
#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/builtins/pictures/picture_arguments.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

void add_cases(Context& context, const EmbeddedFile& module, std::vector<LibraryCase>& cases) {
    const auto source = lang::make_source(std::string(module.name), std::string(module.text));
    const auto parsed = lang::parse(source);
    Scope scope(vocabulary());
    for (const auto& statement : parsed.statements) {
        const auto* let = std::get_if<lang::Let>(&statement.node);
        if (let == nullptr || std::holds_alternative<lang::Call>(let->value->node)) continue;  // a puzzle
        const auto value = Evaluator(context, scope, nullptr, source).evaluate(*let->value);
        scope.bind(let->name, {value, {}, {}, {}});
        if (const auto* algorithm = value.as<Algorithm>()) cases.push_back({let->name, module.name, algorithm->word});
    }
}

std::shared_ptr<std::vector<LibraryCase>> read_cases(Context& context) {
    auto cases = std::make_shared<std::vector<LibraryCase>>();
    for (const auto& module : library::modules()) add_cases(context, module, *cases);
    return cases;
}

}  // namespace

const std::vector<LibraryCase>& library_cases(Context& context) {
    auto& cases = built_in_caches(context).library_cases;
    if (cases == nullptr) cases = read_cases(context);
    return *cases;
}

const std::vector<LibraryModule>& Argument<LibraryModule>::rows() {
    static const auto all = [] {
        std::vector<LibraryModule> rows;
        for (const auto& module : library::modules()) rows.push_back({module.name});
        return rows;
    }();
    return all;
}

}  // namespace cubelang::meaning
