#include "runtime/session/batch/batch.hpp"

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

#include "runtime/base/signal_blocker.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::batch {
namespace {

// The target time of a piece: little is lost when a run is interrupted, and all workers are kept busy.
constexpr double piece_seconds = 0.02;
constexpr std::size_t first_piece = 1, largest_piece = std::size_t{1} << 20, largest_output = std::size_t{1} << 22;
constexpr std::size_t pieces_each = 4;  // running or waiting for delivery, per worker

// The size of the next piece, from the time and the output size of the last one.
std::size_t next_size(std::size_t size, double seconds, std::size_t output) {
    double factor = seconds > 0 ? piece_seconds / seconds : 4;
    if (output > 0) factor = std::min(factor, static_cast<double>(largest_output) / static_cast<double>(output));
    const auto wanted = static_cast<double>(size) * std::min(factor, 4.0);
    return static_cast<std::size_t>(std::clamp(wanted, 1.0, static_cast<double>(largest_piece)));
}

class Pipeline {
public:
    Pipeline(std::vector<std::unique_ptr<Answerer>>& workers, const Receiver& receiver, Progress& progress,
             StopToken stop)
        : workers_(workers), receiver_(receiver), progress_(progress), stop_(stop) {}

    RunResult run(Lines& lines) {
        auto threads = begin();
        if (threads.empty()) return {false, "cannot start a thread"};
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
        PieceResult result;
    };

    // Signals are left to the thread that waits for input.
    std::vector<std::thread> begin() {
        const SignalBlocker held;
        std::vector<std::thread> threads;
        threads.reserve(workers_.size());
        try {
            for (auto& worker : workers_) threads.emplace_back([this, &worker] { work(*worker); });
        } catch (const std::system_error&) {  // the threads that have started do the work
        }
        return threads;
    }

    void feed(Lines& lines) {
        const StopScope watched(stop_);  // interrupts the wait for input
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

    // The worker that completes the next piece delivers all pieces that are ready; the others continue.
    void deliver(std::uint64_t number, std::size_t size, double seconds, Done done) {
        std::unique_lock lock(mutex_);
        size_ = next_size(size, seconds, done.result.answers.size() + done.result.rejects.size());
        ready_.emplace(number, std::move(done));
        if (is_writing_) return;
        is_writing_ = true;
        for (auto next = ready_.find(written_); next != ready_.end() && !is_broken_; next = ready_.find(written_)) {
            auto part = std::move(ready_.extract(next).mapped());
            lock.unlock();
            auto problem = deliver_one(std::move(part));
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
    std::string deliver_one(Done part) {
        auto& [answers, rejects, tally] = part.result;
        if (!rejects.empty())
            if (auto problem = receiver_.rejects(rejects); !problem.empty()) return problem;
        if (!answers.empty())
            if (auto problem = receiver_.answers(answers); !problem.empty()) return problem;
        progress_.byte = part.end;
        progress_.checksum = part.checksum;
        progress_.tally.add(std::move(tally));
        if (auto problem = progress_.tally.histogram.problem(); !problem.empty()) return problem;
        return receiver_.done(progress_);
    }

    void stopped() {
        const std::scoped_lock lock(mutex_);
        is_stopped_ = is_over_ = true;
        changed_.notify_all();
    }
    // Pieces read before the problem are still answered.
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
    Progress& progress_;
    StopToken stop_;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    std::map<std::uint64_t, Done> ready_;
    std::uint64_t given_ = 0, written_ = 0;
    std::size_t size_ = first_piece;
    bool is_all_read_ = false, is_over_ = false, is_stopped_ = false, is_writing_ = false;
    bool is_broken_ = false;  ///< delivery has failed
    std::string problem_;
    std::exception_ptr failure_;
};

}  // namespace

RunResult run(std::vector<std::unique_ptr<Answerer>>& workers, Lines& lines, StopToken stop, const Receiver& receiver,
              Progress& progress) {
    return Pipeline(workers, receiver, progress, stop).run(lines);
}

}  // namespace cubelang::batch
