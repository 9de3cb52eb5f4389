#pragma once
// Runs a document in a separate session, which writes nothing and reads only the document's folder. Leading
// statements that have not changed are not run again. Used by one thread.

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "front/lsp/findings.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::lsp {

/// From `initializationOptions`, or from `cube` in the client's configuration.
struct Settings {
    bool run = true;                                ///< run documents and show the results
    std::chrono::milliseconds limit{10'000};        ///< for a whole document, and for one query
    std::chrono::milliseconds long_limit{120'000};  ///< for a rewrite that searches
    bool inlay_hints = true;
    bool code_lenses = true;
};

struct Environment {
    /// File access and the table folder. Writing is disabled, and reading is limited to the document's folder.
    Host host{};
    /// The longest time that a hover waits for the worker before it answers without a value.
    std::chrono::milliseconds patience{25};
    /// The time that a stopped computation has to end, before its thread is abandoned.
    Watchdog::Time stop_patience = LastResort{}.patience;
};

class Calculation {
public:
    /// `on_stuck` is called from another thread if a computation does not stop.
    Calculation(const Environment& environment, std::string path, std::function<void()> on_stuck);
    Calculation(const Calculation&) = delete;
    Calculation& operator=(const Calculation&) = delete;

    /// Runs the statements like a script, up to the first mistake or the time limit, but past false assertions.
    [[nodiscard]] std::shared_ptr<const Findings> run(const std::vector<std::string>& statements,
                                                      const CancelToken& cancel_token, std::chrono::milliseconds limit);

    /// `report` is called with the progress of a long query.
    void set_report(std::function<void(const std::string&)> report) { report_ = std::move(report); }
    /// Result of a query, which leaves the session unchanged: a value, or a problem.
    struct Evaluation {
        ValueDetails value{};
        std::string problem{};
        bool is_interrupted = false;
    };
    /// Evaluates `expression`, then each of `others` with {} for its value. Only one result if `expression` fails.
    [[nodiscard]] std::vector<Evaluation> evaluate_all(const std::string& expression,
                                                       const std::vector<std::string>& others,
                                                       const CancelToken& cancel_token,
                                                       std::chrono::milliseconds limit);
    /// The outcome of a statement, whose effects are undone.
    [[nodiscard]] Outcome try_statement(const std::string& statement, const CancelToken& cancel_token,
                                        std::chrono::milliseconds limit);

private:
    void begin();
    /// While it lives, interrupts the session when the time is up or the token is cancelled.
    [[nodiscard]] Watchdog start_watchdog(const CancelToken& cancel_token, std::chrono::milliseconds limit);
    void take(const Answer& answer);
    [[nodiscard]] std::size_t count_unchanged(const std::vector<std::string>& statements) const;
    [[nodiscard]] bool undo_to(std::size_t count);
    [[nodiscard]] Outcome run_one(const std::string& statement, std::size_t number);
    void add_let_value(Outcome& outcome, const std::string& name);
    [[nodiscard]] Place place_of(const lang::Where& where) const;
    [[nodiscard]] PlacedMistake place_mistake(const lang::Diagnostic& mistake) const;
    [[nodiscard]] Evaluation let(const std::string& name, const std::string& expression);
    [[nodiscard]] std::shared_ptr<const Findings> findings() const;

    std::string path_;
    Host host_;
    LastResort last_resort_;
    std::function<void(const std::string&)> report_;
    std::unique_ptr<Session> session_;
    std::vector<std::shared_ptr<const Outcome>> done_;
    Outcome* current_ = nullptr;   ///< the statement that answers are added to
    bool is_interrupted_ = false;  ///< whether the last statement was
};

/// The thread that runs documents and evaluates queries, one after the other. If it cannot be stopped, it is abandoned,
/// and a new thread does the other tasks.
class Worker {
public:
    /// `wake` is called from the worker's thread when a run has new findings.
    Worker(const Environment& environment, std::function<void()> wake);
    /// Interrupts the current task.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// A document's URI and path.
    struct Subject {
        std::string uri, path;
    };
    using Work = std::function<void(Calculation& calculation, const CancelToken& cancel_token)>;
    /// Queues a task and returns the token that cancels it. A cancelled task still runs, but ends soon.
    CancelTokenPtr add(Subject subject, Work work);

    /// Queues a run of these statements, and cancels the document's last run.
    void run(const Subject& subject, std::vector<std::string> statements, std::chrono::milliseconds limit);
    /// Drops the document's session, so that the next run starts from the beginning.
    void forget(const std::string& uri);
    /// URIs of documents that were abandoned since the last call: their computations do not stop. They are not run
    /// again until they are forgotten.
    [[nodiscard]] std::vector<std::string> take_stuck();
    /// Findings of all runs since the last call, by URI.
    [[nodiscard]] std::map<std::string, std::shared_ptr<const Findings>> take_findings();
    /// Waits until no task is left.
    void settle();

private:
    struct Task {
        Subject subject;
        Work work;
        CancelTokenPtr cancel_token;
    };
    void start_thread();
    void work(std::size_t number);
    void abandon(const std::string& uri);
    [[nodiscard]] Calculation& calculation_of(const Subject& subject);
    void publish(const std::string& uri, std::shared_ptr<const Findings> findings);

    const Environment& environment_;
    std::function<void()> wake_;
    std::map<std::string, std::unique_ptr<Calculation>> calculations_;  ///< used by the last thread only
    std::vector<std::unique_ptr<Calculation>> abandoned_;
    std::set<std::string> stuck_;
    std::vector<std::string> newly_stuck_;
    std::mutex mutex_;
    std::condition_variable changes_;
    std::deque<Task> tasks_;
    CancelTokenPtr under_way_;
    std::map<std::string, CancelTokenPtr> runs_;
    std::map<std::string, std::shared_ptr<const Findings>> findings_;
    bool is_ending_ = false;
    std::vector<std::thread> threads_;  ///< the last one works, others were abandoned
};

}  // namespace cubelang::lsp
