#include "runtime/session/batch.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "runtime/base/signals_held.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::batch {
namespace {

// So much of a second goes to a piece: little is lost where it is stopped, and all have something to do.
constexpr double worth = 0.02;
constexpr std::size_t first_piece = 1, largest_piece = std::size_t{1} << 20, most_said = std::size_t{1} << 22;
constexpr std::size_t pieces_each = 4;  // under way or waiting to be given away

// How much of the text to hand out next: by how long the last piece took, and how much came of it.
std::size_t next_size(std::size_t size, double seconds, std::size_t said) {
    double times = seconds > 0 ? worth / seconds : 4;
    if (said > 0) times = std::min(times, static_cast<double>(most_said) / static_cast<double>(said));
    const auto wanted = static_cast<double>(size) * std::min(times, 4.0);
    return static_cast<std::size_t>(std::clamp(wanted, 1.0, static_cast<double>(largest_piece)));
}

class Pipeline {
public:
    Pipeline(std::vector<std::unique_ptr<Answerer>>& workers, const Receiver& receiver, Standing& standing,
             StopToken stop)
        : workers_(workers), receiver_(receiver), standing_(standing), stop_(stop) {}

    Ended run(Lines& lines) {
        auto threads = begin();
        if (threads.empty()) return {false, "the system gives no thread to work in"};
        feed(lines);
        for (auto& thread : threads) thread.join();
        if (failure_) std::rethrow_exception(failure_);
        return {is_stopped_, problem_};
    }

private:
    struct Job {
        std::uint64_t number;
        Piece piece;
    };
    struct Done {
        std::uint64_t end, checksum;
        Answered answered;
    };

    // Signals are for the thread that waits for input.
    std::vector<std::thread> begin() {
        const SignalsHeld held;
        std::vector<std::thread> threads;
        threads.reserve(workers_.size());
        try {
            for (auto& worker : workers_) threads.emplace_back([this, &worker] { work(*worker); });
        } catch (const std::system_error&) {  // the others do the work
        }
        return threads;
    }

    void feed(Lines& lines) {
        const StopScope watched(stop_);  // of the wait for more
        try {
            while (has_room()) {
                auto piece = lines.next(wanted_size());
                if (!piece) break;
                push(std::move(*piece));
            }
        } catch (const Stopped&) {
            stopped();
        } catch (const InputProblem& problem) {
            end_with(problem.what());
        } catch (...) {
            fail(std::current_exception());
        }
        const std::scoped_lock lock(mutex_);
        is_all_read_ = true;
        changed_.notify_all();
    }
    [[nodiscard]] std::size_t wanted_size() {
        const std::scoped_lock lock(mutex_);
        return size_;
    }
    bool has_room() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_over_ || given_ - written_ < pieces_each * workers_.size(); });
        if (stop_.stop_requested()) is_stopped_ = is_over_ = true;
        return !is_over_;
    }
    void push(Piece piece) {
        const std::scoped_lock lock(mutex_);
        jobs_.push_back({given_++, std::move(piece)});
        changed_.notify_all();
    }
    std::optional<Job> pop() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_over_ || is_all_read_ || !jobs_.empty(); });
        if (is_over_ || jobs_.empty()) return std::nullopt;
        auto job = std::move(jobs_.front());
        jobs_.pop_front();
        return job;
    }

    void work(Answerer& worker) {
        try {
            while (auto job = pop()) {
                const auto began = std::chrono::steady_clock::now();
                Done done{job->piece.end(), job->piece.checksum, worker.answer(job->piece)};
                const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began;
                deliver(job->number, job->piece.block.text.size(), taken.count(), std::move(done));
            }
        } catch (const Stopped&) {
            stopped();
        } catch (...) {
            fail(std::current_exception());
        }
    }

    // Whoever brings the next piece gives away all that is ready, while the others go on.
    void deliver(std::uint64_t number, std::size_t size, double seconds, Done done) {
        std::unique_lock lock(mutex_);
        size_ = next_size(size, seconds, done.answered.answers.size() + done.answered.rejects.size());
        ready_.emplace(number, std::move(done));
        if (is_writing_) return;
        is_writing_ = true;
        for (auto next = ready_.find(written_); next != ready_.end() && !is_broken_; next = ready_.find(written_)) {
            auto part = std::move(ready_.extract(next).mapped());
            lock.unlock();
            auto problem = give(std::move(part));
            lock.lock();
            ++written_;
            if (!problem.empty()) {
                is_over_ = is_broken_ = true;
                problem_ = std::move(problem);
            }
            changed_.notify_all();
        }
        is_writing_ = false;
    }
    std::string give(Done part) {
        auto& [answers, rejects, tally] = part.answered;
        if (!rejects.empty())
            if (auto problem = receiver_.rejects(rejects); !problem.empty()) return problem;
        if (!answers.empty())
            if (auto problem = receiver_.answers(answers); !problem.empty()) return problem;
        standing_.byte = part.end;
        standing_.checksum = part.checksum;
        standing_.tally.add(std::move(tally));
        if (auto problem = standing_.tally.histogram.problem(); !problem.empty()) return problem;
        return receiver_.done(standing_);
    }

    void stopped() {
        const std::scoped_lock lock(mutex_);
        is_stopped_ = is_over_ = true;
        changed_.notify_all();
    }
    // What was read before it is answered all the same.
    void end_with(std::string problem) {
        const std::scoped_lock lock(mutex_);
        problem_ = std::move(problem);
    }
    void fail(std::exception_ptr failure) {
        const std::scoped_lock lock(mutex_);
        if (!failure_) failure_ = std::move(failure);
        is_over_ = true;
        changed_.notify_all();
    }

    std::vector<std::unique_ptr<Answerer>>& workers_;
    const Receiver& receiver_;
    Standing& standing_;
    StopToken stop_;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    std::map<std::uint64_t, Done> ready_;
    std::uint64_t given_ = 0, written_ = 0;
    std::size_t size_ = first_piece;
    bool is_all_read_ = false, is_over_ = false, is_stopped_ = false, is_writing_ = false;
    bool is_broken_ = false;  ///< nothing more can be given away
    std::string problem_;
    std::exception_ptr failure_;
};

}  // namespace

Ended run(std::vector<std::unique_ptr<Answerer>>& workers, Lines& lines, StopToken stop, const Receiver& receiver,
          Standing& standing) {
    return Pipeline(workers, receiver, standing, stop).run(lines);
}

}  // namespace cubelang::batch
