// cube_distances: distances of a group counted by all ranks of `mpirun`. The counts go to standard output, a line a
// level as soon as it is known; what it took goes to standard error. Exit status 0: counted to the end, or as far as
// asked; 1: memory or patience ended first, and all that is printed is right; 2: the command line is wrong.

#include <sys/resource.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <new>
#include <numeric>

#include <fmt/format.h>
#include <mpi.h>

#include "examples/cluster/mpi/asked.hpp"
#include "examples/cluster/mpi/breadth_first.hpp"

namespace {

using namespace cubelang::cluster;
using End = Counted::End;

unsigned answer_of(int (*question)(MPI_Comm, int*)) {
    int answer = 0;
    question(MPI_COMM_WORLD, &answer);
    return static_cast<unsigned>(answer);
}

// Where each part begins if they lie one behind the other; the sum of all.
std::size_t place(const std::vector<int>& counts, std::vector<int>& begins) {
    std::exclusive_scan(counts.begin(), counts.end(), begins.begin(), 0);
    return static_cast<std::size_t>(begins.back() + counts.back());
}

// Ranks that are processes of MPI, on one machine or many. An error of MPI ends all of them, as is its default.
class MpiExchange final : public Exchange {
public:
    MpiExchange();
    [[nodiscard]] unsigned rank() const override { return rank_; }
    [[nodiscard]] unsigned ranks() const override { return ranks_; }
    void swap(const std::vector<std::vector<std::uint64_t>>& for_rank, std::vector<std::uint64_t>& mine) override;
    void sum(std::span<std::uint64_t> numbers) override;

private:
    unsigned rank_ = 0, ranks_ = 1;
    std::vector<int> out_, out_at_, in_, in_at_;  ///< how many for and from each rank, and where they begin
    std::vector<std::uint64_t> outgoing_;
};

MpiExchange::MpiExchange()
    : rank_(answer_of(MPI_Comm_rank)),
      ranks_(answer_of(MPI_Comm_size)),
      out_(ranks_),
      out_at_(ranks_),
      in_(ranks_),
      in_at_(ranks_) {}

void MpiExchange::swap(const std::vector<std::vector<std::uint64_t>>& for_rank, std::vector<std::uint64_t>& mine) {
    outgoing_.clear();
    for (std::size_t to = 0; to < ranks_; ++to) {
        out_[to] = static_cast<int>(for_rank[to].size());
        outgoing_.insert(outgoing_.end(), for_rank[to].begin(), for_rank[to].end());
    }
    place(out_, out_at_);
    MPI_Alltoall(out_.data(), 1, MPI_INT, in_.data(), 1, MPI_INT, MPI_COMM_WORLD);
    mine.resize(place(in_, in_at_));
    MPI_Alltoallv(outgoing_.data(), out_.data(), out_at_.data(), MPI_UINT64_T, mine.data(), in_.data(), in_at_.data(),
                  MPI_UINT64_T, MPI_COMM_WORLD);
}

void MpiExchange::sum(std::span<std::uint64_t> numbers) {
    MPI_Allreduce(MPI_IN_PLACE, numbers.data(), static_cast<int>(numbers.size()), MPI_UINT64_T, MPI_SUM,
                  MPI_COMM_WORLD);
}

std::atomic<bool> stop_asked = false;
void ask_to_stop(int /*signal*/) { stop_asked = true; }

// What mpirun passes on when it is interrupted is SIGTERM.
void watch_signals() {
    std::signal(SIGINT, ask_to_stop);
    std::signal(SIGTERM, ask_to_stop);
}

std::uint64_t peak_memory() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<std::uint64_t>(used.ru_maxrss) << 10U;
}

// Of all ranks together: the share's bytes, the process's, states sent.
void report(const Counted& counted, MpiExchange& exchange, bool by_table, double seconds) {
    std::array<std::uint64_t, 3> all{counted.peak_bytes, peak_memory(), counted.sent};
    exchange.sum(all);
    if (exchange.rank() != 0) return;
    std::uint64_t states = 0;
    for (const auto count : counted.counts) states += count;
    fmt::print(stderr, "{} states in {:.2f} s by {} rank{}, kept in {}: {} MB of states, {} MB of processes, {} sent\n",
               states, seconds, exchange.ranks(), exchange.ranks() == 1 ? "" : "s", by_table ? "a table" : "lists",
               all[0] >> 20U, all[1] >> 20U, all[2]);
    const auto far = static_cast<int>(counted.counts.size()) - 1;
    if (counted.end == End::memory)
        fmt::print(stderr, "complete up to distance {}: the next needs more memory; more ranks, or --memory, have it\n",
                   far);
    if (counted.end == End::stopped) fmt::print(stderr, "interrupted: complete up to distance {}\n", far);
}

int count(const Asked& asked, MpiExchange& exchange) {
    const auto numbering = Numbering::of(asked.cube, asked.generators);
    if (!numbering) throw WrongArguments("these moves make states that need more than 64 bits to be numbered");
    CountOptions options{.most = asked.most, .memory = asked.memory, .stop = &stop_asked};
    if (exchange.rank() == 0) {
        fmt::print("distance\tstates\n");
        options.counted = [](int distance, std::uint64_t states) {
            fmt::print("{}\t{}\n", distance, states);
            std::fflush(stdout);
        };
    }
    const auto begin = std::chrono::steady_clock::now();
    const auto counted = count_distances(*numbering, exchange, options);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    report(counted, exchange, fits_table(*numbering, exchange.ranks(), asked.memory), taken.count());
    return counted.end == End::all || counted.end == End::most ? 0 : 1;
}

// Every rank reads the same command line and finds the same mistake; the first tells of it.
int run(const std::vector<std::string>& arguments) {
    MpiExchange exchange;
    try {
        const auto asked = asked_by(arguments);
        if (!asked.help) return count(asked, exchange);
        if (exchange.rank() == 0) fmt::print("{}", usage());
        return 0;
    } catch (const WrongArguments& wrong) {
        if (exchange.rank() == 0) fmt::print(stderr, "cube_distances: {}\n{}", wrong.what(), usage());
        return 2;
    }
}

}  // namespace

int main(int count, char** words) {
    MPI_Init(&count, &words);
    watch_signals();
    try {
        const int status = run({words + 1, words + count});
        MPI_Finalize();
        return status;
    } catch (const std::bad_alloc&) {  // of this rank alone: the others would wait for it
        fmt::print(stderr, "cube_distances: a rank has no memory left; a smaller --memory lets it end in time\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    return 1;
}
