#include "runtime/search/sets/cheap_words.hpp"

#include <algorithm>
#include <array>
#include <mutex>

namespace cubelang::search::sets {
namespace {

using execution::TurnCosts;

std::vector<std::vector<execution::HandTurn>> hand_turns(std::span<const Generator> generators, int n) {
    std::vector<std::vector<execution::HandTurn>> all;
    for (const auto& generator : generators) all.push_back(execution::hand_turns(generator.move, n));
    return all;
}

constexpr std::size_t longest = 60;  // turns; no search reaches longer words

}  // namespace

/// Walks the words of a half that cost at most `most`; visit(word, row, frame, cost) for each.
class CheapWords::Walk {
public:
    Walk(const CheapWords& of, Half half, Cost most)
        : of_(of),
          half_(half),
          most_(most),
          width_(of.frames_.width()),
          scratch_(of.costs_.scratch()),
          rows_(width_ * (longest + 1), perm::identity()) {
        ends_[0] = of.costs_.start();
    }

    /// All words that begin with these turns, or only the word itself and those before it.
    template <class Visit>
    bool from(std::span<const RunOrders::Step> prefix, bool is_whole, const Visit& visit) {
        word_.clear();
        for (std::size_t depth = 0; depth < prefix.size(); ++depth) {
            if (!enter(depth, prefix[depth].generator)) return true;
            word_.push_back(prefix[depth].generator);
        }
        if (!is_whole) return visit(word_, row(word_.size()), frames_[word_.size()], cost_[word_.size()]);
        return descend(prefix.size(), prefix.empty() ? RunOrders::start : prefix.back().node, visit);
    }

private:
    [[nodiscard]] perm::Block* row(std::size_t depth) { return rows_.data() + depth * width_; }

    bool enter(std::size_t depth, std::uint16_t generator) {
        if (depth == 0 && half_ == Half::rest)
            begin_rest(generator);
        else if (!add_cost(depth, generator))
            return false;
        perm::kernel().multiply(row(depth), of_.frames_.effect(frames_[depth], generator), row(depth + 1), width_);
        frames_[depth + 1] = of_.frames_.after(frames_[depth], generator);
        return true;
    }
    void begin_rest(std::uint16_t generator) {
        ends_[1] = of_.first_[generator].ends;
        turned_[1] = of_.first_[generator].turned;
        cost_[1] = 0;
        may_continue_[1] = true;
    }
    // The hands are followed only where the word can go on.
    bool add_cost(std::size_t depth, std::uint16_t generator) {
        const auto& costs = of_.costs_;
        if (depth == 0 && of_.without_[generator]) return false;
        if (depth > 0 && cost_[depth] + costs.least(word_.back(), generator) > most_) return false;
        auto& turned = turned_[depth + 1];
        auto& cost = cost_[depth + 1];
        turned = turned_[depth];
        cost = costs.least_after(ends_[depth], turned, generator, scratch_);
        if (cost > most_) return false;
        may_continue_[depth + 1] = cost + costs.least_after(generator) <= most_;
        if (!may_continue_[depth + 1]) return true;
        turned = turned_[depth];
        costs.after(ends_[depth], turned, generator, most_, ends_[depth + 1], scratch_);
        return true;
    }
    template <class Visit>
    bool descend(std::size_t depth, std::uint32_t node, const Visit& visit) {
        if (!visit(word_, row(depth), frames_[depth], cost_[depth])) return false;
        if (depth == longest || !may_continue_[depth]) return true;
        for (const auto& step : of_.orders_.after(node)) {
            if (!enter(depth, step.generator)) continue;
            word_.push_back(step.generator);
            const bool may_continue = descend(depth + 1, step.node, visit);
            word_.pop_back();
            if (!may_continue) return false;
        }
        return true;
    }

    const CheapWords& of_;
    Half half_;
    Cost most_;
    std::size_t width_;
    TurnCosts::Scratch scratch_;
    GeneratorWord word_;
    // By depth.
    perm::Blocks rows_;
    std::array<TurnCosts::Ends, longest + 1> ends_;
    std::array<Frame, longest + 1> frames_{};
    std::array<Cost, longest + 1> cost_{};
    std::array<TurnCosts::Turned, longest + 1> turned_{};
    std::array<bool, longest + 1> may_continue_{true};
};

CheapWords::CheapWords(cube::Cube cube, std::vector<Generator> generators, const execution::Automaton& hands,
                       const Orbits& orbits, const std::vector<bool>& without, SearchLimits limits)
    : cube_(cube),
      generators_(std::move(generators)),
      without_(without),
      limits_(std::move(limits)),
      words_(generators_, cube.n),
      orders_(generators_, cube.n),
      frames_(cube, generators_),
      costs_(hands, hand_turns(generators_, cube.n)),
      codes_(generators_.size()),
      places_(orbits, frames_.width()) {
    for (std::size_t g = 0; g < generators_.size(); ++g) {
        auto& [ends, turned] = first_.emplace_back();
        ends = costs_.freely_after(g, turned);
    }
}

template <class Visit>
bool CheapWords::walk(Half half, Cost most, const Visit& visit) {
    using Prefix = std::vector<RunOrders::Step>;
    std::vector<Prefix> prefixes{{}};
    const auto start = orders_.after(RunOrders::start);
    for (const auto& first : start) {
        prefixes.push_back({first});
        for (const auto& second : orders_.after(first.node)) prefixes.push_back({first, second});
    }
    constexpr std::uint64_t between_pauses = 1 << 13;
    run_tasks(prefixes.size(), thread_count(limits_.threads), [&](std::size_t i, unsigned) {
        if (limits_.stop.stop_requested()) return;
        std::uint64_t nodes = 0;
        static_cast<void>(Walk(*this, half, most).from(prefixes[i], prefixes[i].size() == 2, [&](const auto&... at) {
            visit(at...);
            if (++nodes % between_pauses != 0) return true;
            reporter_.count(between_pauses);
            return !limits_.stop.stop_requested();
        }));
    });
    return !limits_.stop.stop_requested();
}

// The largest cost, up to the wanted one, of beginnings that fit into a table; nullopt if stopped.
std::optional<CheapWords::Cost> CheapWords::table_cost(Cost wanted) {
    constexpr Cost step = 1000;
    std::vector<std::atomic<std::uint64_t>> counts(static_cast<std::size_t>(wanted / step) + 1);
    std::atomic<Cost> too_long = wanted + 1;  // the least cost of a word without a code
    const bool done = walk(Half::beginning, wanted, [&](const GeneratorWord& word, auto*, Frame, Cost cost) {
        counts[static_cast<std::size_t>(cost / step)].fetch_add(1, std::memory_order_relaxed);
        if (word.size() <= codes_.longest()) return;
        auto least = too_long.load();
        while (cost < least && !too_long.compare_exchange_weak(least, cost)) {
        }
    });
    if (!done) return std::nullopt;
    const auto room = std::min<std::uint64_t>(limits_.memory / WordTable::bytes, 4'000'000'000);
    table_words_ = 0;
    Cost most = 0;
    for (const auto& count : counts) {
        if (table_words_ + count > room || most + step > too_long) break;
        table_words_ += count;
        most += step;
    }
    return std::min(wanted, most - 1);
}

bool CheapWords::make_table(Cost most) {
    const auto found = table_cost(most);
    if (!found) return false;
    table_most_ = *found;
    table_ = std::make_unique<WordTable>(table_words_);
    const bool counted = walk(Half::beginning, table_most_, [&](const auto&, const auto* row, Frame frame, Cost) {
        table_->count(places_.key(row, frame));
    });
    if (!counted) return false;
    table_->place();
    return walk(Half::beginning, table_most_, [&](const auto& word, const auto* row, Frame frame, Cost) {
        table_->put({places_.key(row, frame), codes_.code_with_length(word)});
    });
}

// The word of both, if it was to be found: no commuting run goes on across the cut with too many turns, it costs
// neither too much nor too little, was cut here, and preserves the orbits, which equal keys do not prove.
std::optional<CheapWords::Found> CheapWords::joined(const GeneratorWord& beginning, const GeneratorWord& rest,
                                                    Cost above, Cost most) const {
    auto word = beginning;
    word.insert(word.end(), rest.begin(), rest.end());
    if (!orders_.contain(word)) return std::nullopt;
    Cost cost = 0, rest_cost = 0;  // of the turns that follow, at least
    for (std::size_t i = 1; i < word.size(); ++i) rest_cost += costs_.least(word[i - 1], word[i]);
    TurnCosts::Turned turned;
    auto ends = costs_.start();
    TurnCosts::Ends next;
    thread_local TurnCosts::Scratch scratch;  // `after` clears it
    if (scratch.size() != costs_.states()) scratch = costs_.scratch();
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (i > 0) rest_cost -= costs_.least(word[i - 1], word[i]);
        cost = costs_.after(ends, turned, word[i], most - rest_cost, next, scratch);
        if (cost > most || (i == beginning.size() && cost <= table_most_)) return std::nullopt;
        std::swap(ends, next);
    }
    if (cost <= above) return std::nullopt;
    auto state = frames_.state_of(word);
    if (!places_.are_kept_by(state)) return std::nullopt;
    return Found{std::move(word), std::move(state), cost};
}

bool CheapWords::find(Cost above, Cost most, const std::function<void(const Found&)>& found) {
    reporter_.begin(most / 1000);
    const auto begin = std::ranges::min_element(costs_.start(), {}, &TurnCosts::End::cost)->cost;
    // Where both halves take about as long: a rest is looked up in each frame, and its first turn costs nothing.
    const Cost more = frames_.size() == 1 ? 100'000 : 170'000;
    if (!make_table(std::max(begin, (most + begin + more) / 2))) return false;
    std::mutex mutex;
    const auto look_up = [&](const GeneratorWord& rest, const perm::Block* row, Frame, Cost) {
        thread_local perm::Blocks back, seen;
        back.resize(frames_.width());
        seen.resize(frames_.width());
        for (std::size_t block = 0; block < back.size(); ++block) back[block] = perm::inverse(row[block]);
        for (std::size_t first = 0; first < frames_.size(); ++first) {
            const auto frame = static_cast<Frame>(first);
            if (frame != 0) frames_.turn(frame, back.data(), seen.data());
            table_->find(places_.key(frame == 0 ? back.data() : seen.data(), frame), [&](std::uint64_t code) {
                const auto word = joined(codes_.word_with_length(code), rest, above, most);
                if (!word) return;
                const std::lock_guard lock(mutex);
                found(*word);
            });
        }
    };
    const bool done = walk(Half::rest, std::max(0, most - table_most_ - 1), look_up);
    if (done) reporter_.searched(most / 1000);
    return done;
}

}  // namespace cubelang::search::sets
