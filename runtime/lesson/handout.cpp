#include "runtime/lesson/handout.hpp"

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/lesson/grader.hpp"
#include "runtime/lesson/handout_style.hpp"
#include "runtime/lesson/markdown.hpp"
#include "runtime/lesson/seeds.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::lesson {
namespace {

// A page to print goes nowhere else than where a reader would expect.
bool is_harmless(std::string_view target) {
    return target.starts_with("https://") || target.starts_with("http://") || target.find(':') == target.npos;
}

std::string html(const Span& span) {
    const auto text = xml_escaped(span.text);
    switch (span.style) {
        case Span::Style::code: return fmt::format("<code>{}</code>", text);
        case Span::Style::strong: return fmt::format("<strong>{}</strong>", text);
        case Span::Style::emphasis: return fmt::format("<em>{}</em>", text);
        case Span::Style::link:
            return is_harmless(span.target) ? fmt::format("<a href=\"{}\">{}</a>", xml_escaped(span.target), text)
                                            : text;
        case Span::Style::plain: break;
    }
    return text;
}

std::string inner(std::string_view markdown) {
    std::string text;
    for (const Span& span : spans(markdown)) text += html(span);
    return text;
}

std::string paragraph(std::string_view markdown, std::string_view kind = {}) {
    return fmt::format("<p{}>{}</p>\n", kind.empty() ? "" : fmt::format(" class=\"{}\"", kind), inner(markdown));
}

class Handout {
public:
    Handout(const Lesson& lesson, const std::string& seed, bool answers, const Host& host)
        : answers_(answers), grader_(lesson, seed_of(seed), host) {}

    std::string operator()(const Heading& heading) const {
        return fmt::format("<h{0}>{1}</h{0}>\n", heading.level, inner(heading.text));
    }
    std::string operator()(const Paragraph& text) const { return paragraph(text.text); }
    std::string operator()(const Bullets& bullets) const {
        std::string items;
        for (const auto& item : bullets.items) items += fmt::format("<li>{}</li>\n", inner(item));
        return fmt::format("<{0}>\n{1}</{0}>\n", bullets.numbered ? "ol" : "ul", items);
    }
    std::string operator()(const Verbatim& text) const {
        return fmt::format("<pre>{}</pre>\n", xml_escaped(text.text));
    }
    std::string operator()(const Pause& pause) const {
        return pause.invitation.text.empty() ? "" : paragraph(pause.invitation.text, "pause");
    }

    std::string operator()(const Example& example) {
        std::string text;
        for (const Snippet& statement : Grader::statements(example)) {
            text += fmt::format("<span class=\"prompt\">{}</span><b>{}</b>\n", xml_escaped(grader_.session().prompt()),
                                xml_escaped(statement.text));
            for (const Answer& answer : grader_.typed(statement).answers) text += xml_escaped(as_lines(answer));
        }
        return fmt::format("<pre class=\"example\">{}</pre>\n", text);
    }

    std::string operator()(const Exercise& exercise) {
        static_cast<void>(grader_.prepare(exercise));
        const auto rest = answers_ ? solved(exercise) : std::string("<div class=\"room\"></div>\n");
        return fmt::format("<section class=\"exercise\">\n<h3>Exercise {}: {}</h3>\n{}{}</section>\n", ++exercises_,
                           xml_escaped(exercise.name.text), paragraph(grader_.filled(exercise.task)), rest);
    }

private:
    // The answer is a model: whatever meets the conditions is as good, so they are shown too.
    std::string solved(const Exercise& exercise) {
        const auto written = grader_.model_as_written();
        const auto also = written.empty() ? "" : fmt::format("<code>{}</code>, that is ", xml_escaped(written));
        auto text = fmt::format("<p class=\"answer\">For example {}<code>{}</code></p>\n", also,
                                xml_escaped(grader_.model().text));
        std::string wanted;
        for (const Check& check : exercise.checks)
            wanted += fmt::format("<li>{}</li>\n", inner(grader_.filled(check.says)));
        text += fmt::format("<ul class=\"checks\">\n{}</ul>\n", wanted);
        return exercise.right.text.empty() ? text : text + paragraph(grader_.filled(exercise.right));
    }

    bool answers_;
    Grader grader_;
    int exercises_ = 0;
};

}  // namespace

std::string handout(const Lesson& lesson, const std::string& seed, bool answers, const Host& host) {
    Handout page(lesson, seed, answers, host);
    std::string body;
    for (const Step& step : lesson.steps) body += std::visit(page, step);
    std::string foot = answers ? "With answers. Whatever meets the conditions is as good an answer." : "";
    if (!seed.empty()) foot += fmt::format("{}Seed: {}", foot.empty() ? "" : " ", seed);
    const auto who = answers ? "" : "<p class=\"who\">Name <span></span> Date <span></span></p>\n";
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\"/>\n<title>{}</title>\n<style>{}</style>\n</head>\n"
        "<body>\n{}{}<footer>{}</footer>\n</body>\n</html>\n",
        xml_escaped(lesson.title), handout_style, who, body, xml_escaped(foot));
}

}  // namespace cubelang::lesson
