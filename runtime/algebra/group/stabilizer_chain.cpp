#include "runtime/algebra/group/stabilizer_chain.hpp"

#include <cmath>
#include <new>

#include "runtime/algebra/group/constituents.hpp"
#include "runtime/algebra/group/random_words.hpp"
#include "runtime/algebra/group/words.hpp"
#include "runtime/base/split_mix.hpp"

namespace cubelang::group {
namespace {

using Small = StabilizerChain::Small;
using Row = StabilizerChain::Row;

// After n successive random elements that sift, the chain is probably complete; n is greater if there is no proof, and
// if it is smaller than it should be.
constexpr std::size_t sifts_before_proof = 8, sifts_below_order = 20, sifts_without_proof = 60;
constexpr std::size_t least_samples = 400, samples_a_point = 6;

bool moves_nothing(const Row& p) {
    for (std::size_t i = 0; i < p.size(); ++i)
        if (p[i] != i) return false;
    return true;
}

}  // namespace

// Accounts for one more row.
void StabilizerChain::check_room() {
    memory_ += degree_ * sizeof(Small);
    if (memory_ > most_memory) throw std::bad_alloc();
}

void StabilizerChain::add_level(Small base) {
    check_room();
    Level level{base, {base}, std::vector<std::int32_t>(degree_, -1), {rows::identity(degree_)}};
    level.number[base] = 0;
    levels_.push_back(std::move(level));
}

std::size_t StabilizerChain::sift(Row& p, std::size_t from) const {
    for (auto i = from; i < levels_.size(); ++i) {
        const auto& level = levels_[i];
        const auto number = level.number[p[level.base]];
        if (number < 0) return i;
        if (number > 0) rows::multiply(p, level.to_base[number]);
    }
    return levels_.size();
}

// Adds the image of orbit point number `from` under the generator to the orbit.
void StabilizerChain::reach(Level& level, std::size_t from, std::uint32_t generator) {
    const auto& s = strong_[generator];
    const auto point = s[level.orbit[from]];
    if (level.number[point] >= 0) return;
    check_room();
    level.number[point] = static_cast<std::int32_t>(level.orbit.size());
    level.orbit.push_back(point);
    auto back = rows::inverse(s);
    rows::multiply(back, level.to_base[from]);
    level.to_base.push_back(std::move(back));
}

void StabilizerChain::extend(std::size_t at, std::uint32_t generator) {
    auto& level = levels_[at];
    const auto known = level.orbit.size();
    level.generators.push_back(generator);
    for (std::size_t i = 0; i < known; ++i) reach(level, i, generator);
    for (std::size_t i = known; i < level.orbit.size(); ++i)
        for (const auto each : level.generators) reach(level, i, each);
}

// Adds an element that fixes all base points before `from`; false if the chain contains it already.
bool StabilizerChain::add(Row p, std::size_t from) {
    const auto stuck = sift(p, from);
    if (stuck == levels_.size()) {
        if (moves_nothing(p)) return false;
        std::size_t moved = 0;
        while (p[moved] == moved) ++moved;
        add_level(static_cast<Small>(moved));
    }
    strong_.push_back(std::move(p));
    for (std::size_t i = 0; i <= stuck; ++i) extend(i, static_cast<std::uint32_t>(strong_.size() - 1));
    return true;
}

// Has the chain the known order? It divides it, so that its number of bits tells most smaller ones.
bool StabilizerChain::has(const Integer& known) const {
    double bits = 1;
    for (const auto& level : levels_) bits += std::log2(level.orbit.size());
    return known != 0 && bits > static_cast<double>(msb(known)) && order() >= known;
}

void StabilizerChain::find(std::span<const Permutation> generators, const Integer& known, StopToken stop) {
    for (const auto& generator : generators) add(rows::row(generator), 0);
    is_proved_ = has(known);
    if (strong_.empty() || is_proved_) return;
    const RandomWords words(generators.size(), least_samples + samples_a_point * degree_);
    std::size_t sifted = 0;
    words.run(generators, [&](const Permutation& element) {
        sifted = add(rows::row(element), 0) ? 0 : sifted + 1;
        is_proved_ = sifted == 0 && has(known);
        const auto without_order = work_of_proof() > most_work_ ? sifts_without_proof : sifts_before_proof;
        const auto enough = known != 0 ? sifts_below_order : without_order;
        return sifted < enough && !is_proved_ && !stop.stop_requested();
    });
}

// Sifts every Schreier generator of this level: a transversal element, a generator, and back to the base point.
bool StabilizerChain::prove_level(std::size_t at, StopToken stop) {
    for (std::size_t i = 0; i < levels_[at].orbit.size() && !stop.stop_requested(); ++i) {
        const auto from_base = rows::inverse(levels_[at].to_base[i]);
        for (std::size_t g = 0; g < levels_[at].generators.size(); ++g) {
            auto element = from_base;
            rows::multiply(element, strong_[levels_[at].generators[g]]);
            if (add(std::move(element), at)) return false;
        }
    }
    return true;
}

double StabilizerChain::work_of_proof() const {
    double sifts = 0;
    for (const auto& level : levels_) sifts += static_cast<double>(level.orbit.size() * level.generators.size());
    return sifts * static_cast<double>(levels_.size() * degree_) / 2;
}

// False if stopped.
bool StabilizerChain::prove(StopToken stop) {
    if (work_of_proof() > most_work_) return !stop.stop_requested();
    for (auto at = levels_.size(); at-- > 0;) {
        if (stop.stop_requested()) return false;
        if (!prove_level(at, stop)) at = levels_.size();  // the levels below have grown: start again from the last
    }
    is_proved_ = !stop.stop_requested();
    return is_proved_;
}

std::optional<StabilizerChain> StabilizerChain::of(std::span<const Permutation> generators, std::size_t degree,
                                                   std::span<const Point> base, StopToken stop, double most_work,
                                                   const Integer& order) {
    if (degree > most_points) throw std::bad_alloc();
    // The size of the first level is known before anything is allocated.
    const auto all = orbits(generators, degree);
    if (base.empty() && !all.empty() && all.front().size() > most_memory / sizeof(Small) / degree)
        throw std::bad_alloc();
    StabilizerChain chain(degree, most_work);
    for (const auto point : base) chain.add_level(static_cast<Small>(point));
    chain.find(generators, order, stop);
    if (stop.stop_requested() || (!chain.is_proved_ && !chain.prove(stop))) return std::nullopt;
    return chain;
}

// A random element is outside an incomplete chain with probability 1/2 at least.
std::optional<StabilizerChain> StabilizerChain::drawn(const Integer& order, const std::function<Permutation()>& draw,
                                                      std::size_t degree, std::span<const Point> base, StopToken stop) {
    StabilizerChain chain(degree, 0);
    for (const auto point : base) chain.add_level(static_cast<Small>(point));
    for (bool grows = true; !(grows && chain.has(order)); grows = chain.add(rows::row(draw()), 0))
        if (stop.stop_requested()) return std::nullopt;
    chain.is_proved_ = true;
    return chain;
}

// Elements of a proper subgroup are not kept apart: the next element joins them.
std::optional<StabilizerChain> StabilizerChain::generated(const Integer& order,
                                                          const std::function<Permutation()>& draw, std::size_t degree,
                                                          StopToken stop) {
    StabilizerChain chain(degree, 0);
    std::vector<Permutation> generators;
    while (!chain.has(order)) {
        generators.push_back(draw());
        const bool is_one = generators.size() == 1 && group::order(generators[0]) != order;  // two are needed
        if (!is_one) chain.find(generators, order, stop);
        if (stop.stop_requested()) return std::nullopt;
    }
    chain.is_proved_ = true;
    return chain;
}

Integer StabilizerChain::order(std::size_t fixed) const {
    Integer order = 1;
    for (const auto& level : std::span(levels_).subspan(fixed)) order *= level.orbit.size();
    return order;
}

StabilizerChain::Sifted StabilizerChain::sifted(const Permutation& p) const {
    Sifted made{rows::row(p), 0};
    made.level = sift(made.rest, 0);
    made.is_member = made.level == levels_.size() && moves_nothing(made.rest);
    return made;
}

bool StabilizerChain::contains(const Permutation& p) const { return sifted(p).is_member; }

Permutation StabilizerChain::random(std::uint64_t& seed, std::size_t fixed) const {
    auto element = rows::identity(degree_);
    // Each element is such a product in exactly one way.
    for (const auto& level : std::span(levels_).subspan(fixed))
        rows::multiply(element, level.to_base[split_mix(seed) % level.orbit.size()]);
    return {element.begin(), element.end()};
}

}  // namespace cubelang::group
