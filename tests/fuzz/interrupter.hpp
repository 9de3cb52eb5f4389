#pragma once
// Interrupts what a session computes when it has taken long, again and again until it has ended.

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
