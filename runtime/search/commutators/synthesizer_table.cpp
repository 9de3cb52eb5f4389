#include "runtime/search/commutators/synthesizer_table.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "runtime/search/commutators/front_words.hpp"
#include "runtime/search/space/key_table.hpp"

namespace cubelang::search::commutators {
namespace {

using cube::BasicAlgorithm;
using perm::Blocks;

struct Entry {
    FrontTask task;
    std::optional<GeneratorWord> word;
};
using Group = std::vector<Entry>;  ///< all with the same `own` place

// The words v of up to four turns, by the key of the front stickers without that of place `own`.
class HalfWords {
public:
    HalfWords(const FrontWords& front, std::optional<int> own) : front_(front), own_(own) {}

    void add_up_to(int length) {
        for (; length_ < length; ++length_) {
            auto walk = walk_of(front_, length_ + 1);
            const auto answer = [&](const GeneratorWord& word, std::size_t depth) {
                add(word, walk.track().state(depth));
                return true;
            };
            walk.walk({{}, GeneratorWords::start, length_ + 1, 0}, answer, [](std::uint64_t) { return true; });
        }
    }
    [[nodiscard]] std::uint64_t key(const Blocks& state) const {
        return front_.key(state) - (own_ ? front_.key(state, *own_) : 0);
    }
    /// w v' for the word v with this key; nothing if there is no such v.
    [[nodiscard]] std::optional<GeneratorWord> join(GeneratorWord w, std::uint64_t key) const {
        const auto at = table_.find(key);
        if (!at) return std::nullopt;
        const auto& v = words_[*at];
        for (auto turn = v.rbegin(); turn != v.rend(); ++turn)
            if (*turn != no_turn) w.push_back(inverse(*turn));
        return w;
    }

private:
    static constexpr std::uint16_t no_turn = 0xFFFF;
    // The generators of a layer are its turns by 1, 2 and 3 quarters.
    static std::uint16_t inverse(std::uint16_t g) { return static_cast<std::uint16_t>(g / 3 * 3 + 2 - g % 3); }

    void add(const GeneratorWord& word, const Blocks& state) {
        if (!table_.insert(key(state), static_cast<std::uint32_t>(words_.size()))) return;
        words_.push_back({no_turn, no_turn, no_turn, no_turn});
        std::ranges::copy(word, words_.back().begin());
    }

    const FrontWords& front_;
    std::optional<int> own_;
    int length_ = -1;
    KeyTable table_;
    std::vector<std::array<std::uint16_t, 4>> words_;
};

class GroupSearch {
public:
    GroupSearch(const FrontWords& front, const TableOptions& options, Group& group)
        : front_(front), options_(options), group_(group), half_words_(front, group.front().task.own) {}

    /// Returns the length up to which the search is complete.
    int run() {
        for (int length = 0; length <= std::min(options_.most_turns, 8); ++length) {
            search(length);
            if (stopped()) return length - 1;
            if (std::ranges::all_of(group_, [](const Entry& entry) { return entry.word.has_value(); })) break;
        }
        return options_.most_turns;
    }

private:
    using Words = std::vector<std::optional<GeneratorWord>>;
    [[nodiscard]] bool stopped() const { return options_.limits.stop.stop_requested(); }

    // Searches all algorithms of this length.
    void search(int length) {
        half_words_.add_up_to(length / 2);
        const int half = length - length / 2;
        const auto branches = branches_of(front_, half);
        std::vector<Words> found(branches.size(), Words(group_.size()));
        const auto threads = half > 2 ? thread_count(options_.limits.threads) : 1;
        run_tasks(branches.size(), threads,
                  [&](std::size_t i, unsigned) { match_branch(branches[i], half, found[i]); });
        // The first branch with a word decides, so that the choice does not depend on the threads.
        for (auto& words : found)
            for (std::size_t i = 0; i < group_.size(); ++i)
                if (!group_[i].word && words[i]) group_[i].word = front_.words.canonical(*words[i]);
    }

    void match_branch(const WordBranch& branch, int length, Words& found) const {
        auto walk = walk_of(front_, length);
        const auto answer = [&](const GeneratorWord& w, std::size_t depth) {
            match(w, walk.track().state(depth), found);
            return !stopped();
        };
        walk.walk(branch, answer, [&](std::uint64_t) { return !stopped(); });
    }

    // Looks for a v that moves the front stickers as w does, and the destination's sticker as w moves the origin.
    void match(const GeneratorWord& w, const Blocks& state, Words& found) const {
        const auto key = half_words_.key(state);
        for (std::size_t i = 0; i < group_.size(); ++i) {
            if (group_[i].word || found[i]) continue;
            const auto& task = group_[i].task;
            const auto match_key = key - front_.key(state, task.destination) +
                                   front_.key(task.destination, FrontWords::at(state, task.origin));
            auto word = half_words_.join(w, match_key);
            if (word && front_.solves(*word, task)) found[i] = std::move(word);
        }
    }

    const FrontWords& front_;
    const TableOptions& options_;
    Group& group_;
    HalfWords half_words_;
};

// Entries that are images of one another under symmetries are searched once.
class Table {
public:
    Table(int n, std::span<const BasicAlgorithm> entries, const TableOptions& options)
        : front_(n), entries_(entries), options_(options) {
        for (const auto& entry : entries) {
            images_.push_back(least_image(front_.front, front_.cube, task_of(front_.front, front_.cube, entry)));
            if (!entry.rotation) entry_of(images_.back().task);
        }
    }

    TableEntries run() {
        TableEntries result{{}, options_.most_turns};
        std::uint64_t done = 0;
        for (auto& [own, group] : groups_) {
            result.searched = std::min(result.searched, GroupSearch(front_, options_, group).run());
            if (options_.limits.progress) options_.limits.progress({.part = ++done, .parts = groups_.size()});
        }
        for (std::size_t i = 0; i < entries_.size(); ++i) result.algorithms.push_back(algorithm(i));
        return result;
    }

private:
    Entry& entry_of(const FrontTask& task) {
        auto& group = groups_[task.own];
        const auto at = std::ranges::find(group, task, &Entry::task);
        return at != group.end() ? *at : group.emplace_back(Entry{task, {}});
    }
    std::optional<std::vector<cube::Move>> algorithm(std::size_t i) {
        if (entries_[i].rotation) {
            const auto index = std::get<std::int64_t>(cube::index_of(front_.cube, entries_[i]));
            return cube::rotation_moves(front_.cube, static_cast<int>(index));
        }
        const auto& word = entry_of(images_[i].task).word;
        if (!word) return std::nullopt;
        auto moves = moves_of(front_.generators, *word);
        for (auto& move : moves) {
            move = cube::conjugate(move, cube::inverse(images_[i].symmetry));
            if (move.turns == -2) move.turns = 2;
        }
        return moves;
    }

    FrontWords front_;
    std::span<const BasicAlgorithm> entries_;
    const TableOptions& options_;
    std::vector<FrontTaskImage> images_;
    std::map<std::optional<int>, Group> groups_;
};

}  // namespace

TableEntries basic_algorithms(int n, std::span<const BasicAlgorithm> entries, const TableOptions& options) {
    return Table(n, entries, options).run();
}

TableEntries basic_table(int n, const TableOptions& options) {
    std::vector<BasicAlgorithm> entries;
    for (std::int64_t index = 0; index < cube::basic_algorithms({n}); ++index)
        entries.push_back(std::get<BasicAlgorithm>(cube::basic_algorithm({n}, index)));
    return basic_algorithms(n, entries, options);
}

}  // namespace cubelang::search::commutators
