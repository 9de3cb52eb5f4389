#include "tests/fuzz/target.hpp"

#include <cstdio>
#include <cstdlib>

namespace cubelang::fuzz {
namespace {

std::vector<Target>& all_targets() {
    static std::vector<Target> all;
    return all;
}

void check_place(const lang::Where& where) {
    must(where.source != nullptr, "a place is in a text");
    must(where.span.begin <= where.span.end && where.span.end <= where.source->text.size(), "a place is in its text",
         where.source->text);
}

}  // namespace

TargetRegistration::TargetRegistration(std::string_view name, void (*run)(std::string_view)) {
    all_targets().push_back({name, run});
}
const std::vector<Target>& targets() { return all_targets(); }

void must(bool holds, std::string_view law, std::string_view shown) {
    if (holds) return;
    std::fprintf(stderr, "This does not hold: %.*s\n%.*s\n", static_cast<int>(law.size()), law.data(),
                 static_cast<int>(shown.size()), shown.data());
    std::abort();
}

void check_shown(const lang::Diagnostic& diagnostic) {
    check_place(diagnostic.where);
    for (const auto& note : diagnostic.notes) check_place(note.where);
    must(!diagnostic.message.empty(), "an error has a message");
    for (const std::size_t columns : {0, 1, 40})
        must(lang::to_string(diagnostic, {}, columns).ends_with('\n'), "an error is shown in whole lines");
}

std::size_t Input::choice(std::size_t count) {
    if (bytes_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return (count < 256 && byte >= 'a' ? byte - std::size_t{'a'} : byte) % count;
}

}  // namespace cubelang::fuzz
