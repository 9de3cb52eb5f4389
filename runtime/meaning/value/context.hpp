#pragma once
// What every evaluation shares: the current cube, the word to stop, and the world outside.

#include <memory>
#include <string>

#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/performer.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

struct Kept;

/// The file by the name that it is read by: in a sandbox the real one, and an error if it is outside.
[[nodiscard]] std::string readable(const Host& host, const std::string& path, const lang::Where& here);

/// One for each interpreter, whose statements run one at a time: of all this only the stop token and `report` are meant
/// for other threads too. The host outlives it.
class Context {
public:
    explicit Context(const Host& host = no_host(), StopToken stop = {});
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    void set_cube(cube::Cube cube);

    /// The permutation of a word on the current cube. Errors point at the move, with a note at `here` if that is
    /// elsewhere.
    [[nodiscard]] cube::State perform(const cube::WordPtr& word, const lang::Where& here);

    [[nodiscard]] const Host& host() const { return host_; }
    /// What drawings are made to fit.
    [[nodiscard]] const render::Screen& screen() const { return host_.screen; }
    /// Writes a file by way of the host; where that does not, or cannot, an error.
    void write_file(const std::string& path, const std::string& text, const lang::Where& here) const;
    /// A file of data by way of the host; where that does not, or cannot, an error.
    [[nodiscard]] std::unique_ptr<ByteSource> open_data(const std::string& path, const lang::Where& here) const;
    /// Writes one; one that is there is an error unless it may be replaced.
    void write_data(const std::string& path, bool may_replace, const DataContent& content,
                    const lang::Where& here) const;
    /// Tells the host how far a long computation has come.
    void report(const std::string& progress) const {
        if (host_.report) host_.report(progress);
    }
    [[nodiscard]] bool is_watched() const { return static_cast<bool>(host_.report); }

    /// For what looks at it every now and then.
    [[nodiscard]] StopToken stop_token() const noexcept { return stop_; }
    [[nodiscard]] bool stopped() const noexcept { return stop_.stop_requested(); }
    /// Throws the error of an interrupted computation if stopped.
    void check_stop(const lang::Where& here) const;

    /// What built-ins keep from one call to the next; null until they make it (eval/kept.hpp).
    [[nodiscard]] std::shared_ptr<Kept>& kept() { return kept_; }

private:
    const Host& host_;
    StopToken stop_;
    cube::Cube cube_;
    std::unique_ptr<cube::Performer> performer_;  ///< for the current cube; made when first needed
    std::shared_ptr<Kept> kept_;
};

}  // namespace cubelang::eval
