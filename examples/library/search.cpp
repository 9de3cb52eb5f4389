// Solves a scramble of the 3x3x3, and finds the shortest equivalent of an algorithm.
//
//     ./search 'R U2 F D' 'R U R U'

#include <iostream>

#include <cubelang/search.hpp>

int main(int count, char** arguments) {
    namespace search = cubelang::search;
    try {
        cubelang::Reader reader;
        search::TableCache tables("cubelang-tables");  // a folder, where tables are stored
        search::Solver solver(tables);
        search::SolveOptions quick;
        const auto solution = solver.solve(reader.state(count > 1 ? arguments[1] : "R U2 F D"), quick);
        std::cout << "solved by " << cubelang::text_of(solution.moves) << '\n';

        const search::Goal goal(reader.state(count > 2 ? arguments[2] : "R L F2 L' R'"));
        const auto found = search::find(goal, search::face_turns(3));
        if (found.answers.empty()) std::cout << "no equivalent up to " << found.proved << " turns\n";
        for (const auto& answer : found.answers)
            std::cout << "shortest equivalent, " << answer.cost << " turns: " << cubelang::text_of(answer.moves)
                      << '\n';
    } catch (const cubelang::lang::Error& error) {
        std::cerr << to_string(error.diagnostic());
        return 1;
    }
}
