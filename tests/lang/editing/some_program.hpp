#pragma once
// Random programs in which a few names have many meanings: definitions, functions, loops, blocks.

#include <string>
#include <vector>

#include "tests/support/catch.hpp"
#include "tests/support/programs.hpp"
#include "tests/support/property.hpp"

namespace cubelang::test {

inline std::size_t below(std::size_t count) { return *rc::gen::inRange<std::size_t>(0, count); }

/// One of few names, so that most have a meaning, and different ones in different places.
inline std::string some_name() { return std::string(1, "ghkn"[below(4)]) + "1"; }
inline std::string some_function() { return std::string(1, "pq"[below(2)]) + "2"; }

inline std::string some_value(int depth) {
    switch (depth == 0 ? below(3) : below(18)) {
        case 0: return std::to_string(below(10));
        case 1:
        case 2: return some_name();
        case 3: return some_value(depth - 1) + " + " + some_value(depth - 1);
        case 4: return some_function() + "(" + some_value(depth - 1) + ", " + some_value(depth - 1) + ")";
        case 5: return some_function() + "(" + some_name() + " = " + some_value(0) + ", h1 = " + some_value(0) + ")";
        case 6: return "(if " + some_name() + " == " + some_name() + " then " + some_value(0) + " else 3)";
        case 7: return "map(" + some_name() + " -> " + some_value(depth - 1) + ", {1, " + some_name() + "})";
        case 8: return "size({" + some_value(depth - 1) + " for " + some_name() + " in 1.." + some_name() + "})";
        case 9: return "integer(\"{" + some_value(depth - 1) + ":>3}\")";
        case 10: return some_function() + "(" + some_value(0) + ", 2)(" + some_value(0) + ", h1 = 1)";
        case 11: return "(" + some_name() + " -> " + some_value(depth - 1) + ")(" + some_value(0) + ")";
        case 12:
            return "size({" + some_value(depth - 1) + " for (" + some_name() + ", h1) in {{" + some_name() + ", 2}}})";
        case 13:
            return "(if forall " + some_name() + " in {1, " + some_name() + "}, n1 in {2}: " + some_name() +
                   " < n1 then 1 else 2)";
        case 14: return "{" + some_value(depth - 1) + ", " + some_name() + "}[" + some_value(0) + "]";
        case 15:
            return "(if exists (" + some_name() + ", h1) in {{" + some_value(depth - 1) + ", 2}, {3, " +
                   some_value(depth - 1) + "}}: h1 == " + some_value(0) + " then 1 else 2)";
        case 16: return "size({" + some_value(depth - 1) + ", " + some_name() + "})";
        default: return "order(" + written(some_tree({3, false}, 2, below)) + ")";
    }
}

inline std::string some_block(int depth);

inline std::string some_statement(int depth) {
    switch (depth == 0 ? below(6) : below(10)) {
        case 0:
        case 1: return "let " + some_name() + " = " + some_value(2);
        case 2: return "print " + some_value(2);
        case 3: {
            const auto head = "def " + some_function() + "(" + some_name() + ", h1" +
                              (below(2) == 0 ? ")" : " = " + some_value(1) + ")");
            if (below(2) == 0) return head + " = " + some_value(2);
            return head + " { let " + some_name() + " = " + some_value(1) + "; " + some_value(1) + " }";
        }
        case 4: {
            const auto value = some_value(1);  // after `else` a set would be read as a block
            return value.starts_with('{') ? "(" + value + ")" : value;
        }
        case 5: return "let " + some_function() + " = " + some_function();
        case 6: return "let (" + some_name() + ", h1) = {" + some_value(1) + ", 3}";
        case 7: return "for " + some_name() + " -> k1 in {1: 2} " + some_block(depth - 1);
        case 8: return "for " + some_name() + " in 1.." + some_name() + " " + some_block(depth - 1);
        default: {
            const auto called = "(" + some_name() + " -> " + some_value(1) + ")(" + some_value(0) + ")";
            return "if " + some_name() + " < 4 then " + (below(3) == 0 ? called : some_block(depth - 1)) + " else " +
                   (below(3) == 0 ? called : some_statement(depth - 1));
        }
    }
}

inline std::string some_block(int depth) {
    std::string text = "{ ";
    for (auto count = below(3); count-- > 0;) text += some_statement(depth) + "; ";
    return text + "}";
}

inline std::string some_program() {
    std::string text = "let g1 = 1\nlet h1 = 2\ndef p2(g1, h1) = g1 + h1\ndef q2(k1, h1) = k1 + 5\n";
    for (auto count = 1 + below(8); count-- > 0;) text += some_statement(2) + "\n";
    text += "print p2(3, 4)\nprint q2(6, 7)\nprint g1\nprint h1\nprint k1\nprint n1\n";
    RC_LOG() << text << '\n';
    return text;
}

}  // namespace cubelang::test
