#pragma once
// Calls that take or may take long, and the delay between an interrupt and their end.

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "tests/language/run.hpp"

namespace cubelang::test {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// An argument that fits the parameter's `wanted`.
inline std::string argument_for(const meaning::Parameter& parameter) {
    // The first entry contained in `wanted` counts.
    static const std::pair<std::string_view, std::string_view> arguments[] = {
        {"a group", "G"},         {"a permutation", "p"}, {"an algorithm", "R U F"},  {"a location", "@urf"},
        {"a list", "{R, U, F2}"}, {"an integer", "3"},    {"a text", "\"R U\""},      {"a map", "{1: R}"},
        {"a function", "order"},  {"a number", "3"},      {"a goal", "{@uf -> @ur}"}, {"", "p"}};
    for (const auto& [wanted, argument] : arguments)
        if (parameter.wanted.find(wanted) != std::string_view::npos) return std::string(argument);
    return {};
}

/// A call of each built-in with its required arguments.
inline std::vector<std::string> calls_of_built_ins() {
    std::vector<std::string> calls;
    for (const auto& built_in : meaning::vocabulary().built_ins()) {
        std::string arguments;
        for (const auto& parameter : built_in.parameters)
            if (!parameter.optional) arguments += (arguments.empty() ? "" : ", ") + argument_for(parameter);
        if (arguments.empty() && !built_in.parameters.empty()) arguments = argument_for(built_in.parameters.front());
        calls.push_back(std::string(built_in.name) + "(" + arguments + ")");
    }
    return calls;
}

/// A large argument of each type, by the words of `Parameter::wanted`; they are defined by names_for_calls().
inline constexpr std::pair<std::string_view, std::string_view> large_arguments[] = {{"number", "fraction"},
                                                                                    {"integer", "integer_"},
                                                                                    {"integer", "-integer_"},
                                                                                    {"algorithm", "word_"},
                                                                                    {"algorithm", "word_'"},
                                                                                    {"permutation", "p"},
                                                                                    {"permutation", "word_ * S_U4"},
                                                                                    {"list", "numbers"},
                                                                                    {"list", "large_numbers"},
                                                                                    {"list", "move_list"},
                                                                                    {"list", "{move_list, move_list}"},
                                                                                    {"list", "{}"},
                                                                                    {"list", "shared"},
                                                                                    {"text", "text_"},
                                                                                    {"text", "digits"},
                                                                                    {"map", "map_"},
                                                                                    {"group", "G"},
                                                                                    {"location", "@urf"},
                                                                                    {"function", "order"},
                                                                                    {"goal", "{@uf -> @ur}"},
                                                                                    {"", "numbers"},
                                                                                    {"", "fraction"},
                                                                                    {"", "word_"},
                                                                                    {"", "shared"}};

/// Calls of each built-in with a large argument of each type that each parameter takes. The other required parameters
/// have large arguments too, of the first type that fits.
inline std::vector<std::string> calls_with_large_arguments() {
    const auto fits = [](const meaning::Parameter& parameter, std::string_view type) {
        return parameter.wanted.find(type) != std::string_view::npos;
    };
    const auto first = [&](const meaning::Parameter& parameter) {
        return std::ranges::find_if(large_arguments, [&](const auto& one) { return fits(parameter, one.first); })
            ->second;
    };
    std::vector<std::string> calls;
    for (const auto& built_in : meaning::vocabulary().built_ins())
        for (const auto& varied : built_in.parameters)
            for (const auto& [type, argument] : large_arguments) {
                if (!fits(varied, type)) continue;
                std::string list;
                for (const auto& other : built_in.parameters) {
                    if (&other != &varied && other.optional) continue;
                    if (!list.empty()) list += ", ";
                    if (&other == &varied && other.optional) list += std::string(other.name) + " = ";
                    list += &other == &varied ? argument : first(other);
                }
                calls.push_back(std::string(built_in.name) + "(" + list + ")");
            }
    return calls;
}

/// The example of each built-in.
inline std::vector<std::string> examples_of_built_ins() {
    std::vector<std::string> examples;
    for (const auto& built_in : meaning::vocabulary().built_ins()) examples.emplace_back(built_in.example);
    return examples;
}

/// Calls that take long, on large cubes or on all.
inline std::vector<std::string> heavy_calls() {
    return {"R",
            "p",
            "p == p'",
            "{p, p, p, p} == {p, p, p, p}",
            "p p p p p",
            "p^(10^9 + 7)",
            "[p, p']",
            "[p: p']",
            "print p",
            "print {p, p}",
            "text(p)",
            "permutation(random_algorithm(1, 100000))",
            "{p: 1, p': 2}",
            "{p, p'} == {p', p}",
            "distances({R})",
            "distances({R, U})",
            "antipodes({R, U})",
            "find(R U F)",
            "fixed(R)",
            "fixed(p)",
            "cycle_type(R)",
            "cycles(R)",
            "two_row(R)",
            "two_row(p)",
            "tuple(R)",
            "tuple(p)",
            "sticker_cycles(p)",
            "rotation_map(p)",
            "support(p)",
            "explain(p)",
            "is_reachable(p)",
            "repair(p)",
            "commutators(R U R' U')",
            "find(@uf -> @ur)",
            "symmetries(p)",
            "antisymmetries(p)",
            "canonical(p)",
            "solve(p)",
            "insertions(R U)",
            "recognise(p)",
            "image(p, @urf)",
            "colors(p)",
            "cubie(p)",
            "gap(p)",
            "kpuzzle(p)",
            "kpuzzle_definition()",
            "reid(p)",
            "speffz(p)",
            "singmaster(p)",
            "visible_order(p)",
            "orders(p)",
            "is_reachable(p p p)",
            "cycle_type(p)",
            "number(@urf)",
            "parts()",
            "census()",
            "classes()",
            "class_size(p)",
            "class_name(p)",
            "are_conjugate(p, p')",
            "conjugate(p, p')",
            "layer_signs(p)",
            "order(group(R, U))",
            "structure(group(R, U))",
            "elements(group(R, U))",
            "centre(group(R, U))",
            "derived_series(group(R, U))",
            "centralizer(group(R, U), R)",
            "intersection(group(R, U), group(R, F))",
            "small_generators(group(R, U, F))",
            "blocks(group(R, U, F, D))",
            "gap_group({R, U})",
            "gap_proof(group(R, U))",
            "factor(R U R' U', group(R, U))",
            "order(full_group())",
            "svg(p, \"x.svg\")",
            "show(p)",
            "trace(R U F R U F)",
            "compare(p, p')",
            "animate(R U F, \"x.html\")",
            "cayley({R2, U2}, \"c.svg\")",
            "variants(random_algorithm(1, 900))",
            "simplify(random_algorithm(1, 1000000))",
            "length(random_algorithm(1, 1000000))",
            "mirror(random_algorithm(1, 1000000))",
            "to_superset(random_algorithm(1, 100000))",
            "text(random_algorithm(1, 1000000))",
            "algorithm(text(random_algorithm(1, 1000000)))",
            "expand((R U)^4000000)",
            "moves((R U)^400000)",
            "3^660000 * 7^330000",
            "gcd(3^600000, 7^300000)",
            "lcm(items(1..300000))",
            "gcd(10^300000 + 1, 10^299999 + 7)",
            "(10^300000 + 1) / (7^300000)",
            "decimal((10^300000 + 1) / 7, 3)",
            "10^300000 == (10^300000 + 1) / 7",
            "mean({10^300000, 1 / (7^300000 + 1)})",
            "moves(random_algorithm(1, 10^7))",
            "simplify(random_algorithm(1, 10^7))",
            "mirror(random_algorithm(1, 10^7))",
            "reverse(random_algorithm(1, 10^7))",
            "group()",
            "group(R)",
            "gap_group(R)",
            "right_dedges()",
            "permutation({})",
            "solved(edges)",
            "words(\"HTM\", 3)",
            "text(3^660000)",
            "sort(map(integer, {\"3\"})) == sort(1..1000000)",
            "sum(1..1000000)",
            "join(map(text, 1..200000), \",\")",
            "contains(1..1000000, 0)",
            "position(1..1000000, 0)",
            "size(1..1000000)",
            "map(text, 1..1000000)",
            "1..1000000",
            "print 1..1000000",
            "1..1000000 == 1..1000000",
            "max(1..1000000)",
            "decimal(1/7, 100000)",
            "for n in 1..10^30 { }",
            "shortest_of_order(1260)",
            "random_state(1)",
            "random_scramble(1)",
            "random_algorithm(1, 1000000)",
            "shared == shared",
            "text(shared)",
            "join(shared, \"\")",
            "print shared",
            "shared",
            "map(text, shared)",
            "contains(shared, 0)",
            "{{shared: 1}}",
            "integer(text(3^200000))"};
}

/// Definitions of the names in these calls.
inline std::string names_for_calls() {
    std::string text = "let p = R U F' L D2 B R U; let G = group(R, U); let shared = {1, 2, 3}\n";
    for (int i = 0; i < 20; ++i) text += "let shared = {shared, shared}\n";
    text +=
        "let fraction = (10^60000 + 1) / 7^60000; let integer_ = 10^300000 + 7; let digits = text(10^60000)\n"
        "let word_ = random_algorithm(1, 1000000); let text_ = text(word_)\n"
        "let numbers = items(1..1000000); let large_numbers = {integer_, integer_ + 1, integer_^1, 7^300000}\n"
        "let move_list = moves(random_algorithm(1, 100000)); let map_ = histogram(1..100000)\n";
    return text;
}

/// A session whose calls are interrupted.
class InterruptedSession {
public:
    explicit InterruptedSession(SessionOptions options)
        : session_(
              std::move(options), [this](const Answer& answer) { shown_ += as_lines(answer, host_.screen).size(); },
              host_) {
        host_.screen = {80, render::ColorDepth::none, true, 0};
        session_.run("names", names_for_calls());
    }

    /// Wall-clock time and processor time: other programs may keep the machine busy.
    struct Delay {
        Milliseconds time{0}, work{0};
    };
    /// Runs the call, interrupts it after a time, and returns the delay until it ends. 0 if it ended before the
    /// interrupt.
    Delay run(const std::string& call, Milliseconds after, Milliseconds longest) {
        using Clock = std::chrono::steady_clock;
        std::atomic<bool> done = false;
        std::thread computing([&] {
            session_.run("test", call);
            done = true;
        });
        wait(done, after);
        if (done) {
            computing.join();
            return {};
        }
        const auto began = Clock::now();
        const auto worked = std::clock();
        while (!done) {
            session_.interrupt();  // repeated: a run that starts later resets an earlier interrupt
            wait(done, Milliseconds(1));
            if (Clock::now() - began > longest) abort_test(call);
        }
        computing.join();
        return {Clock::now() - began,
                Milliseconds(1000.0 * static_cast<double>(std::clock() - worked) / CLOCKS_PER_SEC)};
    }

private:
    static void wait(const std::atomic<bool>& done, Milliseconds time) {
        const auto end = std::chrono::steady_clock::now() + time;
        while (!done && std::chrono::steady_clock::now() < end)
            std::this_thread::sleep_for(std::min(time, Milliseconds(0.2)));
    }
    // The thread cannot be ended.
    [[noreturn]] static void abort_test(const std::string& call) {
        std::fprintf(stderr, "cannot be interrupted: %s\n", call.c_str());
        std::abort();
    }

    Host host_ = usual_host();
    Session session_;
    std::size_t shown_ = 0;
};

}  // namespace cubelang::test
