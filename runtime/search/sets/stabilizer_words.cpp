#include "runtime/search/sets/stabilizer_words.hpp"

#include <algorithm>
#include <mutex>

#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search::sets {

/// Follows a word: its state and frame. At the end of each word, leaf(word, row, frame).
class StabilizerWords::Track {
public:
    explicit Track(const StabilizerWords& of) : of_(&of), width_(of.frames_.width()) {}

    void begin(const WordBranch& branch) {
        rows_.assign(width_ * (branch.word.size() + static_cast<std::size_t>(branch.rest) + 1), perm::identity());
        frames_.assign(rows_.size() / width_, 0);
        for (const auto generator : branch.word) step(0, 0, generator);
    }
    void expand(std::size_t, std::span<const GeneratorWords::Step>, int) const {}
    bool enter(std::size_t depth, std::size_t, std::uint16_t generator, int) {
        step(depth, depth + 1, generator);
        return true;
    }
    [[nodiscard]] bool is_answer(const GeneratorWord&) const { return true; }
    [[nodiscard]] const perm::Block* row(std::size_t depth) const { return rows_.data() + depth * width_; }
    [[nodiscard]] Frame frame(std::size_t depth) const { return frames_[depth]; }

private:
    void step(std::size_t from, std::size_t to, std::uint16_t generator) {
        const auto frame = frames_[from];
        perm::kernel().multiply(row(from), of_->frames_.effect(frame, generator), rows_.data() + to * width_, width_);
        frames_[to] = of_->frames_.after(frame, generator);
    }

    const StabilizerWords* of_;
    std::size_t width_;
    perm::Blocks rows_;
    std::vector<Frame> frames_;
};

namespace {

std::vector<Generator> with_unit_costs(std::vector<Generator> generators) {
    for (auto& generator : generators) generator.cost = 1;
    return generators;
}

std::vector<std::uint16_t> inverses_of(std::span<const Generator> generators) {
    std::vector<std::uint16_t> inverses;
    for (const auto& generator : generators) {
        const auto at = std::ranges::find(generators, cube::inverse(generator.turn), &Generator::turn);
        inverses.push_back(static_cast<std::uint16_t>(at - generators.begin()));
    }
    return inverses;
}

}  // namespace

StabilizerWords::StabilizerWords(cube::Cube cube, std::vector<Generator> generators, const Orbits& orbits,
                                 SearchLimits limits)
    : cube_(cube),
      generators_(with_unit_costs(std::move(generators))),
      inverse_(inverses_of(generators_)),
      limits_(std::move(limits)),
      words_(generators_, cube.n),
      frames_(cube, generators_),
      codes_(generators_.size()),
      places_(orbits, frames_.width()),
      counts_{1} {}

// Calls leaf(word, row, frame) for all words of a length.
template <class Leaf>
bool StabilizerWords::walk(int length, const Leaf& leaf) {
    const WordWalk<Track> start(generators_, words_, Track(*this));
    constexpr std::size_t branches = 400;
    const auto all = split(start, {{.rest = length}}, branches, length);
    run_tasks(all.size(), thread_count(limits_.threads), [&](std::size_t i, unsigned) {
        WordWalk<Track> walk(start);
        const auto at_leaf = [&](const GeneratorWord& word, std::size_t depth) {
            leaf(word, walk.track().row(depth), walk.track().frame(depth));
            return true;
        };
        const auto pause = [&](std::uint64_t nodes) {
            reporter_.count(nodes);
            return !limits_.stop.stop_requested();
        };
        if (!limits_.stop.stop_requested()) walk.walk(all[i], at_leaf, pause);
    });
    return !limits_.stop.stop_requested();
}

// Is there room for a table of the words of this length, one more than of those that were counted?
bool StabilizerWords::fits(int length) const {
    const auto longest = static_cast<int>(codes_.longest());
    const auto next = static_cast<double>(counts_.back()) * static_cast<double>(generators_.size());
    const auto bytes = next * static_cast<double>(WordTable::bytes);
    return length <= longest && bytes <= static_cast<double>(limits_.memory) && next < 4e9;
}

bool StabilizerWords::make_table() {
    table_ = std::make_unique<WordTable>(counts_.back() * generators_.size());
    if (!walk(half_, [&](const GeneratorWord&, const perm::Block* row, Frame frame) {
            table_->count(places_.key(row, frame));
        }))
        return false;
    table_->place();
    const bool done = walk(half_, [&](const GeneratorWord& word, const perm::Block* row, Frame frame) {
        table_->put({places_.key(row, frame), codes_.code(word)});
    });
    counts_.push_back(table_->size());
    return done;
}

// The canonical word of both together, unless it is shorter, is found from another pair too, or two keys were equal by
// chance.
std::optional<StabilizerWords::Found> StabilizerWords::joined(const GeneratorWord& first,
                                                              const GeneratorWord& second) const {
    auto word = first;
    for (auto at = second.size(); at-- > 0;) word.push_back(inverse_[second[at]]);
    auto canonical = words_.canonical(word);
    if (canonical.size() != word.size() || !std::equal(first.begin(), first.end(), canonical.begin()))
        return std::nullopt;
    auto state = frames_.state_of(canonical);
    if (!places_.are_kept_by(state)) return std::nullopt;
    return Found{std::move(canonical), std::move(state)};
}

bool StabilizerWords::find(int length, const std::function<void(const Found&)>& found) {
    reporter_.begin(length);
    // The table grows with the length, as long as it fits.
    while (length > 2 * half_ && fits(half_ + 1)) {
        ++half_;
        if (!make_table()) return false;
    }
    std::mutex mutex;
    const bool done = walk(length - half_, [&](const GeneratorWord& second, const perm::Block* row, Frame frame) {
        Row seen(frames_.size() > 1 ? frames_.width() : 0);
        for (std::size_t first = 0; first < frames_.size(); ++first) {
            const auto c = frames_.quotient(static_cast<Frame>(first), frame);
            if (c != 0) frames_.turn(c, row, seen.data());
            table_->find(places_.key(c == 0 ? row : seen.data(), static_cast<Frame>(first)), [&](std::uint64_t code) {
                const auto word = joined(codes_.word(code, static_cast<std::size_t>(half_)), second);
                const std::lock_guard lock(mutex);
                if (word) found(*word);
            });
        }
    });
    if (done) reporter_.searched(length);
    return done;
}

}  // namespace cubelang::search::sets
