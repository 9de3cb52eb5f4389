// Runs each argument as a text in one session, like the program's prompt.
//
//     ./session 'let a = R U' 'order(a)' 'a R2'

#include <iostream>

#include <cubelang/session.hpp>

int main(int count, char** arguments) {
    int failed = 0;
    const auto print_answer = [&](const cubelang::Answer& answer) {
        (answer.failed() ? std::cerr : std::cout) << cubelang::as_lines(answer);
    };

    cubelang::SessionOptions options;
    options.n = 3;
    cubelang::Session session(options, print_answer);
    for (int i = 1; i < count; ++i)
        if (!session.run("argument " + std::to_string(i), arguments[i])) ++failed;
    return failed == 0 ? 0 : 1;
}
