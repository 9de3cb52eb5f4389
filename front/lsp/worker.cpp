#include "front/lsp/calculation.hpp"

#include <utility>

namespace cubelang::lsp {

Worker::Worker(const Environment& environment, std::function<void()> wake)
    : environment_(environment), wake_(std::move(wake)) {
    start_thread();
}

Worker::~Worker() {
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
        if (under_way_) under_way_->cancel();
    }
    changes_.notify_all();
    for (auto& thread : threads_) thread.join();
}

void Worker::start_thread() {
    threads_.emplace_back([this, number = threads_.size() + 1] { work(number); });
}

CancelTokenPtr Worker::add(Subject subject, Work work) {
    auto cancel_token = std::make_shared<CancelToken>();
    {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back({std::move(subject), std::move(work), cancel_token});
    }
    changes_.notify_all();
    return cancel_token;
}

void Worker::run(const Subject& subject, std::vector<std::string> statements, std::chrono::milliseconds limit) {
    {
        const std::scoped_lock lock(mutex_);
        if (stuck_.contains(subject.uri)) return;
    }
    if (const auto last = runs_.find(subject.uri); last != runs_.end()) last->second->cancel();
    runs_[subject.uri] = add(subject, [this, uri = subject.uri, statements = std::move(statements), limit](
                                          Calculation& calculation, const CancelToken& cancel_token) {
        auto findings = calculation.run(statements, cancel_token, limit);
        if (!cancel_token.is_cancelled()) publish(uri, std::move(findings));
    });
}

void Worker::forget(const std::string& uri) {
    if (const auto last = runs_.find(uri); last != runs_.end()) last->second->cancel();
    {
        const std::scoped_lock lock(mutex_);
        stuck_.erase(uri);
    }
    static_cast<void>(add({uri, {}}, [this, uri](Calculation&, const CancelToken&) { calculations_.erase(uri); }));
}

void Worker::publish(const std::string& uri, std::shared_ptr<const Findings> findings) {
    {
        const std::scoped_lock lock(mutex_);
        findings_[uri] = std::move(findings);
    }
    wake_();
}

std::map<std::string, std::shared_ptr<const Findings>> Worker::take_findings() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(findings_, {});
}

std::vector<std::string> Worker::take_stuck() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(newly_stuck_, {});
}

void Worker::settle() {
    std::unique_lock lock(mutex_);
    changes_.wait(lock, [this] { return tasks_.empty() && !under_way_; });
}

void Worker::work(std::size_t number) {
    std::unique_lock lock(mutex_);
    for (;;) {
        changes_.wait(lock, [this] { return is_ending_ || !tasks_.empty(); });
        if (is_ending_) return;
        const auto task = std::move(tasks_.front());
        tasks_.pop_front();
        under_way_ = task.cancel_token;
        lock.unlock();
        task.work(calculation_of(task.subject), *task.cancel_token);
        lock.lock();
        if (number != threads_.size()) return;
        under_way_.reset();
        changes_.notify_all();
    }
}

// The cancelled task publishes nothing when it ends after all.
void Worker::abandon(const std::string& uri) {
    {
        const std::scoped_lock lock(mutex_);
        if (is_ending_ || !under_way_) return;
        under_way_->cancel();
        under_way_.reset();
        abandoned_.push_back(std::move(calculations_[uri]));
        stuck_.insert(uri);
        newly_stuck_.push_back(uri);
        start_thread();
    }
    changes_.notify_all();
    wake_();
}

Calculation& Worker::calculation_of(const Subject& subject) {
    auto& calculation = calculations_[subject.uri];
    if (!calculation)
        calculation =
            std::make_unique<Calculation>(environment_, subject.path, [this, uri = subject.uri] { abandon(uri); });
    return *calculation;
}

}  // namespace cubelang::lsp
