#include "runtime/session/batch/tally.hpp"

#include <algorithm>
#include <utility>

#include "runtime/base/text.hpp"

namespace cubelang::batch {
namespace {

// Compares numerals without leading zeros: the longer is the larger.
bool less_number(std::string_view a, std::string_view b) {
    const bool below = a.starts_with('-');
    if (below != b.starts_with('-')) return below;
    if (below) std::swap(a, b);
    return std::pair(a.size(), a) < std::pair(b.size(), b);
}

bool less_answer(const std::string& a, const std::string& b) {
    const bool number = is_integer(a);
    if (number != is_integer(b)) return number;
    return number ? less_number(a, b) : a < b;
}

// Texts rank above numbers, so that a column of both can be ranked.
bool is_greater(const Rank& a, std::uint64_t line_of_a, const Rank& b, std::uint64_t line_of_b) {
    if (a != b) return b < a;
    return line_of_a < line_of_b;
}

bool comes_before(const Greatest::Entry& a, const Greatest::Entry& b) {
    return is_greater(a.rank, a.line, b.rank, b.line);
}

}  // namespace

void Counts::add(const Counts& more) {
    lines += more.lines;
    answers += more.answers;
    left_out += more.left_out;
    rejected += more.rejected;
}

void Histogram::add(std::string_view answer, std::uint64_t times) {
    const auto at = times_.find(answer);
    if (at != times_.end()) {
        at->second += times;
        return;
    }
    times_.emplace(answer, times);
    bytes_ += answer.size();
}

void Histogram::add(const Histogram& more) {
    for (const auto& [answer, times] : more.times_) add(answer, times);
}

std::vector<std::pair<std::string, std::uint64_t>> Histogram::sorted() const {
    std::vector<std::pair<std::string, std::uint64_t>> rows(times_.begin(), times_.end());
    std::ranges::sort(rows, less_answer, [](const auto& row) -> const std::string& { return row.first; });
    return rows;
}

std::string Histogram::problem() const {
    if (times_.size() > most_different)
        return "there are more than " + std::to_string(most_different) + " different answers, too many to count";
    return bytes_ > longest_different ? "the different answers are too long to count" : "";
}

bool Greatest::takes(const Rank& rank, std::uint64_t line) const {
    if (heap_.size() < how_many_) return true;
    return how_many_ != 0 && is_greater(rank, line, heap_.front().rank, heap_.front().line);
}

void Greatest::add(Entry entry) {
    if (!takes(entry.rank, entry.line)) return;
    if (heap_.size() == how_many_) {
        std::pop_heap(heap_.begin(), heap_.end(), comes_before);
        heap_.pop_back();
    }
    heap_.push_back(std::move(entry));
    std::push_heap(heap_.begin(), heap_.end(), comes_before);
}

void Greatest::add(Greatest&& more) {
    for (auto& entry : more.heap_) add(std::move(entry));
}

std::vector<Greatest::Entry> Greatest::sorted() const {
    auto entries = heap_;
    std::ranges::sort(entries, comes_before);
    return entries;
}

void Tally::add(Tally&& more) {
    counts.add(more.counts);
    histogram.add(more.histogram);
    greatest.add(std::move(more.greatest));
}

}  // namespace cubelang::batch
