#include <fmt/format.h>

#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/exports.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/student_record.hpp"
#include "runtime/session/lesson/word_answer.hpp"
#include "runtime/session/markdown/html.hpp"

namespace cubelang::lesson {
namespace {

// The signs of the format, and newlines, which end a question.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (std::string_view("~=#{}:\\").find(c) != std::string_view::npos) result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return result;
}

std::string html(std::string_view text) { return escaped(markdown::html_line(text)); }

class GiftWriter {
public:
    GiftWriter(const Lesson& lesson, const std::string& seed, const Host& host)
        : lesson_(lesson), grader_(lesson, seed_of(seed), host) {}

    std::string run() {
        text_ = fmt::format("{}\n// {}\n", gift_mark, with_single_spaces(lesson_.title));
        for (const Step& step : lesson_.steps) {
            if (const auto* example = std::get_if<Example>(&step))
                for (const Snippet& statement : Grader::statements(*example))
                    static_cast<void>(grader_.typed(statement));
            if (const auto* exercise = std::get_if<Exercise>(&step)) add(*exercise);
        }
        return text_;
    }

private:
    void add(const Exercise& exercise) {
        static_cast<void>(grader_.prepare(exercise));
        static_cast<void>(grader_.fault());  // evaluates the values that its texts show
        const auto right = exercise.right.text.empty() ? "" : "####" + html(grader_.filled(exercise.right));
        text_ += fmt::format("\n// {}\n::{}::[html]<p>{}</p> {{{}{}}}\n", points(exercise), escaped(exercise.name.text),
                             html(grader_.filled(exercise.task)), answer(exercise), right);
    }
    // The format itself has no points.
    static std::string points(const Exercise& exercise) { return fmt::format("points: {}", exercise.points); }

    [[nodiscard]] std::string answer(const Exercise& exercise) {
        if (!exercise.choices.empty()) return choices(exercise);
        if (exercise.is_by_hand()) return {};
        const auto& model = grader_.model();
        if (model.truth) return *model.truth ? "TRUE" : "FALSE";
        if (model.type == "integer") return "#" + model.text;
        if (model.type == "text" || model.type == "fraction") return "=" + escaped(stripped(grader_.model_as_typed()));
        return {};
    }

    [[nodiscard]] std::string choices(const Exercise& exercise) const {
        std::string text;
        for (std::size_t at = 0; at < exercise.choices.size(); ++at) {
            const auto& [choice, says] = exercise.choices[at];
            const bool is_right = stripped(exercise.answer.text) == choice_letter(at);
            text += fmt::format("\n    {}{}", is_right ? '=' : '~', html(grader_.filled(choice)));
            if (!says.text.empty()) text += "#" + html(grader_.filled(says));
        }
        return text + '\n';
    }

    const Lesson& lesson_;
    Grader grader_;
    std::string text_;
};

}  // namespace

std::string gift(const Lesson& lesson, const std::string& seed, const Host& host) {
    return GiftWriter(lesson, seed, host).run();
}

}  // namespace cubelang::lesson
