// Runs a short statement a million times in one session, and prints the time of each.
//
//     ./million 1000000 'order(R U)'

#include <cstdlib>
#include <ctime>
#include <iostream>

#include <cubelang/session.hpp>

int main(int count, char** arguments) {
    const long times = count > 1 ? std::atol(arguments[1]) : 1000000;
    const std::string statement = count > 2 ? arguments[2] : "order(R U)";

    std::string last;
    cubelang::SessionOptions options;
    options.drawings = false;  // JSON answers only
    options.json = true;
    cubelang::Session session(options, [&](const cubelang::Answer& answer) { last = answer.json; });

    const auto start = std::clock();  // processor time, since other programs may be running
    for (long i = 0; i < times; ++i)
        if (!session.run("million", statement)) break;
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << last << '\n';
    std::cerr << seconds * 1e6 / static_cast<double>(times) << " us a statement\n";
}
