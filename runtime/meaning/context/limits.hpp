#pragma once
// Limits of the evaluator; exceeding one is an error with a message.

#include <cstddef>
#include <cstdint>

namespace cubelang::meaning::limits {

inline constexpr int deepest_call = 1000;                     ///< calls within calls
inline constexpr std::size_t deepest_stack = 13U << 19;       ///< bytes of machine stack for one evaluation
inline constexpr std::size_t longest_expansion = 10'000'000;  ///< moves written out by expand, simplify, moves
inline constexpr std::size_t longest_shown = 10'000;          ///< moves: a longer word is shown with its brackets
inline constexpr std::size_t longest_trace = 200;             ///< moves that `trace` draws one by one
inline constexpr std::size_t most_traced_stickers = 500'000;  ///< in all nets of `trace`
inline constexpr std::size_t longest_list = 1'000'000;        ///< numbers of a range, or of a row, as a list
inline constexpr std::size_t most_colourings = 1'000'000;     ///< listed for counting
inline constexpr int deepest_list = 1000;                     ///< lists within lists
inline constexpr std::uint64_t largest_value = std::uint64_t{1} << 31;  ///< bytes of a list, map or set in all
inline constexpr std::size_t longest_text = 1U << 26;                   ///< bytes of one text
inline constexpr std::size_t longest_integer = 1U << 20;                ///< bits of an integer
inline constexpr int usual_search = 10;                             ///< turns that `find` allows unless `most` is given
inline constexpr int longest_search = 50;                           ///< the largest `most`
inline constexpr std::size_t search_memory = std::size_t{1} << 28;  ///< bytes for the tables of `find` and `distances`
inline constexpr int most_answers = 10'000;                         ///< of `find`
inline constexpr std::size_t longest_varied = 1000;                 ///< moves of an algorithm for `variants`
inline constexpr std::size_t longest_number = 100'000;              ///< digits that integer() reads
inline constexpr int widest_padding = 10'000;                       ///< of pad()
inline constexpr std::size_t longest_class_name = 1'000'000;        ///< bytes of class_name()
inline constexpr int largest_json_net = 20;                         ///< N up to which JSON gives the whole second row

}  // namespace cubelang::meaning::limits
