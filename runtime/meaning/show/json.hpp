#pragma once
// Answers as JSON, one object on a line.

#include <string>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/context.hpp"

namespace cubelang::eval {

/// {"type":…, …}; `full` gives a permutation's second row on cubes above the usual size too.
[[nodiscard]] std::string json(Context& context, const Value& value, const lang::Where& where, bool full);
/// {"type":"error","message":…,"line":…,"column":…}; these are notes besides its own.
[[nodiscard]] std::string json(lang::Diagnostic diagnostic, const std::vector<lang::Note>& notes = {});
/// The object, which has none, with `notes`, each with message, hint and place. No notes: as it was.
[[nodiscard]] std::string json_with_notes(std::string object, const std::vector<lang::Note>& notes);
/// {"type":"print","text":…}
[[nodiscard]] std::string json_printed(const std::string& text);

}  // namespace cubelang::eval
