// Pages of the library: one for each module, with the statement, effect and picture of each definition.

#include <algorithm>
#include <array>
#include <regex>

#include <fmt/format.h>

#include "front/site/example.hpp"
#include "front/site/html.hpp"
#include "front/site/page.hpp"
#include "lang/parser.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/markdown/html.hpp"

namespace cubelang::site {
namespace {

// The comment at the start of a module.
std::string introduction(std::string_view text) {
    std::string words;
    for (const auto line : lines_of(text)) {
        if (!line.starts_with("# ")) break;
        words.append(words.empty() ? "" : " ").append(line.substr(2));
    }
    return words;
}

// A comment as HTML, with code in backticks.
std::string prose(std::string_view words) { return fmt::format("<p>{}</p>\n", markdown::html_line(words)); }

// A name that may be broken after each `_`.
std::string with_breaks(const std::string& name) {
    std::string html;
    for (const char c : name) html += c == '_' ? "_<wbr/>" : std::string(1, c);
    return html;
}

std::string sheet(const std::vector<Definition>& definitions) {
    std::string html;
    for (const auto& one : definitions) {
        if (one.picture.empty()) return {};
        html += fmt::format("<li><a href=\"#{0}\"><img src=\"pictures/{0}.svg\" alt=\"\"/>{1}</a></li>\n", one.name,
                            with_breaks(one.name));
    }
    return fmt::format("<ul class=\"sheet\">\n{}</ul>\n", html);
}

std::string names(const std::vector<Definition>& definitions, const std::string& page) {
    std::string html;
    for (const auto& one : definitions)
        html += fmt::format("<li><a href=\"{}#{}\" title=\"{}\">{}</a></li>\n", page, one.name,
                            xml_escaped(one.meaning), code(one.name));
    return fmt::format("<ul class=\"names\">\n{}</ul>\n", html);
}

class ModulePage {
public:
    explicit ModulePage(const library::Module& module)
        : definitions_(definitions_of(module)), introduction_(prose(introduction(module.text))) {
        const std::string name(module.name);
        page_ = {module_page(name), name, MenuGroup::library, {}, {{1, "", name}}};
        page_.body = fmt::format("<h1>{}</h1>\n{}<p class=\"import\">{}</p>\n{}", code(name), introduction_,
                                 code("import " + name), sheet(definitions_));
        for (const auto& one : definitions_) add(one);
    }
    [[nodiscard]] const Page& page() const { return page_; }
    [[nodiscard]] std::string overview_entry() const {
        return fmt::format("<h2 class=\"topic\">{}</h2>\n{}{}", link_to(page_.file, code(page_.title)), introduction_,
                           names(definitions_, page_.file));
    }

private:
    static std::string picture_of(const Definition& one) {
        const auto kind = one.shape == one.name ? "case" : "case graph";
        return fmt::format("<img class=\"{}\" src=\"pictures/{}.svg\" alt=\"{}\"/>\n", kind, one.name,
                           title_of(one.picture));
    }
    void add(const Definition& one) {
        const auto picture = one.picture.empty() ? "" : picture_of(one);
        page_.body += fmt::format(
            "<section class=\"definition\">\n{}{}<div>{}<dl class=\"facts\">\n{}</dl>\n{}</div>\n</section>\n",
            heading(2, one.name, code(one.shape)), picture, prose(one.meaning), one.facts, one.examples);
        page_.sections.push_back({2, one.name, one.shape, one.meaning + ' ' + one.written, true});
        if (!one.picture.empty()) page_.pictures[one.name + ".svg"] = one.picture;
    }

    std::vector<Definition> definitions_;
    std::string introduction_;
    Page page_;
};

constexpr std::string_view example_mark = "example: ";

// Picture options for the algorithms of a module. Default: from two sides, with moved parts page_html.
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
    for (const auto line : lines_of(text))
        if (line.starts_with(example_mark))
            doc.examples.emplace_back(line.substr(example_mark.size()));
        else
            doc.meaning.append(doc.meaning.empty() ? "" : " ").append(line);
    return doc;
}

// The cube of the examples, which may begin with `cube 4; …`.
int size_in(const std::vector<std::string>& examples) {
    static const std::regex cube("^cube ([0-9]+);");
    std::smatch found;
    return !examples.empty() && std::regex_search(examples.front(), found, cube) ? std::stoi(found[1]) : 3;
}

class DefinitionWriter {
public:
    DefinitionWriter(Definition& definition, std::string_view module, const std::vector<std::string>& examples)
        : to_(definition), n_(size_in(examples)), session_(n_) {
        session_.run(fmt::format("import {}", module));
        add("written", painted(session_.session(), to_.written));
        to_.shape.ends_with(')') ? describe_group() : describe_algorithm(module);
        for (const auto& text : examples) to_.examples += run(text);
    }

private:
    void add(std::string_view label, std::string_view html) {
        to_.facts += fmt::format("<dt>{}</dt><dd><code>{}</code></dd>\n", label, html);
    }
    void add_answer(std::string_view label, const std::string& question) {
        add(label, xml_escaped(session_.last_answer(question)));
    }

    void describe_algorithm(std::string_view module) {
        const auto answer = session_.last_answer(fmt::format("expand({})", to_.name));
        const auto end = answer.find('\n');
        const auto moves = answer.substr(0, end);
        if (!to_.written.ends_with("= " + moves)) add("moves", painted(session_.session(), moves));
        add_answer("length", fmt::format("length({})", to_.name));
        if (end != answer.npos)
            add(n_ == 3 ? "does" : fmt::format("does on a {0}x{0}x{0}", n_), xml_escaped(answer.substr(end + 1)));
        add_answer("order", fmt::format("order({})", to_.name));
        to_.picture = session_.picture(
            fmt::format("svg({}, \"picture.svg\", {}, background = none)", to_.name, style_of(module)));
    }
    // Only small groups get a picture, since it has a dot for each element.
    void describe_group() {
        constexpr std::size_t digits_of_a_picture = 2;
        const auto size = session_.last_answer(fmt::format("size({})", to_.shape));
        add(n_ == 3 ? "elements" : fmt::format("elements on a {0}x{0}x{0}", n_), xml_escaped(size));
        add_answer("abelian", fmt::format("is_abelian({})", to_.shape));
        if (size.size() <= digits_of_a_picture)
            to_.picture = session_.picture(fmt::format("cayley({}, \"picture.svg\", background = none)", to_.shape));
    }
    std::string run(const std::string& text) {
        const auto answer = session_.last_answer(text);
        return example({{"", text, answer}}, session_);
    }

    Definition& to_;
    int n_;
    ExampleSession session_;
};

}  // namespace

std::vector<Page> library_pages(const SiteMap& places) {
    std::vector<Page> pages{{places.of_file("stdlib"), "Library", MenuGroup::library, {}, {{1, "", "Library"}}}};
    std::string lists;
    for (const auto& module : library::modules()) {
        const ModulePage one(module);
        pages.push_back(one.page());
        lists += one.overview_entry();
    }
    pages.front().body = fmt::format(
        "<h1>Library</h1>\n<p>Named algorithms and groups, written in Cubelang. {} imports the definitions of "
        "a module.</p>\n{}",
        code("import NAME"), lists);
    return pages;
}

std::vector<Definition> definitions_of(const library::Module& module) {
    std::vector<Definition> all;
    const auto source = lang::make_source(std::string(module.name), std::string(module.text));
    const auto add = [&](const auto& defined, const lang::Statement& statement, std::string_view brackets) {
        const auto doc = read_doc(defined.doc);
        const auto written = module.text.substr(statement.span.begin, statement.span.end - statement.span.begin);
        auto& one = all.emplace_back(
            Definition{defined.name, defined.name + std::string(brackets), doc.meaning, std::string(trimmed(written))});
        DefinitionWriter(one, module.name, doc.examples);
    };
    for (const auto& statement : lang::parse(source).statements) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node)) add(*let, statement, "");
        if (const auto* def = std::get_if<lang::Def>(&statement.node)) add(*def, statement, "()");
    }
    return all;
}

std::string title_of(std::string_view svg) {
    const auto begin = svg.find('>', svg.find("<title")) + 1;
    return std::string(svg.substr(begin, svg.find("</title>") - begin));
}

}  // namespace cubelang::site
