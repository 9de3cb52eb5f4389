#include "front/site/page.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "front/site/html.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::site {
namespace {

struct MenuGroupRow {
    MenuGroup group;
    std::string_view title;
    bool is_open;  ///< its pages are listed on every page of the site
};
constexpr std::array<MenuGroupRow, 5> menu_groups{{{MenuGroup::guide, "Guide", true},
                                                   {MenuGroup::built_ins, "Built-ins", false},
                                                   {MenuGroup::library, "Library", false},
                                                   {MenuGroup::lessons, "Course", false},
                                                   {MenuGroup::developers, "For developers", true}}};

constexpr std::string_view frame_text = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<link rel="icon" href="data:,"/>
<link rel="stylesheet" href="style.css"/>
<script src="search-index.js" defer="defer"></script>
<script src="search.js" defer="defer"></script>
{scripts}</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="home" href="index.html">Cubelang</a>
<a class="to-contents" href="#contents">Contents</a>
<form role="search" hidden="hidden">
<input type="search" id="query" aria-label="Search" aria-controls="found" placeholder="Search  /"
  autocomplete="off" spellcheck="false"/>
<div id="found" hidden="hidden"><p id="found_count" role="status"></p><ol></ol></div>
</form>
</header>
<nav id="contents" aria-label="Contents">
<a class="to-text" href="#main">Close</a>
{contents}</nav>
<main id="main" tabindex="-1">
{body}{turning}</main>
</body>
</html>
)";

std::string part_of(const Page& page) {
    std::string items;
    for (const Section& section : page.sections)
        if (section.level == 2)
            items +=
                fmt::format("<li><a href=\"#{}\">{}</a></li>\n", xml_escaped(section.id), xml_escaped(section.title));
    return items.empty() ? "" : fmt::format("\n<ul>\n{}</ul>\n", items);
}

std::string page_link(const Page& to, const Page& from, std::string_view text) {
    const auto here = to.file == from.file ? " aria-current=\"page\"" : "";
    return fmt::format("<a href=\"{}\"{}>{}</a>", to.file, here, xml_escaped(text));
}

std::string contents_line(const Page& one, const Page& page) {
    return fmt::format("<li>{}{}</li>\n", page_link(one, page, one.title), one.file == page.file ? part_of(one) : "");
}

// The heading of a closed group links to its first page, an overview.
std::string group_html(const MenuGroupRow& row, const Page& page, const std::vector<Page>& all) {
    std::string heading(row.title), lines;
    for (const Page& one : all) {
        if (one.group != row.group) continue;
        if (!row.is_open && heading == row.title)
            heading = page_link(one, page, row.title);
        else if (row.is_open || page.group == row.group)
            lines += contents_line(one, page);
    }
    return fmt::format("<h2>{}</h2>\n", heading) + (lines.empty() ? "" : fmt::format("<ul>\n{}</ul>\n", lines));
}

std::string contents(const Page& page, const std::vector<Page>& all) {
    std::string html;
    for (const auto& row : menu_groups) html += group_html(row, page, all);
    return html;
}

// Links to the previous and the next page.
std::string turning(const Page& page, const std::vector<Page>& all) {
    const auto here = std::ranges::find(all, page.file, &Page::file);
    std::string html;
    if (here != all.begin())
        html += fmt::format("<a rel=\"prev\" href=\"{}\">← {}</a>\n", (here - 1)->file, xml_escaped((here - 1)->title));
    if (here + 1 != all.end())
        html += fmt::format("<a rel=\"next\" href=\"{}\">{} →</a>\n", (here + 1)->file, xml_escaped((here + 1)->title));
    return fmt::format("<nav class=\"turning\" aria-label=\"Pages\">\n{}</nav>\n", html);
}

// Unique for each page: the guide, the built-ins and the library all have a page on groups.
std::string window_title(const Page& page) {
    const auto row = std::ranges::find(menu_groups, page.group, &MenuGroupRow::group);
    std::string home = "Cubelang";
    if (page.title == home) return home;
    const bool is_overview = row->is_open || page.title == row->title;
    return page.title + " · " + (is_overview ? "" : std::string(row->title) + " · ") + home;
}

}  // namespace

std::string page_html(const Page& page, const std::vector<Page>& all, bool is_live) {
    const auto* scripts = is_live ? "<script src=\"live.js\" defer=\"defer\"></script>\n" : "";
    return fmt::format(fmt::runtime(frame_text), fmt::arg("title", xml_escaped(window_title(page))),
                       fmt::arg("scripts", scripts), fmt::arg("contents", contents(page, all)),
                       fmt::arg("body", page.body), fmt::arg("turning", turning(page, all)));
}

std::string search_index(const std::vector<Page>& all) {
    auto rows = nlohmann::json::array();
    for (const Page& page : all)
        for (const Section& section : page.sections)
            rows.push_back({section.title, section.id.empty() ? page.file : page.file + "#" + section.id, page.title,
                            section.is_name ? 1 : 0, with_single_spaces(section.text)});
    return "window.pages = " + rows.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + ";\n";
}

}  // namespace cubelang::site
