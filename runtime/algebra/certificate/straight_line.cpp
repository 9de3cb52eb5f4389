#include "runtime/algebra/certificate/straight_line.hpp"

#include <cstdlib>

#include <algorithm>

#include "runtime/base/split_mix.hpp"

namespace cubelang::certificate {

StraightLine::StraightLine(std::vector<group::Permutation> generators) : elements_(std::move(generators)) {}

Reference StraightLine::add(std::vector<Reference> product) {
    auto element = group::identity(elements_.front().size());
    for (const auto factor : product) {
        const auto& by = (*this)[std::abs(factor)];
        element = group::product(element, factor > 0 ? by : group::inverse(by));
    }
    elements_.push_back(std::move(element));
    products_.push_back(std::move(product));
    return static_cast<Reference>(elements_.size());
}

std::vector<Reference> StraightLine::numbers_for(std::span<const Reference> elements) const {
    std::vector<bool> is_needed(elements_.size(), false);
    for (const auto element : elements) is_needed[static_cast<std::size_t>(element) - 1] = true;
    for (std::size_t i = elements_.size(); i-- > generators();)
        if (is_needed[i])
            for (const auto factor : products_[i - generators()])
                is_needed[static_cast<std::size_t>(std::abs(factor)) - 1] = true;
    std::vector<Reference> numbers(elements_.size(), 0);
    Reference next = 0;
    for (std::size_t i = 0; i < elements_.size(); ++i)
        if (i < generators() || is_needed[i]) numbers[i] = ++next;
    return numbers;
}

RandomElements::RandomElements(StraightLine& program, std::uint64_t seed) : program_(program), seed_(seed) {
    constexpr std::size_t least_slots = 8, steps_at_first = 50;
    const auto count = program.generators();
    for (std::size_t i = 0; i < std::max(count, least_slots); ++i)
        slots_.push_back(static_cast<Reference>(i % count + 1));
    last_ = slots_.front();
    for (std::size_t step = 0; step < steps_at_first + count; ++step) next();
}

std::size_t RandomElements::draw(std::size_t below) { return split_mix(seed_) % below; }

Reference RandomElements::next() {
    const auto slot = draw(slots_.size());
    const auto other = (slot + 1 + draw(slots_.size() - 1)) % slots_.size();
    const auto by = draw(2) == 0 ? slots_[other] : -slots_[other];
    slots_[slot] = program_.add({slots_[slot], by});
    return last_ = program_.add({last_, slots_[slot]});
}

}  // namespace cubelang::certificate
