#pragma once
// A document, run in a session of its own that writes nothing and reads only what lies beside it. What has been run is
// not run again as long as nothing before it changes. One thread has it.

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "front/lsp/findings.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::lsp {

/// `initializationOptions`, or `cube` in the client's configuration.
struct Settings {
    bool run = true;                                ///< documents are run, to show what comes of them
    std::chrono::milliseconds limit{10'000};        ///< for all of a document, and for one question about it
    std::chrono::milliseconds long_limit{120'000};  ///< for a search that was asked for
    bool inlay_hints = true;
    bool code_lenses = true;
};

struct Surroundings {
    /// How files are read, and where tables are kept. Nothing is written, and what is read lies beside the document.
    Host host{};
    /// How long a request takes at most that needs what is worked out elsewhere, before it answers without.
    std::chrono::milliseconds patience{25};
};

class Calculation {
public:
    Calculation(const Surroundings& surroundings, std::string path);
    Calculation(const Calculation&) = delete;
    Calculation& operator=(const Calculation&) = delete;

    /// As a script, but that it goes on after an assertion that is false: up to the first mistake, or until it is late.
    [[nodiscard]] std::shared_ptr<const Findings> run(const std::vector<std::string>& statements, const Ticket& ticket,
                                                      std::chrono::milliseconds limit);

    /// How far a long question has come.
    void set_report(std::function<void(const std::string&)> report) { report_ = std::move(report); }
    /// Questions to what the document has defined leave no trace: what an expression comes to, or why to nothing.
    struct Worked {
        Told value{};
        std::string problem{};
        bool is_interrupted = false;
    };
    [[nodiscard]] Worked work_out(const std::string& expression, const Ticket& ticket, std::chrono::milliseconds limit);
    /// The same of several, where {} is the value of the first.
    [[nodiscard]] std::vector<Worked> work_out_all(const std::string& expression,
                                                   const std::vector<std::string>& others, const Ticket& ticket,
                                                   std::chrono::milliseconds limit);
    /// A statement, run to see what it says.
    [[nodiscard]] Outcome tried(const std::string& statement, const Ticket& ticket, std::chrono::milliseconds limit);

private:
    void begin();
    /// While it lives, what is computed ends when it is late or its ticket is cancelled.
    [[nodiscard]] Watchdog watched(const Ticket& ticket, std::chrono::milliseconds limit);
    void take(const Answer& answer);
    [[nodiscard]] std::size_t kept(const std::vector<std::string>& statements) const;
    [[nodiscard]] bool go_back_to(std::size_t count);
    [[nodiscard]] Outcome run_one(const std::string& statement, std::size_t number);
    void name_value(Outcome& outcome, const std::string& name);
    [[nodiscard]] Place placed(const lang::Where& where) const;
    [[nodiscard]] PlacedMistake placed(const lang::Diagnostic& mistake) const;
    [[nodiscard]] Worked let(const std::string& name, const std::string& expression);
    [[nodiscard]] std::shared_ptr<const Findings> findings() const;

    std::string path_;
    Host host_;
    std::function<void(const std::string&)> report_;
    std::unique_ptr<Session> session_;
    std::vector<std::shared_ptr<const Outcome>> done_;
    Outcome* current_ = nullptr;   ///< what answers belong to
    bool is_interrupted_ = false;  ///< the last statement
};

/// The thread on which documents are run and questions are worked out, one after the other.
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
