#pragma once
// Interrupts a session's computation when it takes too long, repeatedly until it ends.

#include "runtime/session/session.hpp"

namespace cubelang::fuzz {

class Interrupter {
public:
    explicit Interrupter(Session& session);
    ~Interrupter();
    Interrupter(const Interrupter&) = delete;
    Interrupter& operator=(const Interrupter&) = delete;
};

}  // namespace cubelang::fuzz
