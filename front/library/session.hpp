#pragma once
// cubelang/session.hpp: runs texts and returns answers, as in the program's own front ends.
//
//     cubelang::Session session({}, [](const cubelang::Answer& answer) { std::cout << cubelang::as_lines(answer); });
//     session.run("me", "order(R U)");
//
// Stable within a major version: Session, SessionOptions, Answer, Host, as_lines, lang::Diagnostic. Link
// cubelang::session.

#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
