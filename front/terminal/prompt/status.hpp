#pragma once
// The statuses that the program ends with.

namespace cubelang::shell {

inline constexpr int exit_ok = 0, exit_error = 1, exit_usage = 2;
inline constexpr int exit_taken = 75;  // sysexits.h calls it EX_TEMPFAIL: another try may succeed
inline constexpr int exit_late = 124, exit_interrupted = 130;

}  // namespace cubelang::shell
