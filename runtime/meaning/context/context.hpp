#pragma once
// State shared by the evaluations of an interpreter: the current cube, the host's files, remarks, the stop token.

#include <memory>
#include <string>

#include "runtime/meaning/context/current_cube.hpp"
#include "runtime/meaning/context/host_files.hpp"
#include "runtime/meaning/context/remarks.hpp"
#include "runtime/render/scheme.hpp"

namespace cubelang::meaning {

struct BuiltInCaches;
class LocalStack;

/// One for each interpreter, which runs one statement at a time: only the stop token and `report` may be used by
/// other threads.
class Context : public CurrentCube, public HostFiles, public Remarks {
public:
    /// The host must outlive it.
    explicit Context(const Host& host = no_host(), StopToken stop = {}) : HostFiles(host), stop_(stop) {}
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    /// The permutation of a word on the current cube. Errors point at the move, with a note at `here` if that is
    /// another place.
    [[nodiscard]] cube::State perform(const cube::WordPtr& word, const lang::Where& here) {
        return CurrentCube::perform(word, here, stop_);
    }

    /// The colours of pictures that name none: the session's `scheme`.
    [[nodiscard]] const render::Scheme& scheme() const { return scheme_; }
    void set_scheme(const render::Scheme& scheme) { scheme_ = scheme; }

    /// The notation of the statement that runs, or of the last one: that of texts which are read meanwhile.
    [[nodiscard]] bool has_inner_letters() const { return has_inner_letters_; }
    void set_inner_letters(bool wanted) { has_inner_letters_ = wanted; }

    /// The size that drawings should fit.
    [[nodiscard]] const render::Screen& screen() const { return host().screen; }
    /// Reports the progress of a long computation to the host.
    void report(const std::string& progress) const {
        if (host().report) host().report(progress);
    }
    [[nodiscard]] bool is_watched() const { return static_cast<bool>(host().report); }
    /// The memory of a search for its own tables, in bytes.
    [[nodiscard]] std::size_t search_memory() const;

    /// For code that polls it.
    [[nodiscard]] StopToken stop_token() const noexcept { return stop_; }
    [[nodiscard]] bool stopped() const noexcept { return stop_.stop_requested(); }
    /// Throws the interruption error if a stop was requested.
    void check_stop(const lang::Where& here) const { check_stop(here.source, here.span); }
    void check_stop(const lang::SourcePtr& source, lang::Span span) const {
        if (stopped()) interrupt(source, span);
    }

    /// The names of the functions that run; null until the first call (eval/code.hpp).
    [[nodiscard]] std::shared_ptr<LocalStack>& locals() { return locals_; }

    /// Caches of the built-ins; null until first used (bind/built_in_caches.hpp).
    [[nodiscard]] std::shared_ptr<BuiltInCaches>& built_in_caches() { return built_in_caches_; }

private:
    [[noreturn]] static void interrupt(const lang::SourcePtr& source, lang::Span span);

    StopToken stop_;
    render::Scheme scheme_ = render::usual_scheme;
    bool has_inner_letters_ = false;
    std::shared_ptr<LocalStack> locals_;
    std::shared_ptr<BuiltInCaches> built_in_caches_;
};

}  // namespace cubelang::meaning
