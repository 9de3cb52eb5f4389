#pragma once
// cubelang/session.hpp: runs texts and returns answers, as in the program's own front ends.
//
//     cubelang::Session session({}, [](const cubelang::Answer& answer) { std::cout << cubelang::as_lines(answer); });
//     session.run("me", "order(R U)");
//
// Session, SessionOptions, Answer, Host, as_lines and lang::Diagnostic are stable from version 1.0 on; until then they
// may change with a minor version. Link cubelang::session.

#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
