#include "runtime/meaning/context/context.hpp"

#include "runtime/meaning/context/limits.hpp"

namespace cubelang::meaning {

void Context::interrupt(const lang::SourcePtr& source, lang::Span span) { throw lang::interruption({source, span}); }

std::size_t Context::search_memory() const {
    return host().memory_limit == 0 ? limits::search_memory : static_cast<std::size_t>(host().memory_limit / 2);
}

}  // namespace cubelang::meaning
