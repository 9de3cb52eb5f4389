// The pages of the library: a page for each module, and on it each definition with what it is, does, and looks like.

#include <algorithm>

#include <fmt/format.h>

#include "front/site/definition.hpp"
#include "front/site/html.hpp"
#include "front/site/pages.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/markdown/html.hpp"

namespace cubelang::site {
namespace {

// The comment that a module begins with.
std::string introduction(std::string_view text) {
    std::string words;
    while (text.starts_with("# ")) {
        const auto end = text.find('\n');
        words += std::string(words.empty() ? "" : " ") + std::string(text.substr(2, end - 2));
        text.remove_prefix(std::min(end, text.size() - 1) + 1);
    }
    return words;
}

// What a comment says, its code in backticks.
std::string prose(std::string_view words) { return fmt::format("<p>{}</p>\n", markdown::html_line(words)); }

// A long name may go on in the next line after a `_`.
std::string folding(const std::string& name) {
    std::string html;
    for (const char c : name) html += c == '_' ? "_<wbr/>" : std::string(1, c);
    return html;
}

std::string sheet(const std::vector<Definition>& definitions) {
    std::string html;
    for (const auto& one : definitions) {
        if (one.picture.empty()) return {};
        html += fmt::format("<li><a href=\"#{0}\"><img src=\"pictures/{0}.svg\" alt=\"\"/>{1}</a></li>\n", one.name,
                            folding(one.name));
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
        page_ = {module_page(name), name, Shelf::library, {}, {{1, "", name}}};
        page_.body = fmt::format("<h1>{}</h1>\n{}<p class=\"import\">{}</p>\n{}", code(name), introduction_,
                                 code("import " + name), sheet(definitions_));
        for (const auto& one : definitions_) add(one);
    }
    [[nodiscard]] const Page& page() const { return page_; }
    [[nodiscard]] std::string listed() const {
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
        page_.body += fmt::format("<section class=\"definition\">\n{}{}<div>{}{}</div>\n</section>\n",
                                  heading(2, one.name, code(one.shape)), picture, prose(one.meaning), facts(one));
        page_.sections.push_back({2, one.name, one.shape, one.meaning + ' ' + one.written, true});
        if (!one.picture.empty()) page_.pictures[one.name + ".svg"] = one.picture;
    }

    std::vector<Definition> definitions_;
    std::string introduction_;
    Page page_;
};

}  // namespace

std::vector<Page> library_pages(const Places& places) {
    std::vector<Page> pages{{places.of_file("stdlib"), "Library", Shelf::library, {}, {{1, "", "Library"}}}};
    std::string lists;
    for (const auto& module : library::modules()) {
        const ModulePage one(module);
        pages.push_back(one.page());
        lists += one.listed();
    }
    pages.front().body = fmt::format(
        "<h1>Library</h1>\n<p>Named algorithms and groups, written in the language itself. {} brings in what a module "
        "defines.</p>\n{}",
        code("import NAME"), lists);
    return pages;
}

}  // namespace cubelang::site
