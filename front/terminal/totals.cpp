#include "front/terminal/totals.hpp"

#include <fmt/format.h>

#include "runtime/base/json_text.hpp"

namespace cubelang::shell {
namespace {

std::string count(const batch::Counts& counts, bool json) {
    if (!json) return fmt::format("{}\n", counts.answers);
    return fmt::format("{{\"answers\":{},\"lines\":{},\"left_out\":{},\"rejected\":{}}}\n", counts.answers,
                       counts.lines, counts.left_out, counts.rejected);
}

std::string histogram(const batch::Histogram& histogram, bool json) {
    std::string text;
    for (const auto& [answer, times] : histogram.sorted())
        text += json ? fmt::format("{{\"answer\":{},\"count\":{}}}\n", json_text(answer), times)
                     : fmt::format("{}\t{}\n", answer, times);
    return text;
}

std::string greatest(const batch::Greatest& greatest, bool json) {
    std::string text;
    for (const auto& entry : greatest.sorted())
        text += json ? fmt::format("{{\"by\":{},\"line\":{},\"answer\":{}}}\n", entry.ranked, entry.line, entry.answer)
                     : fmt::format("{}\t{}\n", entry.ranked, entry.answer);
    return text;
}

}  // namespace

std::string totals(const batch::Question& question, const batch::Tally& tally) {
    using Wanted = batch::Question::Wanted;
    switch (question.wanted) {
        case Wanted::count: return count(tally.counts, question.json);
        case Wanted::histogram: return histogram(tally.histogram, question.json);
        case Wanted::greatest: return greatest(tally.greatest, question.json);
        case Wanted::each: break;
    }
    return {};
}

}  // namespace cubelang::shell
