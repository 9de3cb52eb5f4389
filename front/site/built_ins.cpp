// Pages of the built-ins, from their table.

#include <algorithm>

#include <fmt/format.h>

#include "front/site/example.hpp"
#include "front/site/html.hpp"
#include "front/site/page.hpp"
#include "lang/advice/table.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::site {
namespace {

using eval::BuiltIn;

// Names of the built-in in other programs, for the search.
std::string other_words(std::string_view name) {
    std::string words;
    const auto add = [&](std::string_view theirs, std::string_view ours) {
        const auto names = lang::words_in(ours);
        if (std::ranges::find(names, name) == names.end()) return;
        for (const auto word : lang::words_in(theirs)) words += " " + std::string(word);
    };
    for (const auto& row : lang::advice())
        if (row.place != lang::Place::line) add(row.pattern, row.help);
    return words;
}

std::string parameters(const BuiltIn& row) {
    std::string items;
    for (const auto& parameter : row.parameters)
        items += fmt::format("<dt>{}</dt><dd>{}</dd>\n", code(parameter.name), xml_escaped(description(parameter)));
    return items.empty() ? "" : fmt::format("<dl class=\"parameters\">\n{}</dl>\n", items);
}

std::string entry(const BuiltIn& row) {
    ExampleSession example_session;
    return fmt::format("<section>\n{}<p>{}</p>\n{}{}</section>\n", heading(2, row.name, code(signature(row))),
                       xml_escaped(row.meaning), parameters(row),
                       example({{"", std::string(row.example), std::string(row.answer)}}, example_session));
}

Section section(const BuiltIn& row) {
    return {2, std::string(row.name), signature(row), std::string(row.meaning) + other_words(row.name), true};
}

std::vector<Page> topics() {
    std::vector<Page> pages;
    for (const auto& row : Engine::vocabulary().built_ins()) {
        const auto file = topic_page(row.topic);
        if (pages.empty() || pages.back().file != file) {
            const std::string title(row.topic);
            pages.push_back({file,
                             title,
                             MenuGroup::built_ins,
                             fmt::format("<h1>{}</h1>\n", xml_escaped(title)),
                             {{1, "", title}}});
        }
        pages.back().body += entry(row);
        pages.back().sections.push_back(section(row));
    }
    return pages;
}

// A table of names with their meanings, each with an anchor.
class NameTable {
public:
    NameTable(Page& page, std::string_view id, std::string_view heading, std::string_view head) : page_(page) {
        page.sections.push_back({2, std::string(id), std::string(heading)});
        page.body += site::heading(2, id, xml_escaped(heading)) +
                     fmt::format("<div class=\"table\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n", head);
    }
    void add(std::string_view kind, std::string_view name, std::string_view meaning, const std::string& more = {}) {
        const auto id = fmt::format("{}-{}", kind, name);
        page_.body += fmt::format("<tr id=\"{}\"><td>{}</td><td>{}</td>{}</tr>\n", xml_escaped(id), code(name),
                                  xml_escaped(meaning), more);
        page_.sections.push_back({3, id, std::string(name), std::string(meaning) + other_words(name), true});
    }
    void end() { page_.body += "</tbody></table></div>\n"; }

private:
    Page& page_;
};

void add_names(Page& page) {
    NameTable names(page, "names", "Names", "<th scope=\"col\">name</th><th scope=\"col\">meaning</th>");
    for (const auto& constant : Engine::vocabulary().constants()) names.add("name", constant.name, constant.meaning);
    names.end();
    NameTable words(page, "keywords", "Keywords",
                    "<th scope=\"col\">keyword</th><th scope=\"col\">meaning</th><th scope=\"col\">example</th>");
    for (const auto& keyword : eval::keywords())
        words.add("keyword", keyword.name, keyword.meaning, fmt::format("<td>{}</td>", code(keyword.example)));
    words.end();
}

Page overview(const SiteMap& places, const std::vector<Page>& topics) {
    Page page{places.of_file("docs/built-ins.md"),
              "Built-ins",
              MenuGroup::built_ins,
              "<h1>Built-ins</h1>\n",
              {{1, "", "Built-ins"}}};
    page.body += fmt::format("<p>The {} built-in functions, by topic. {} shows the same text at the prompt.</p>\n",
                             Engine::vocabulary().built_ins().size(), code("help NAME"));
    for (const Page& topic : topics) {
        page.body += fmt::format("<h2 class=\"topic\">{}</h2>\n<ul class=\"names\">\n",
                                 link_to(topic.file, xml_escaped(topic.title)));
        for (const auto& row : Engine::vocabulary().built_ins())
            if (row.topic == topic.title)
                page.body += fmt::format("<li><a href=\"{}\" title=\"{}\">{}</a></li>\n", places.of_name(row.name),
                                         xml_escaped(row.meaning), code(row.name));
        page.body += "</ul>\n";
    }
    add_names(page);
    return page;
}

}  // namespace

std::vector<Page> built_in_pages(const SiteMap& places) {
    auto pages = topics();
    pages.insert(pages.begin(), overview(places, pages));
    return pages;
}

}  // namespace cubelang::site
