// The course: each lesson with its examples run, its exercises with room to write, and its answers at the end.

#include <fmt/format.h>

#include "front/site/html.hpp"
#include "front/site/pages.hpp"
#include "front/site/paint.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/handout.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/markdown/html.hpp"

namespace cubelang::site {
namespace {

// A heading of the text can be linked to, and is found by the search.
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

Page lesson_page(const std::string& root, const std::string& path, const Places& places) {
    const auto lesson = lesson::read(path, text_of(std::filesystem::path(root) / path));
    Page page{places.of_file(path), lesson.title, Shelf::lessons, {}, {{1, "", lesson.title}}};
    for (const auto* exercise : lesson::exercises(lesson)) page.sections.front().text += exercise->name.text + ". ";
    const auto paint = [](const Session& session, std::string_view statement) {
        return fmt::format("<code>{}</code>", painted(session, statement));
    };
    LessonWriter writer(page);
    page.body = fmt::format("<div class=\"lesson\">\n{}</div>\n", lesson::handout_body(lesson, {paint, writer}));
    return page;
}

}  // namespace

std::vector<Page> lesson_pages(const std::string& root, const Places& places) {
    std::vector<Page> pages{{"course.html", "Course", Shelf::lessons, {}, {{1, "", "Course"}}}};
    std::string list;
    for (const auto& path : places.lessons()) {
        pages.push_back(lesson_page(root, path, places));
        list += fmt::format("<li>{}</li>\n", link_to(pages.back().file, xml_escaped(pages.back().title)));
    }
    pages.front().body = fmt::format(
        "<h1>Course</h1>\n<p>The lessons as pages to read and print, with their answers at the end. {} plays them at "
        "the "
        "terminal and marks what you answer; see {}.</p>\n<ol class=\"course\">\n{}</ol>\n",
        code("cube lesson 1"), link_to("lessons.html", "Lessons"), list);
    return pages;
}

}  // namespace cubelang::site
