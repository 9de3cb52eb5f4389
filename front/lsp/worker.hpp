#pragma once
// The thread on which documents are run and questions are worked out, one after the other.

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "front/lsp/calculation.hpp"

namespace cubelang::lsp {

class Worker {
public:
    /// `wake` is called when something has been found.
    Worker(const Surroundings& surroundings, std::function<void()> wake);
    /// Stops what is under way.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// A document: its name and its path.
    struct Subject {
        std::string uri, path;
    };
    using Work = std::function<void(Calculation& calculation, const Ticket& ticket)>;
    /// The ticket comes back with which it can be called off; it is done all the same then, but ends soon.
    TicketPtr add(Subject subject, Work work);

    /// Runs these statements in place of what is there; the last run, if it is still under way, ends.
    void run(const Subject& subject, std::vector<std::string> statements, std::chrono::milliseconds limit);
    /// As if it had never been run.
    void forget(const std::string& uri);
    /// What runs have found since this was last asked for.
    [[nodiscard]] std::map<std::string, std::shared_ptr<const Findings>> take_findings();
    /// Waits until there is nothing to do.
    void settle();

private:
    struct Task {
        Subject subject;
        Work work;
        TicketPtr ticket;
    };
    void work();
    [[nodiscard]] Calculation& calculation_of(const Subject& subject);
    void found(const std::string& uri, std::shared_ptr<const Findings> findings);

    const Surroundings& surroundings_;
    std::function<void()> wake_;
    std::map<std::string, std::unique_ptr<Calculation>> calculations_;  ///< the thread's own
    std::mutex mutex_;
    std::condition_variable changes_;
    std::deque<Task> tasks_;
    TicketPtr under_way_;
    std::map<std::string, TicketPtr> runs_;
    std::map<std::string, std::shared_ptr<const Findings>> findings_;
    bool is_ending_ = false;
    std::thread thread_;
};

}  // namespace cubelang::lsp
