#include "front/site/definition.hpp"

#include <array>
#include <regex>

#include <fmt/format.h>

#include "front/site/example.hpp"
#include "front/site/html.hpp"
#include "front/site/paint.hpp"
#include "lang/parser.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::site {
namespace {

constexpr std::string_view example_mark = "example: ";

// How the algorithms of a module are drawn; others from two sides, with a frame around what has moved.
struct ModuleStyle {
    std::string_view module, style;
};
constexpr std::array<ModuleStyle, 3> styles{
    {{"pll", "last_layer"}, {"oll", "oll"}, {"patterns", "both, label = none"}}};

std::string_view style_of(std::string_view module) {
    for (const auto& row : styles)
        if (row.module == module) return row.style;
    return "both, marked = true";
}

struct Doc {
    std::string meaning;
    std::vector<std::string> examples;
};

Doc read_doc(std::string_view text) {
    Doc doc;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        if (line.starts_with(example_mark))
            doc.examples.emplace_back(line.substr(example_mark.size()));
        else
            doc.meaning += std::string(doc.meaning.empty() ? "" : " ") + std::string(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return doc;
}

// An example says on which cube it is meant: `cube 4; …`.
int size_in(const std::vector<std::string>& examples) {
    static const std::regex cube("^cube ([0-9]+);");
    std::smatch found;
    return !examples.empty() && std::regex_search(examples.front(), found, cube) ? std::stoi(found[1]) : 3;
}

class Describer {
public:
    Describer(Definition& definition, std::string_view module, const std::vector<std::string>& examples)
        : to_(definition), n_(size_in(examples)), trial_(n_) {
        trial_.typed(fmt::format("import {}", module));
        add("written", painted(trial_.session(), to_.written));
        to_.shape.ends_with(')') ? describe_group() : describe_algorithm(module);
        for (const auto& text : examples) to_.examples += run(text);
    }

private:
    void add(std::string label, std::string html) { to_.facts.push_back({std::move(label), std::move(html)}); }
    void add_answer(std::string label, const std::string& question) {
        add(std::move(label), xml_escaped(trial_.says(question)));
    }

    void describe_algorithm(std::string_view module) {
        const auto answer = trial_.says(fmt::format("expand({})", to_.name));
        const auto end = answer.find('\n');
        const auto moves = answer.substr(0, end);
        if (!to_.written.ends_with("= " + moves)) add("moves", painted(trial_.session(), moves));
        add_answer("length", fmt::format("length({})", to_.name));
        if (end != answer.npos)
            add(n_ == 3 ? "does" : fmt::format("does on a {0}x{0}x{0}", n_), xml_escaped(answer.substr(end + 1)));
        add_answer("order", fmt::format("order({})", to_.name));
        to_.picture =
            trial_.picture(fmt::format("svg({}, \"picture.svg\", {}, background = none)", to_.name, style_of(module)));
    }
    // A picture of a group has a dot for each element.
    void describe_group() {
        constexpr std::size_t digits_of_a_picture = 2;
        const auto size = trial_.says(fmt::format("size({})", to_.shape));
        add(n_ == 3 ? "elements" : fmt::format("elements on a {0}x{0}x{0}", n_), xml_escaped(size));
        add_answer("abelian", fmt::format("is_abelian({})", to_.shape));
        if (size.size() <= digits_of_a_picture)
            to_.picture = trial_.picture(fmt::format("cayley({}, \"picture.svg\", background = none)", to_.shape));
    }
    std::string run(const std::string& text) {
        const auto answer = trial_.says(text);
        return example({{"", text, answer}}, trial_);
    }

    Definition& to_;
    int n_;
    Trial trial_;
};

}  // namespace

std::vector<Definition> definitions_of(const library::Module& module) {
    std::vector<Definition> all;
    const auto source = lang::make_source(std::string(module.name), std::string(module.text));
    const auto add = [&](const auto& defined, const lang::Statement& statement, std::string_view brackets) {
        const auto doc = read_doc(defined.doc);
        const auto written = module.text.substr(statement.span.begin, statement.span.end - statement.span.begin);
        auto& one = all.emplace_back(
            Definition{defined.name, defined.name + std::string(brackets), doc.meaning, std::string(trimmed(written))});
        Describer(one, module.name, doc.examples);
    };
    for (const auto& statement : lang::parse(source).statements) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node)) add(*let, statement, "");
        if (const auto* def = std::get_if<lang::Def>(&statement.node)) add(*def, statement, "()");
    }
    return all;
}

std::string facts(const Definition& definition) {
    std::string items;
    for (const auto& [label, html] : definition.facts)
        items += fmt::format("<dt>{}</dt><dd><code>{}</code></dd>\n", label, html);
    return fmt::format("<dl class=\"facts\">\n{}</dl>\n{}", items, definition.examples);
}

std::string title_of(std::string_view svg) {
    const auto begin = svg.find('>', svg.find("<title")) + 1;
    return std::string(svg.substr(begin, svg.find("</title>") - begin));
}

}  // namespace cubelang::site
