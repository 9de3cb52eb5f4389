// The group that some algorithms generate: how large it is, and whether the last argument is in it.
//
//     ./group R U 'R F'

#include <iostream>

#include <cubelang/group.hpp>

int main(int count, char** arguments) {
    try {
        std::vector<std::string> words(arguments + 1, arguments + count);
        if (words.size() < 2) words = {"R", "U", "R F"};
        const auto asked = words.back();
        words.pop_back();

        cubelang::Reader reader;
        const auto group = reader.group(words);
        std::cout << group->group.order() << " elements, on " << group->group.pieces().size() << " orbits\n";
        std::cout << asked << (contains(*group, reader.state(asked)) ? " is one of them\n" : " is none of them\n");

        // Groups of any points, 0 to 4 here: a transposition and a cycle.
        using cubelang::group::PermutationGroup;
        const auto all = PermutationGroup::of({{1, 0, 2, 3, 4}, {1, 2, 3, 4, 0}}, 5);
        std::cout << "S5 has " << all->order() << ", its derived group is "
                  << (all->contains({1, 2, 0, 3, 4}) ? "larger than one" : "trivial") << '\n';
    } catch (const cubelang::lang::Error& error) {
        std::cerr << to_string(error.diagnostic());
        return 1;
    }
}
