// The permutation of an algorithm: multiplied, inverted, and its properties.
//
//     ./cube 4 'Rw U2' 'F'

#include <cstdlib>
#include <iostream>

#include <cubelang/cube.hpp>
#include <cubelang/query.hpp>

int main(int count, char** arguments) {
    try {
        cubelang::Reader reader(cubelang::cube::Cube{count > 1 ? std::atoi(arguments[1]) : 3});
        const auto a = reader.state(count > 2 ? arguments[2] : "R U R' U'");
        const auto b = reader.state(count > 3 ? arguments[3] : "F");

        const auto conjugate = b * a * inverse(b);
        std::cout << cycle_text(conjugate) << '\n';
        std::cout << "order " << cubelang::query::order(conjugate) << ", by colours "
                  << cubelang::query::visible_order(conjugate) << '\n';
        std::cout << (cubelang::query::is_odd(a) ? "odd" : "even") << ", moves " << cubelang::query::support(a).size()
                  << " parts, " << (cubelang::reach::broken_invariants(a).empty() ? "reachable\n" : "unreachable\n");
    } catch (const cubelang::lang::Error& error) {
        std::cerr << to_string(error.diagnostic());
        return 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
