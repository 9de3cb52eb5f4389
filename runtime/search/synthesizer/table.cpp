#include "runtime/search/synthesizer/table.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "runtime/search/support/key_table.hpp"
#include "runtime/search/support/tasks.hpp"
#include "runtime/search/synthesizer/front_words.hpp"

namespace cubelang::search::synthesizer {
namespace {

using cube::BasicAlgorithm;
using perm::Blocks;

struct Wanted {
    FrontTask want;
    std::optional<GeneratorWord> word;
};
using Group = std::vector<Wanted>;  ///< all with the same front place of their own cubie

// The words v of up to four turns, under the keys of the front's stickers but that of place `own`.
class Kept {
public:
    Kept(const FrontWords& setting, std::optional<int> own) : setting_(setting), own_(own) {}

    void add_up_to(int length) {
        for (; length_ < length; ++length_) {
            BasicWalk walk(setting_, length_ + 1);
            for (std::size_t i = 0; i < walk.beginnings(); ++i)
                walk.from(i, [&](const GeneratorWord& word, const Blocks& state) { add(word, state); });
        }
    }
    [[nodiscard]] std::uint64_t key(const Blocks& state) const {
        return setting_.key(state) - (own_ ? setting_.key(state, *own_) : 0);
    }
    /// w v', for the v with this key.
    [[nodiscard]] std::optional<GeneratorWord> continued(GeneratorWord w, std::uint64_t key) const {
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

    const FrontWords& setting_;
    std::optional<int> own_;
    int length_ = -1;
    KeyTable table_;
    std::vector<std::array<std::uint16_t, 4>> words_;
};

class GroupSearch {
public:
    GroupSearch(const FrontWords& setting, const TableOptions& options, Group& group)
        : setting_(setting), options_(options), group_(group), kept_(setting, group.front().want.own) {}

    /// The length up to which all was looked at.
    int run() {
        for (int length = 0; length <= std::min(options_.most_turns, 8); ++length) {
            look(length);
            if (stopped()) return length - 1;
            if (std::ranges::all_of(group_, [](const Wanted& wanted) { return wanted.word.has_value(); })) break;
        }
        return options_.most_turns;
    }

private:
    using Words = std::vector<std::optional<GeneratorWord>>;
    [[nodiscard]] bool stopped() const { return options_.stop.stop_requested(); }

    // All algorithms of this length.
    void look(int length) {
        kept_.add_up_to(length / 2);
        const int ahead = length - length / 2;
        const auto tasks = BasicWalk(setting_, ahead).beginnings();
        std::vector<Words> found(tasks, Words(group_.size()));
        run_tasks(tasks, ahead > 2 ? thread_count(options_.threads) : 1, [&](std::size_t i, unsigned) {
            BasicWalk(setting_, ahead).from(i, [&](const GeneratorWord& w, const Blocks& state) {
                if (!stopped()) meet(w, state, found[i]);
            });
        });
        // The first task that found one: which of several is taken does not depend on the threads.
        for (auto& words : found)
            for (std::size_t i = 0; i < group_.size(); ++i)
                if (!group_[i].word && words[i]) group_[i].word = setting_.words.canonical(*words[i]);
    }

    // Does some v carry the front's stickers where w does, and the destination's where w carries the origin?
    void meet(const GeneratorWord& w, const Blocks& state, Words& found) const {
        const auto key = kept_.key(state);
        for (std::size_t i = 0; i < group_.size(); ++i) {
            if (group_[i].word || found[i]) continue;
            const auto& want = group_[i].want;
            const auto met = key - setting_.key(state, want.destination) +
                             setting_.key(want.destination, FrontWords::at(state, want.origin));
            auto word = kept_.continued(w, met);
            if (word && setting_.does(*word, want)) found[i] = std::move(word);
        }
    }

    const FrontWords& setting_;
    const TableOptions& options_;
    Group& group_;
    Kept kept_;
};

// Entries that are the same from another side are searched once.
class Table {
public:
    Table(int n, std::span<const BasicAlgorithm> entries, const TableOptions& options)
        : setting_(n), entries_(entries), options_(options) {
        for (const auto& entry : entries) {
            images_.push_back(
                least_image(setting_.front, setting_.cube, task_of(setting_.front, setting_.cube, entry)));
            if (!entry.rotation) place_of(images_.back().want);
        }
    }

    TableEntries run() {
        TableEntries result{{}, options_.most_turns};
        std::size_t done = 0;
        for (auto& [own, group] : groups_) {
            result.searched = std::min(result.searched, GroupSearch(setting_, options_, group).run());
            if (options_.progress) options_.progress(++done, groups_.size());
        }
        for (std::size_t i = 0; i < entries_.size(); ++i) result.algorithms.push_back(algorithm(i));
        return result;
    }

private:
    Wanted& place_of(const FrontTask& want) {
        auto& group = groups_[want.own];
        const auto at = std::ranges::find(group, want, &Wanted::want);
        return at != group.end() ? *at : group.emplace_back(Wanted{want, {}});
    }
    std::optional<std::vector<cube::Move>> algorithm(std::size_t i) {
        if (entries_[i].rotation) {
            const auto index = std::get<std::int64_t>(cube::index_of(setting_.cube, entries_[i]));
            return cube::rotation_moves(setting_.cube, static_cast<int>(index));
        }
        const auto& word = place_of(images_[i].want).word;
        if (!word) return std::nullopt;
        auto moves = setting_.moves(*word);
        for (auto& move : moves) {
            move = cube::carried(move, cube::inverse(images_[i].symmetry));
            if (move.turns == -2) move.turns = 2;
        }
        return moves;
    }

    FrontWords setting_;
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

}  // namespace cubelang::search::synthesizer
