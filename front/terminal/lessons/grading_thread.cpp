#include "front/terminal/lessons/grading_thread.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "front/terminal/prompt/interrupt.hpp"

namespace cubelang::shell {
namespace {

// The state of one thread, which may outlive its answer.
class Grading {
public:
    explicit Grading(GradeTask task) : task_(std::move(task)) {
        task_.host.making_table = [this](bool begins) { makes_table_ = begins; };
    }

    void run(const std::function<void()>& give_up) {
        const lesson::GradeSetting setting{.file = task_.file,
                                           .seed = task_.seed,
                                           .limit = task_.limit,
                                           .host = task_.host,
                                           .folders = task_.folders,
                                           .is_handed_in = [this](const auto& path) { return is_handed_in(path); },
                                           .computing = [this](Session* session) { watch(session); },
                                           .counts = [this] { return !makes_table_; },
                                           .last_resort = {[this, give_up] {
                                               is_abandoned_ = true;
                                               give_up();
                                           }}};
        try {
            grade_ = lesson::grade_script(task_.lesson, task_.script, task_.section, setting);
        } catch (const std::bad_alloc&) {
            grade_ = {lesson::ScriptGrade::Outcome::ungraded, {}, "there is not enough memory to mark this", {}};
        }
    }
    lesson::ScriptGrade take_grade() { return std::move(grade_); }

private:
    [[nodiscard]] bool is_handed_in(const std::string& path) const {
        return std::ranges::any_of(task_.handed_in, [&](const std::string& file) {
            std::error_code failed;
            return std::filesystem::equivalent(file, path, failed);
        });
    }
    void watch(Session* session) {
        makes_table_ = false;
        if (is_abandoned_) return;
        computing_.reset();
        if (session != nullptr) computing_ = std::make_unique<InterruptScope>(*session);
    }

    GradeTask task_;
    std::atomic<bool> makes_table_ = false, is_abandoned_ = false;
    std::unique_ptr<InterruptScope> computing_{};
    lesson::ScriptGrade grade_{};
};

std::vector<std::shared_ptr<Grading>> abandoned;

}  // namespace

lesson::ScriptGrade grade_separately(GradeTask task) {
    const auto grading = std::make_shared<Grading>(std::move(task));
    if (run_separately([grading](const auto& give_up) { grading->run(give_up); })) return grading->take_grade();
    abandoned.push_back(grading);
    return {lesson::ScriptGrade::Outcome::too_long, {}, "the answer did not stop at the time limit", {}};
}

bool is_thread_abandoned() { return !abandoned.empty(); }

}  // namespace cubelang::shell
