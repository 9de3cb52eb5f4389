#include "front/terminal/lessons/grading_thread.hpp"

#include <atomic>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "front/terminal/prompt/interrupt.hpp"

namespace cubelang::terminal {
namespace {

// The state of one thread, which may outlive its answer.
class Grading {
public:
    Grading(const lesson::Lesson& lesson, lesson::Script script, lesson::Section section, lesson::GradeSetting setting)
        : lesson_(lesson), script_(std::move(script)), section_(std::move(section)), setting_(std::move(setting)) {
        setting_.host.making_table = [this](bool begins) { makes_table_ = begins; };
        setting_.counts = [this] { return !makes_table_; };
        setting_.computing = [this](Session* session) { watch(session); };
    }

    void run(const std::function<void()>& give_up) {
        setting_.last_resort.act = [this, give_up] {
            is_abandoned_ = true;
            give_up();
        };
        try {
            grade_ = lesson::grade_script(lesson_, script_, section_, setting_);
        } catch (const std::bad_alloc&) {
            grade_ = {lesson::ScriptGrade::Outcome::ungraded, {}, "there is not enough memory to mark this", {}};
        }
    }
    lesson::ScriptGrade take_grade() { return std::move(grade_); }

private:
    void watch(Session* session) {
        makes_table_ = false;
        if (is_abandoned_) return;
        computing_.reset();
        if (session != nullptr) computing_ = std::make_unique<InterruptScope>(*session);
    }

    const lesson::Lesson& lesson_;
    lesson::Script script_;
    lesson::Section section_;
    lesson::GradeSetting setting_;
    std::atomic<bool> makes_table_ = false, is_abandoned_ = false;
    std::unique_ptr<InterruptScope> computing_{};
    lesson::ScriptGrade grade_{};
};

std::vector<std::shared_ptr<Grading>> abandoned;

}  // namespace

lesson::ScriptGrade grade_separately(const lesson::Lesson& lesson, lesson::Script script, lesson::Section section,
                                     lesson::GradeSetting setting) {
    const auto grading = std::make_shared<Grading>(lesson, std::move(script), std::move(section), std::move(setting));
    if (run_separately([grading](const auto& give_up) { grading->run(give_up); })) return grading->take_grade();
    abandoned.push_back(grading);
    return {lesson::ScriptGrade::Outcome::too_long, {}, "the answer did not stop at the time limit", {}};
}

bool is_thread_abandoned() { return !abandoned.empty(); }

}  // namespace cubelang::terminal
