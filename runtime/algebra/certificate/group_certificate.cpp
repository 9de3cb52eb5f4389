#include "runtime/algebra/certificate/group_certificate.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "runtime/algebra/certificate/certified_chain.hpp"
#include "runtime/algebra/group/giants.hpp"

namespace cubelang::certificate {
namespace {

using group::Permutation;
using group::PermutationGroup;
using group::Point;
using Kind = PermutationGroup::Piece::Kind;

// With its points renamed.
Permutation renamed(const Permutation& p, std::span<const std::size_t> numbers, std::size_t degree) {
    auto made = group::identity(degree);
    for (std::size_t i = 0; i < p.size(); ++i) made[numbers[i] - 1] = static_cast<Point>(numbers[p[i]] - 1);
    return made;
}

class Evidence {
public:
    explicit Evidence(const PermutationGroup& group)
        : group_(group), program_(group.generators()), random_(program_, 1) {
        for (std::size_t i = 0; i < group.pieces().size(); ++i) {
            const auto& piece = group.pieces()[i];
            if (piece.kind == Kind::giant) giants_.push_back(i);
            if (piece.kind == Kind::rest) rest_.insert(rest_.end(), piece.on.points.begin(), piece.on.points.end());
        }
        std::ranges::sort(rest_);
        index_.resize(group.degree());
        for (const auto& piece : group.pieces())
            for (std::size_t i = 0; i < piece.on.points.size(); ++i) index_[piece.on.points[i]] = static_cast<Point>(i);
        choose_free();
    }

    bool find(StopToken stop) {
        CertifiedChain chain(program_, [this](const Permutation& p) { return in_quotient(p); });
        if (!find_giants(stop) || !find_separating(stop)) return false;
        if (!chain.complete(group_.rest().order(), random_, stop)) return false;
        for (const auto point : chain.base()) base_.push_back(point + 1);
        strong_ = chain.strong();
        return true;
    }

    [[nodiscard]] std::string text() const {
        std::string text = "group\n";
        const auto line = [&]<class... Parts>(fmt::format_string<Parts...> format, Parts&&... parts) {
            fmt::format_to(std::back_inserter(text), format, std::forward<Parts>(parts)...);
            text += '\n';
        };
        for (const auto& generator : group_.generators()) line("generator {}", cycles_of(generator, {}));
        const auto numbers = program_.numbers_for(named());
        const auto renumbered = [&](const std::vector<Reference>& references) {
            std::vector<Reference> made;
            for (const auto reference : references) {
                const auto number = numbers[static_cast<std::size_t>(std::abs(reference)) - 1];
                made.push_back(reference < 0 ? -number : number);
            }
            return made;
        };
        for (std::size_t i = 0; i < program_.products().size(); ++i)
            if (numbers[program_.generators() + i] != 0)
                line("element {}", fmt::join(renumbered(program_.products()[i]), " "));
        for (std::size_t i = 0; i < group_.pieces().size(); ++i)
            if (group_.pieces()[i].kind == Kind::copy)
                line("copy {} {} {}", i + 1, group_.pieces()[i].original + 1, fmt::join(copy(i), " "));
        for (std::size_t k = 0; k < giants_.size(); ++k)
            line("giant {} {} {}", giants_[k] + 1, renumbered({shown_by_[k].element}).front(), shown_by_[k].prime);
        if (!separating_.empty()) line("separate {}", fmt::join(renumbered(separating_), " "));
        if (!base_.empty()) line("base {}", fmt::join(base_, " "));
        if (!strong_.empty()) line("strong {}", fmt::join(renumbered(strong_), " "));
        text.pop_back();
        return text;
    }

private:
    struct Shown {
        Reference element;
        std::uint32_t prime;
    };

    // The elements that the evidence names.
    [[nodiscard]] std::vector<Reference> named() const {
        auto all = strong_;
        all.insert(all.end(), separating_.begin(), separating_.end());
        for (const auto& shown : shown_by_) all.push_back(shown.element);
        return all;
    }

    [[nodiscard]] const group::Constituent& on(std::size_t piece) const { return group_.pieces()[piece].on; }
    [[nodiscard]] Permutation action(std::size_t piece, const Permutation& p) const {
        return group::restricted(p, on(piece).points, index_);
    }

    // Giants whose signs are not those of the ones before.
    void choose_free() {
        group::SignBasis signs;
        for (const auto giant : giants_) {
            std::vector<bool> row;
            for (const auto& generator : on(giant).actions) row.push_back(group::is_odd(generator));
            const auto before = signs.rank();
            static_cast<void>(signs.add(row));
            if (signs.rank() > before) free_.push_back(giant);
        }
    }
    [[nodiscard]] Permutation on_rest(const Permutation& p) const {
        Permutation made;
        for (const auto point : rest_)
            made.push_back(static_cast<Point>(std::ranges::lower_bound(rest_, p[point]) - rest_.begin()));
        return made;
    }
    [[nodiscard]] Permutation in_quotient(const Permutation& p) const {
        auto made = on_rest(p);
        for (const auto giant : free_) {
            const auto first = static_cast<Point>(made.size());
            const bool odd = group::is_odd(action(giant, p));
            made.push_back(odd ? first + 1 : first);
            made.push_back(odd ? first : first + 1);
        }
        return made;
    }
    [[nodiscard]] std::vector<std::size_t> copy(std::size_t i) const {
        std::vector<std::size_t> images;
        for (const auto index : group_.pieces()[i].from_original) images.push_back(on(i).points[index] + 1U);
        return images;
    }

    // The prime by which this element shows the giant; 0: it does not.
    [[nodiscard]] std::uint32_t prime_in(std::size_t giant, const std::vector<std::uint32_t>& lengths) const {
        for (const auto length : lengths)
            if (group::is_giant(on(giant).degree(), {{length}})) return length;
        return 0;
    }
    bool find_giants(StopToken stop) {
        shown_by_.assign(giants_.size(), {});
        std::size_t missing = giants_.size();
        for (int tries = 0; missing > 0; ++tries) {
            if (stop.stop_requested() || tries == most_tries) return false;
            const auto element = random_.next();
            for (std::size_t k = 0; k < giants_.size(); ++k) {
                if (shown_by_[k].prime != 0) continue;
                const auto prime = prime_in(giants_[k], group::cycle_lengths(action(giants_[k], program_[element])));
                if (prime == 0) continue;
                shown_by_[k] = {element, prime};
                --missing;
            }
        }
        return true;
    }

    // Elements until each giant is free of the rest, and no two of the same degree have had the same cycle lengths.
    bool find_separating(StopToken stop) {
        std::map<std::vector<std::uint32_t>, std::vector<std::size_t>> classes;
        std::vector<bool> is_free(giants_.size(), false);
        for (const auto giant : giants_) classes[{static_cast<std::uint32_t>(on(giant).degree())}].push_back(giant);
        const auto is_done = [&] {
            return std::ranges::all_of(is_free, [](bool is) { return is; }) && classes.size() == giants_.size();
        };
        for (int tries = 0; !is_done(); ++tries) {
            if (stop.stop_requested() || tries == most_tries) return false;
            const auto element = random_.next();
            separating_.push_back(element);
            const auto order = group::order(on_rest(program_[element]));
            std::map<std::vector<std::uint32_t>, std::vector<std::size_t>> finer;
            for (const auto& [key, members] : classes)
                for (const auto giant : members) {
                    const auto lengths = group::cycle_lengths(action(giant, program_[element]));
                    const auto k = std::ranges::find(giants_, giant) - giants_.begin();
                    if (std::ranges::any_of(lengths, [&](auto length) { return order % length != 0; }))
                        is_free[static_cast<std::size_t>(k)] = true;
                    auto longer = key;
                    longer.push_back(0);
                    longer.insert(longer.end(), lengths.begin(), lengths.end());
                    finer[longer].push_back(giant);
                }
            classes = std::move(finer);
        }
        return true;
    }
    static constexpr int most_tries = 1000;
    const PermutationGroup& group_;
    StraightLine program_;
    RandomElements random_;
    std::vector<std::size_t> giants_, free_;  ///< pieces
    std::vector<Point> rest_, index_;         ///< the points of the rest; of each point its index in its orbit
    std::vector<Shown> shown_by_;             ///< of each giant
    std::vector<Reference> separating_, strong_;
    std::vector<std::size_t> base_;
};

}  // namespace

std::string cycles_of(const Permutation& p, std::vector<std::size_t> numbers) {
    auto degree = numbers.empty() ? 0 : *std::ranges::max_element(numbers);
    while (numbers.size() < p.size()) numbers.push_back(++degree);
    std::string text;
    for (const auto& cycle : group::moved_cycles(renamed(p, numbers, degree), Point{0})) {
        text += '(';
        for (const auto point : cycle) fmt::format_to(std::back_inserter(text), "{},", point + 1);
        text.back() = ')';
    }
    return text.empty() ? "()" : text;
}

std::optional<std::string> group_evidence(const PermutationGroup& group, std::span<const std::size_t> numbers,
                                          StopToken stop) {
    if (!group.is_proved()) return std::nullopt;
    const auto degree = numbers.empty() ? 1 : *std::ranges::max_element(numbers);
    std::vector<Permutation> generators;
    for (const auto& generator : group.generators()) generators.push_back(renamed(generator, numbers, degree));
    if (generators.empty()) generators.push_back(group::identity(degree));
    const auto same = PermutationGroup::of(std::move(generators), degree, stop, group.order());
    if (!same) return std::nullopt;
    Evidence evidence(*same);
    if (!evidence.find(stop)) return std::nullopt;
    return evidence.text();
}

}  // namespace cubelang::certificate
