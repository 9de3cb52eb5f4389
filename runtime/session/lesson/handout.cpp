#include "runtime/session/lesson/handout.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"
#include "runtime/render/svg/drawing.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::lesson {
namespace {

std::string paragraph(std::string_view markdown, std::string_view kind = {}) {
    return fmt::format("<p{}>{}</p>\n", kind.empty() ? "" : fmt::format(" class=\"{}\"", kind),
                       markdown::html_line(markdown));
}

struct PageItem {
    HandoutPart part;
    std::string html;
    std::string answers{};  // of an exercise
};

// Escapes text and draws nets.
std::string html(const render::Drawing& drawing) {
    const auto [above, picture, below] = render::svg::parts_of(drawing);
    const auto text = [](const auto& part) { return part.lines.empty() ? "" : xml_escaped(as_lines(part)); };
    return text(above) + (picture.lines.empty() ? "" : render::svg::drawn(picture)) + text(below);
}

class Printer {
public:
    Printer(const Lesson& lesson, const std::string& seed, bool answers, const Host& host)
        : answers_(answers), grader_(lesson, seed_of(seed), host) {}

    PageItem operator()(const markdown::Block& block) const {
        const bool breaks = std::holds_alternative<markdown::Heading>(block.is);
        const auto words = plain_text(block);
        return {{breaks ? HandoutPart::Kind::breaks : HandoutPart::Kind::text, std::string(trimmed(words)), {}},
                markdown::html(block)};
    }
    PageItem operator()(const Pause& pause) const {
        const auto& invitation = pause.invitation.text;
        return {{HandoutPart::Kind::breaks, {}, {}}, invitation.empty() ? "" : paragraph(invitation, "pause")};
    }

    PageItem operator()(const Example& example) {
        if (!example.picture.empty()) return picture(example);
        std::string text, words;
        for (const Snippet& statement : Grader::statements(example)) {
            text += fmt::format("<span class=\"prompt\">{}</span><b>{}</b>\n", xml_escaped(grader_.session().prompt()),
                                xml_escaped(statement.text));
            words += statement.text + '\n';
            for (const Answer& answer : grader_.typed(statement).answers) {
                text += answer.failed() ? xml_escaped(as_lines(answer)) : html(answer.drawing);
                words += as_lines(answer);
            }
        }
        return {{HandoutPart::Kind::text, words, {}}, fmt::format("<div class=\"example\">{}</div>\n", text)};
    }

    PageItem operator()(const Exercise& exercise) {
        static_cast<void>(grader_.prepare(exercise));
        const auto title = fmt::format("Exercise {}: {}{}", ++exercises_, exercise.name.text, points(exercise));
        const auto heading = fmt::format("<h3>{}</h3>\n", xml_escaped(title));
        return {{HandoutPart::Kind::exercise, {}, {std::string(unquoted(grader_.model().text)), exercise.answer.text}},
                fmt::format("<section class=\"exercise\">\n{}{}{}<div class=\"room\"></div>\n</section>\n", heading,
                            paragraph(grader_.filled(exercise.task)), choices(exercise)),
                heading + (answers_ ? solved(exercise) : "")};
    }

private:
    PageItem picture(const Example& example) {
        std::string words;
        for (const Snippet& statement : Grader::statements(example)) {
            static_cast<void>(grader_.typed(statement));
            words += statement.text + '\n';
        }
        const auto drawn = picture_of_last(grader_.session(), example.picture);
        return {{HandoutPart::Kind::text, words, {}}, fmt::format("<div class=\"picture\">{}</div>\n", drawn.svg)};
    }
    [[nodiscard]] static std::string points(const Exercise& exercise) {
        return exercise.points == 1
                   ? ""
                   : fmt::format(" ({})", counted(static_cast<std::uint64_t>(exercise.points), "point"));
    }
    [[nodiscard]] std::string choices(const Exercise& exercise) const {
        if (exercise.choices.empty()) return {};
        std::string items;
        for (const Check& choice : exercise.choices)
            items += fmt::format("<li>{}</li>\n", markdown::html_line(grader_.filled(choice.condition)));
        return fmt::format("<ol class=\"choices\">\n{}</ol>\n", items);
    }
    static std::string_view unquoted(std::string_view text) {
        const bool quoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
        return quoted ? text.substr(1, text.size() - 2) : text;
    }
    // The model as its author wrote it, followed by its printed form if that is short.
    [[nodiscard]] std::string model() {
        constexpr std::size_t a_line = 70;
        const auto written = grader_.model_as_written();
        const auto printed = grader_.model_as_typed();
        const auto code = [](std::string_view text) { return fmt::format("<code>{}</code>", xml_escaped(text)); };
        if (written.empty()) return code(printed);
        return printed.size() > a_line ? code(written) : fmt::format("{}, that is {}", code(written), code(printed));
    }
    // The answer is only an example: other answers that meet the conditions are right too, so the conditions are
    // shown.
    std::string solved(const Exercise& exercise) {
        const auto reply = grader_.grade(Snippet{"answer", exercise.answer.begin}).reply;
        static_cast<void>(grader_.fault());  // evaluates the values that its texts show
        auto text =
            fmt::format("<p class=\"answer\">{}{}</p>\n", exercise.choices.empty() ? "For example " : "", model());
        if (exercise.is_by_hand()) text = model_text(exercise);
        std::string wanted;
        const auto add = [&](const Snippet& says) {
            wanted += fmt::format("<li>{}</li>\n", markdown::html_line(grader_.filled(says)));
        };
        for (const Snippet& line : exercise.rubric) add(line);
        if (!exercise.is_by_hand())
            for (const Check& check : exercise.checks) add(check.says);
        for (const Demand& demand : exercise.demands) add(demand.says);
        text += fmt::format("<ul class=\"checks\">\n{}</ul>\n", wanted);
        return reply.empty() ? text : text + paragraph(reply);
    }

    // Of an exercise that is marked by hand; may be empty.
    [[nodiscard]] std::string model_text(const Exercise&) const {
        const auto text = grader_.model().text;
        return std::string(unquoted(text)).empty() ? "" : paragraph("For example: " + std::string(unquoted(text)));
    }

    bool answers_;
    Grader grader_;
    int exercises_ = 0;
};

// The lesson; then, on a separate page, the answers and the parts that would have revealed them.
class Pages {
public:
    Pages(const std::vector<PageItem>& printed, bool answers) : items_(printed), answers_(answers) {
        std::vector<HandoutPart> parts;
        for (const auto& one : printed) parts.push_back(one.part);
        moved_ = spoilers(parts);
    }

    [[nodiscard]] std::string lesson() const {
        std::string text;
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (moved_[i] == 0)
                text += items_[i].html;
            else if (i == 0 || moved_[i - 1] != moved_[i])
                text += fmt::format("<p class=\"later\">{}</p>\n",
                                    fmt::format("More about exercise {} at the end.", moved_[i]));
        return text;
    }
    [[nodiscard]] std::string end() const {
        std::string text;
        int exercise = 0;
        for (const auto& one : items_)
            if (one.part.kind == HandoutPart::Kind::exercise) text += after(one, ++exercise);
        if (text.empty()) return text;
        return fmt::format("<section class=\"end\">\n<h2>{}</h2>\n{}</section>\n",
                           answers_ ? "Answers" : "After the exercises", text);
    }

private:
    [[nodiscard]] std::string after(const PageItem& exercise, int number) const {
        std::string more;
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (moved_[i] == number) more += items_[i].html;
        return answers_ || !more.empty() ? exercise.answers + more : more;
    }

    const std::vector<PageItem>& items_;
    bool answers_;
    std::vector<int> moved_;
};

}  // namespace

std::string handout(const Lesson& lesson, const std::string& seed, bool answers, const Host& host) {
    Printer printer(lesson, seed, answers, host);
    std::vector<PageItem> printed;
    for (const Step& step : lesson.steps) printed.push_back(std::visit(printer, step));
    const Pages pages(printed, answers);
    std::string foot = answers ? "With answers. Every answer that meets the conditions is right." : "";
    if (!seed.empty()) foot += fmt::format("{}{}", foot.empty() ? "" : " ", "Seed: " + seed);
    return page_to_print(lesson.title, fmt::format("<p class=\"student\">Name <span></span> Date <span></span></p>\n"
                                                   "{}<footer>{}</footer>\n",
                                                   pages.lesson() + pages.end(), xml_escaped(foot)));
}

std::string page_to_print(std::string_view title, std::string_view body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        xml_escaped(title), handout_styles().front().text, body);
}

}  // namespace cubelang::lesson
