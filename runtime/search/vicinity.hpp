#pragma once
// What a search knows of the states near its targets: exactly those of the perimeter, and beyond them rims, one for
// each cost, as far as memory goes.

#include <deque>

#include "runtime/search/rim.hpp"

namespace cubelang::search {

class Vicinity {
public:
    /// All of them outlive it.
    Vicinity(const MaskedSpace& space, std::span<const Generator> generators, const GeneratorWords& words,
             FreeTurn free_at_end, const Effort& effort)
        : space_(space),
          generators_(generators),
          words_(words),
          free_(free_at_end),
          effort_(effort),
          group_(space),
          perimeter_(space, generators, &group_) {}

    /// Grows to this cost if memory lets it and it is not stopped; calls grown() after each step.
    template <class Grown>
    void widen(int cost, const Grown& grown) {
        while (depth() < cost && !effort_.stop.stop_requested() && widen_by_one()) grown();
    }

    [[nodiscard]] const Perimeter& perimeter() const { return perimeter_; }
    /// Up to which names states are known: if that is not trivial, the first start stands for all.
    [[nodiscard]] const LabelGroup& group() const { return group_; }
    /// Up to this cost it is worth asking.
    [[nodiscard]] int depth() const { return perimeter_.depth() + static_cast<int>(rims_.size()); }
    void prefetch(int rest, const Fingerprint& print) const {
        if (rest <= perimeter_.depth()) return perimeter_.prefetch(print);
        rim(rest).prefetch(print);
    }
    /// Can a target be reached at just this cost, as far as is known? Not if a target was passed on the way.
    [[nodiscard]] bool may(int rest, const Fingerprint& print, bool at_start = false) const {
        if (rest > depth()) return true;
        if (rest > perimeter_.depth()) return rim(rest).may_hold(print);
        const int distance = perimeter_.distance(print);
        return distance <= rest && (distance > 0 || rest == 0 || at_start);
    }

private:
    [[nodiscard]] const Rim& rim(int cost) const { return rims_[cost - perimeter_.depth() - 1]; }
    [[nodiscard]] double bytes() const;
    bool widen_by_one();
    bool grow_perimeter();
    bool add_rim();

    const MaskedSpace& space_;
    std::span<const Generator> generators_;
    const GeneratorWords& words_;
    FreeTurn free_;
    const Effort& effort_;
    LabelGroup group_;
    Perimeter perimeter_;
    std::deque<Rim> rims_;
    bool full_ = false;
};

}  // namespace cubelang::search
