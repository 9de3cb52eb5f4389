#pragma once
// The one table of built-ins. Evaluation, argument checks, help, completion, the reference, did-you-mean and the tests
// read it. Adding one is adding a row in one of the files beside this one (see bind.hpp for how a row is made).

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::eval {

[[nodiscard]] const Vocabulary& vocabulary();

}  // namespace cubelang::eval
