#include <algorithm>
#include <array>
#include <filesystem>

#include <fmt/format.h>

#include "front/site/example.hpp"
#include "front/site/html.hpp"
#include "front/site/page.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/handout.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/markdown/html.hpp"

namespace cubelang::site {
namespace {

bool has_keyword(std::string_view text) {
    for (const auto& token : lang::tokens_of(text))
        if (token.kind == lang::Token::Kind::keyword) return true;
    return false;
}

// A code block without a language; coloured if it is a program.
std::string text_block(const std::string& text) {
    const ExampleSession example_session;
    const bool is_program = has_keyword(text) && example_session.session().check("text", text).empty();
    return fmt::format("<pre><code>{}</code></pre>\n",
                       is_program ? painted(example_session.session(), text) : xml_escaped(text));
}

class DocumentWriter final : public markdown::HtmlWriter {
public:
    DocumentWriter(Page& page, std::string_view path, const SiteMap& places)
        : page_(page), folder_(std::filesystem::path(path).parent_path().string()), places_(places) {}

    void run(std::string_view text) {
        for (const auto& block : markdown::read(text).blocks) {
            page_.body += html(block);
            const bool is_heading = std::holds_alternative<markdown::Heading>(block.is);
            if (!is_heading && !page_.sections.empty()) page_.sections.back().text += plain_text(block) + ' ';
        }
    }

private:
    std::string heading(const markdown::Heading& heading) override {
        const auto title = plain_text(heading.text), anchor = heading.level == 1 ? "" : anchor_of(title);
        if (heading.level == 1) page_.title = title;
        page_.sections.push_back({heading.level, anchor, title});
        in_heading_ = true;
        auto text = site::heading(heading.level, anchor, html(heading.text));
        in_heading_ = false;
        return text;
    }
    std::string verbatim(const markdown::Verbatim& block) override {
        ExampleSession example_session;
        return block.language == "cube" ? example(exchanges_in(block.text + '\n'), example_session)
                                        : text_block(std::string(trimmed_end(block.text, "\n")));
    }
    std::string table(const markdown::Table& table) override {
        return fmt::format("<div class=\"table\">{}</div>\n", HtmlWriter::table(table));
    }

    // Links to files with a page lead to that page; others become a file name. If the text is the file name, it is
    // replaced by the page's title.
    std::string link(const std::string& target, const std::string& words, const std::string& html) override {
        const auto mark = std::min(target.find('#'), target.size());
        const auto file = target.substr(0, mark), path = path_of(file);
        const bool is_outside = target.starts_with("https://") || target.starts_with("http://");
        if (is_outside || file.empty()) return link_to(target, html);
        const auto page = places_.of_file(path), title = places_.title_of(path);
        if (page.empty()) return fmt::format("<code title=\"{}\">{}</code>", xml_escaped(path), html);
        return link_to(page + target.substr(mark), words == target && !title.empty() ? xml_escaped(title) : html);
    }
    [[nodiscard]] std::string path_of(const std::string& file) const {
        return (std::filesystem::path(folder_) / file).lexically_normal().string();
    }
    // Calls of built-ins and library names link to their definitions.
    std::string code(const std::string& text, bool in_link) override {
        const auto name = text.substr(0, text.find('('));
        const bool is_name = name.size() < text.size() || name.find('_') != name.npos;
        const auto place = is_name && !in_link && !in_heading_ ? places_.of_name(name) : "";
        const auto html = HtmlWriter::code(text, in_link);
        return place.empty() || place.starts_with(page_.file + "#") ? html : link_to(place, html);
    }
    std::string picture(const markdown::Span& span) override {
        return fmt::format("<img src=\"{}\" alt=\"{}\"/>", xml_escaped(path_of(span.target)), xml_escaped(span.text));
    }

    Page& page_;
    std::string folder_;
    const SiteMap& places_;
    bool in_heading_ = false;
};

// Left out: its pages are made from the table of built-ins.
constexpr std::string_view built_ins_document = "docs/built-ins.md";

// Documents for developers of the program.
constexpr std::array<std::string_view, 4> developers{"CONTRIBUTING.md", "docs/architecture.md", "docs/vocabulary.md",
                                                     "docs/architecture.md"};

MenuGroup group_of(std::string_view path) {
    return std::ranges::find(developers, path) == developers.end() ? MenuGroup::guide : MenuGroup::developers;
}

// Gives the headings of a lesson anchors, and adds them to the search.
class LessonWriter final : public markdown::HtmlWriter {
public:
    explicit LessonWriter(Page& page) : page_(page) {}

private:
    std::string heading(const markdown::Heading& heading) override {
        if (heading.level < 2) return HtmlWriter::heading(heading);
        const auto title = plain_text(heading.text), id = anchor_of(title);
        page_.sections.push_back({heading.level, id, title});
        return site::heading(heading.level, id, html(heading.text));
    }

    Page& page_;
};

Page lesson_page(const std::string& root, const std::string& path, const SiteMap& places) {
    const auto lesson = lesson::read(path, text_of(std::filesystem::path(root) / path));
    Page page{places.of_file(path), lesson.title, MenuGroup::lessons, {}, {{1, "", lesson.title}}};
    for (const auto* exercise : lesson::exercises(lesson)) page.sections.front().text += exercise->name.text + ". ";
    const auto paint = [](const Session& session, std::string_view statement) {
        return fmt::format("<code>{}</code>", painted(session, statement));
    };
    LessonWriter writer(page);
    page.body = fmt::format("<div class=\"lesson\">\n{}</div>\n", lesson::handout_body(lesson, {paint, writer}));
    return page;
}

}  // namespace

void write_document(Page& page, std::string_view path, std::string_view text, const SiteMap& places) {
    DocumentWriter(page, path, places).run(text);
}

std::vector<Page> document_pages(const std::string& root, const SiteMap& places) {
    std::vector<std::string> paths{"README.md"};
    paths.insert(paths.end(), places.documents().begin(), places.documents().end());
    std::erase(paths, built_ins_document);
    paths.emplace_back("CONTRIBUTING.md");
    std::vector<Page> pages;
    for (const auto& path : paths) {
        auto& page = pages.emplace_back(Page{places.of_file(path), {}, group_of(path), {}});
        write_document(page, path, text_of(std::filesystem::path(root) / path), places);
    }
    std::stable_partition(pages.begin(), pages.end(), [](const Page& page) { return page.group == MenuGroup::guide; });
    return pages;
}

std::vector<Page> lesson_pages(const std::string& root, const SiteMap& places) {
    std::vector<Page> pages{{"course.html", "Course", MenuGroup::lessons, {}, {{1, "", "Course"}}}};
    std::string list;
    for (const auto& path : places.lessons()) {
        pages.push_back(lesson_page(root, path, places));
        list += fmt::format("<li>{}</li>\n", link_to(pages.back().file, xml_escaped(pages.back().title)));
    }
    pages.front().body = fmt::format(
        "<h1>Course</h1>\n<p>The lessons as pages to read and print, with the answers at the end. {} plays them on the "
        "terminal and marks your answers; see {}.</p>\n<ol class=\"course\">\n{}</ol>\n",
        code("cube lesson 1"), link_to("lessons.html", "Lessons"), list);
    return pages;
}

}  // namespace cubelang::site
