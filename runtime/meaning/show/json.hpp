#pragma once
// Results as JSON, one object per line.

#include <string>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// {"type":…, …}; with `full`, a permutation's second row is included on large cubes too.
[[nodiscard]] std::string json(Context& context, const Value& value, const lang::Where& where, bool full);
/// {"type":"error","message":…,"line":…,"column":…}; `notes` are added to the diagnostic's own.
[[nodiscard]] std::string json(lang::Diagnostic diagnostic, const std::vector<lang::Note>& notes = {});
/// Adds `notes`, each with message, hint and place, to an object without notes. Unchanged if there are no notes.
[[nodiscard]] std::string json_with_notes(std::string object, const std::vector<lang::Note>& notes);
/// {"type":"print","text":…}
[[nodiscard]] std::string json_printed(const std::string& text);

}  // namespace cubelang::meaning
