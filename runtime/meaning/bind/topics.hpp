#pragma once
// Topics of the built-in table, in the order of help and reference. To add one, add a line here and a file that
// defines its function: `std::vector<BuiltIn> order_built_ins() { return {row(…), …}; }`. Keep lines of one heading
// together.

// clang-format off
#define CUBELANG_TOPICS(topic)                                                \
    topic("Orders and parity",                       order_built_ins)         \
    topic("Reasons",                                 why_built_ins)           \
    topic("Parts and cycles",                        structure_built_ins)     \
    topic("Parts and cycles",                        location_built_ins)      \
    topic("Pictures",                                picture_built_ins)       \
    topic("Pictures",                                svg_built_ins)           \
    topic("Pictures",                                sheet_built_ins)         \
    topic("Pictures",                                animate_built_ins)       \
    topic("Pictures",                                plot_built_ins)          \
    topic("Sticker numbers",                     numbered_built_ins)      \
    topic("Cubies and colours",                      cubie_built_ins)         \
    topic("Symmetry",                                symmetry_built_ins)      \
    topic("The tuple of the Tuple page",             tuple_built_ins)         \
    topic("The tuple of the Tuple page",             tuple_part_built_ins)    \
    topic("Cube Synthesizer's basic algorithms",     synthesizer_built_ins)   \
    topic("Other programs' forms",                   neighbour_built_ins)     \
    topic("Groups",                                  group_built_ins)         \
    topic("Groups",                                  group_question_built_ins) \
    topic("Groups",                                  subgroup_built_ins)      \
    topic("Groups",                                  quotient_built_ins)      \
    topic("Groups",                                  conjugation_built_ins)   \
    topic("Groups",                                  homomorphism_built_ins)  \
    topic("Groups",                                  ordered_element_built_ins) \
    topic("Groups",                                  presentation_built_ins)  \
    topic("Groups",                                  double_coset_built_ins)  \
    topic("Groups",                                  block_built_ins)         \
    topic("Groups",                                  factor_built_ins)        \
    topic("Groups",                                  group_proof_built_ins)   \
    topic("Groups",                                  certificate_built_ins)   \
    topic("Groups",                                  full_group_built_ins)    \
    topic("Groups",                                  order_search_built_ins)  \
    topic("Algorithms as words",                     word_built_ins)          \
    topic("Algorithms as words",                     execution_built_ins)     \
    topic("Finding algorithms",                      find_built_ins)          \
    topic("Finding algorithms",                      case_solution_built_ins) \
    topic("Finding algorithms",                      commutator_built_ins)    \
    topic("Finding algorithms",                      solve_built_ins)         \
    topic("Finding algorithms",                      step_built_ins)          \
    topic("Finding algorithms",                      distance_built_ins)      \
    topic("Finding algorithms",                      position_graph_built_ins) \
    topic("Finding algorithms",                      basic_algorithm_built_ins) \
    topic("Finding algorithms",                      insertion_built_ins)     \
    topic("Finding algorithms",                      listing_built_ins)       \
    topic("Goals for parts",                     goal_built_ins)          \
    topic("The library",                             recognition_built_ins)   \
    topic("Other notations of algorithms",           superset_built_ins)      \
    topic("Other notations of algorithms",           parse_built_ins)         \
    topic("Numbers, texts and lists",                size_built_ins)          \
    topic("Numbers, texts and lists",                list_built_ins)          \
    topic("Numbers, texts and lists",                map_built_ins)           \
    topic("Numbers, texts and lists",                number_built_ins)        \
    topic("Numbers, texts and lists",                slider_built_ins)        \
    topic("Lists, streams and files of data",        sequence_built_ins)      \
    topic("Lists, streams and files of data",        grouping_built_ins)      \
    topic("Lists, streams and files of data",        prelude_built_ins)       \
    topic("Lists, streams and files of data",        data_file_built_ins)     \
    topic("Reproducible random numbers and algorithms",             chance_built_ins)
// clang-format on

#include <vector>

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

#define CUBELANG_DECLARE(heading, rows) [[nodiscard]] std::vector<BuiltIn> rows();
CUBELANG_TOPICS(CUBELANG_DECLARE)
#undef CUBELANG_DECLARE

}  // namespace cubelang::meaning
