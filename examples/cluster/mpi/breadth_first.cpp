#include "examples/cluster/mpi/breadth_first.hpp"

#include <algorithm>
#include <array>

namespace cubelang::cluster {
namespace {

Number own_numbers(const Numbering& numbering, unsigned ranks) { return numbering.size() / ranks + 1; }

class Counting {
public:
    Counting(const Numbering& numbering, Exchange& exchange, const CountOptions& options)
        : numbering_(numbering), exchange_(exchange), options_(options), for_rank_(exchange.ranks()) {
        share_ = fits_table(numbering, exchange.ranks(), options.memory)
                     ? table_share(own_numbers(numbering, exchange.ranks()))
                     : list_share();
    }

    Counted run() {
        if (exchange_.rank() == Numbering::solved() % exchange_.ranks()) share_->meet(std::array{Number{0}});
        while (end_level()) {
            if (static_cast<int>(result_.counts.size()) > options_.most) return ended(Counted::End::most);
            if (const auto end = pass_level()) return ended(*end);
        }
        return ended(Counted::End::all);
    }

private:
    Counted ended(Counted::End end) {
        result_.end = end;
        return std::move(result_);
    }
    void note_bytes() { result_.peak_bytes = std::max(result_.peak_bytes, share_->bytes()); }

    // False: there is no further level.
    bool end_level() {
        note_bytes();
        std::array<std::uint64_t, 1> states{share_->advance()};
        exchange_.sum(states);
        if (states[0] == 0) return false;
        result_.counts.push_back(states[0]);
        if (options_.counted) options_.counted(static_cast<int>(result_.counts.size()) - 1, states[0]);
        return true;
    }

    // Batch by batch, until no rank has any left; or why that was given up.
    std::optional<Counted::End> pass_level() {
        while (true) {
            fill_batch();
            std::array<std::uint64_t, 3> all{batch_.size(), options_.stop.stop_requested(), is_full()};
            exchange_.sum(all);
            if (all[1] > 0) return Counted::End::stopped;
            if (all[2] > 0) return Counted::End::memory;
            if (all[0] == 0) return std::nullopt;
            pass_batch();
        }
    }
    [[nodiscard]] bool is_full() {
        note_bytes();
        return share_->bytes() > options_.memory;
    }
    void fill_batch() {
        batch_.clear();
        share_->walk(options_.batch / numbering_.generators() + 1, batch_);
    }

    void pass_batch() {
        const Number ranks = exchange_.ranks(), rank = exchange_.rank();
        for (auto& list : for_rank_) list.clear();
        for (const auto own : batch_) {
            next_.clear();
            numbering_.append_neighbours(own * ranks + rank, next_);
            for (const auto state : next_) for_rank_[state % ranks].push_back(state / ranks);
        }
        for (Number to = 0; to < ranks; ++to) result_.sent += to == rank ? 0 : for_rank_[to].size();
        exchange_.swap(for_rank_, mine_);
        share_->meet(mine_);
    }

    const Numbering& numbering_;
    Exchange& exchange_;
    const CountOptions& options_;
    std::unique_ptr<Share> share_;
    std::vector<std::vector<Number>> for_rank_;
    std::vector<Number> batch_, next_, mine_;
    Counted result_;
};

}  // namespace

bool fits_table(const Numbering& numbering, unsigned ranks, std::size_t memory) {
    return table_bytes(own_numbers(numbering, ranks)) <= memory;
}

Counted count_distances(const Numbering& numbering, Exchange& exchange, const CountOptions& options) {
    return Counting(numbering, exchange, options).run();
}

}  // namespace cubelang::cluster
