#include "runtime/meaning/eval/sequence.hpp"

namespace cubelang::eval {

std::string name_of(const Function& function) {
    return function.built_in != nullptr ? std::string(function.built_in->name) : function.user->definition.name;
}

Integer count_of(Context& context, const Sequence& sequence) {
    if (const auto* stream = sequence.stream(); stream != nullptr && stream->flow->count) return *stream->flow->count;
    std::uint64_t count = 0;
    for_each(context, sequence, [&](const Value&) { ++count; });
    return count;
}

}  // namespace cubelang::eval
