#pragma once
// Parts of C++20 that libc++ 13 lacks. Included before every source.

#include <algorithm>
#include <atomic>
#include <concepts>
#include <functional>
#include <iterator>
#include <numeric>
#include <range/v3/algorithm.hpp>
#include <ranges>
#include <utility>

namespace std::ranges {
using ::ranges::adjacent_find;
using ::ranges::all_of;
using ::ranges::any_of;
using ::ranges::binary_search;
using ::ranges::copy;
using ::ranges::copy_if;
using ::ranges::count;
using ::ranges::count_if;
using ::ranges::equal;
using ::ranges::find;
using ::ranges::find_if;
using ::ranges::find_if_not;
using ::ranges::for_each;
using ::ranges::includes;
using ::ranges::is_permutation;
using ::ranges::is_sorted;
using ::ranges::lower_bound;
using ::ranges::max;
using ::ranges::max_element;
using ::ranges::merge;
using ::ranges::min;
using ::ranges::min_element;
using ::ranges::move;
using ::ranges::none_of;
using ::ranges::partial_sort;
using ::ranges::replace;
using ::ranges::replace_if;
using ::ranges::reverse;
using ::ranges::sort;
using ::ranges::stable_sort;
using ::ranges::transform;
using ::ranges::upper_bound;
}  // namespace std::ranges

namespace std {
// Not atomic: there is only one thread.
template <class T>
class atomic_ref {
public:
    explicit atomic_ref(T& value) : value_(&value) {}
    T load(std::memory_order = std::memory_order_seq_cst) const { return *value_; }
    void store(T value, std::memory_order = std::memory_order_seq_cst) const { *value_ = value; }
    T fetch_or(T bits, std::memory_order = std::memory_order_seq_cst) const {
        return std::exchange(*value_, static_cast<T>(*value_ | bits));
    }
    T fetch_and(T bits, std::memory_order = std::memory_order_seq_cst) const {
        return std::exchange(*value_, static_cast<T>(*value_ & bits));
    }

private:
    T* value_;
};
}  // namespace std
