#pragma once
// The grammar's actions: each row names a rule and the builder's function for it. Only parser.cpp includes it.

#include "lang/builder.hpp"
#include "lang/grammar.hpp"
#include "lang/leaf.hpp"
#include "lang/messages.hpp"

namespace cubelang::lang {

namespace pegtl = tao::pegtl;

/// A rule with parts: everything pushed since it began belongs to it, and is dropped if the rule fails.
template <auto Make>
struct node : pegtl::maybe_nothing {
    template <typename Rule, pegtl::apply_mode A, pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input>
    static bool match(Input& in, Builder& builder) {
        const StackMark mark = builder.open(in.byte());
        const bool matched = pegtl::match<Rule, A, M, Action, Control>(in, builder);
        if constexpr (A == pegtl::apply_mode::action) {
            if (matched)
                (builder.*Make)(mark, builder.span(mark.begin, in.byte()));
            else
                builder.drop(mark);
        }
        return matched;
    }
};

/// A rule that can contain itself.
template <auto Make>
struct nested : pegtl::maybe_nothing {
    template <typename Rule, pegtl::apply_mode A, pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input>
    static bool match(Input& in, Builder& builder) {
        const OperandStack::Nesting nesting(builder, in.byte());
        return node<Make>::template match<Rule, A, M, Action, Control>(in, builder);
    }
};

/// Drops the moves that a word has pushed if the word turns out not to be moves.
struct all_or_no_moves : pegtl::maybe_nothing {
    template <typename Rule, pegtl::apply_mode A, pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input>
    static bool match(Input& in, Builder& builder) {
        const std::size_t moves = builder.moves();
        const bool matched = pegtl::match<Rule, A, M, Action, Control>(in, builder);
        if (!matched) builder.drop_moves(moves);
        return matched;
    }
};

/// A rule that matches a mistake, which is reported.
template <typename Rule>
struct mistake {
    template <typename Input>
    [[noreturn]] static void apply(const Input& in, Builder& builder) {
        const auto begin = static_cast<std::size_t>(in.begin() - builder.text().data());
        report_mistake(builder, builder.span(begin, begin + in.size()), message<Rule>);
    }
};

template <typename Rule>
struct action : pegtl::nothing<Rule> {};

namespace g = grammar;

// clang-format off
template <> struct action<g::unclosed_comment> : mistake<g::unclosed_comment> {};
template <> struct action<g::decimal> : leaf<&Builder::decimal> {};
template <> struct action<g::not_a_move> : leaf<&Builder::not_a_move> {};
template <> struct action<g::comma_in_group> : leaf<&Builder::comma_in_group> {};
template <> struct action<g::list_in_branch> : leaf<&Builder::list_in_branch> {};
template <> struct action<g::list_after_statement> : leaf<&Builder::list_after_statement> {};
template <> struct action<g::sign_after_part> : leaf<&Builder::sign_after_part> {};
template <> struct action<g::dimensions> : leaf<&Builder::dimensions> {};
template <> struct action<g::digits_after_prime> : leaf<&Builder::digits_after_prime> {};
template <> struct action<g::repetition_before> : mistake<g::repetition_before> {};
template <> struct action<g::file_without_quotes> : mistake<g::file_without_quotes> {};
template <> struct action<g::moves_as_name> : mistake<g::moves_as_name> {};
template <> struct action<g::keyword_as_name> : mistake<g::keyword_as_name> {};
template <> struct action<g::else_alone> : mistake<g::else_alone> {};
template <> struct action<g::underscore_as_name> : mistake<g::underscore_as_name> {};

template <> struct action<g::bare_move> : leaf<&Builder::move> {};
template <> struct action<g::move_prime> : leaf<&Builder::move_prime> {};
template <> struct action<g::pause> : leaf<&Builder::pause> {};
template <> struct action<g::move_word> : all_or_no_moves {};
template <> struct action<g::moves> : leaf<&Builder::run> {};
template <> struct action<g::one_move> : leaf<&Builder::run> {};

template <> struct action<g::integer> : leaf<&Builder::integer> {};
template <> struct action<g::exponent_number> : leaf<&Builder::integer> {};
template <> struct action<g::boolean> : leaf<&Builder::boolean> {};
template <> struct action<g::text_begin> : leaf<&Builder::text_begin> {};
template <> struct action<g::text_plain> : leaf<&Builder::text_plain> {};
template <> struct action<g::text_quote> : leaf<&Builder::text_plain> {};
template <> struct action<g::text_line> : leaf<&Builder::text_line> {};
template <> struct action<g::escaped_character> : leaf<&Builder::text_escape> {};
template <> struct action<g::code_point> : leaf<&Builder::text_code_point> {};
template <> struct action<g::foreign_value> : mistake<g::foreign_value> {};
template <> struct action<g::text_format> : leaf<&Builder::text_format> {};
template <> struct action<g::text_value> : leaf<&Builder::text_value> {};
template <> struct action<g::text> : node<&Builder::text_literal> {};
template <> struct action<g::part> : leaf<&Builder::part> {};
template <> struct action<g::location> : leaf<&Builder::location> {};

template <> struct action<g::cycle> : node<&Builder::cycle> {};
template <> struct action<g::parentheses> : node<&Builder::parentheses> {};
template <> struct action<g::pair_separator> : leaf<&Builder::word> {};
template <> struct action<g::pair> : node<&Builder::pair> {};
template <> struct action<g::pair_colon> : leaf<&Builder::word> {};
template <> struct action<g::clause> : node<&Builder::clause> {};
template <> struct action<g::parameter> : node<&Builder::parameter> {};
template <> struct action<g::loop_name> : node<&Builder::parameter> {};
template <> struct action<g::let_name> : node<&Builder::parameter> {};
template <> struct action<g::quantified_clause> : node<&Builder::clause> {};
template <> struct action<g::quantified> : node<&Builder::quantified> {};
template <> struct action<g::lambda> : node<&Builder::lambda> {};
template <> struct action<g::list_literal> : node<&Builder::list> {};

template <> struct action<g::ellipsis> : mistake<g::ellipsis> {};
template <> struct action<g::arrow_place> : leaf<&Builder::part> {};
template <> struct action<g::arrow_source> : leaf<&Builder::part> {};
template <> struct action<g::arrows> : node<&Builder::arrows> {};
template <> struct action<g::quoted_part> : leaf<&Builder::quoted_part> {};
template <> struct action<g::guillemets> : node<&Builder::parentheses> {};

template <> struct action<g::numbers_begin> : leaf<&Builder::numbers_begin> {};
template <> struct action<g::sticker> : leaf<&Builder::sticker> {};
template <> struct action<g::number_cycle> : leaf<&Builder::number_cycle> {};
template <> struct action<g::number_row> : leaf<&Builder::number_row> {};
template <> struct action<g::number_map> : leaf<&Builder::number_map> {};
template <> struct action<g::second_row> : leaf<&Builder::second_row> {};
template <> struct action<g::orientations> : leaf<&Builder::orientations> {};
template <> struct action<g::number_list> : leaf<&Builder::number_list> {};
template <> struct action<g::number_pairs> : leaf<&Builder::number_pairs> {};
template <> struct action<g::plain_cycle> : leaf<&Builder::plain_cycle> {};
template <> struct action<g::plain_row> : leaf<&Builder::plain_row> {};
template <> struct action<g::plain_numbers> : node<&Builder::plain_numbers> {};
template <> struct action<g::numbered> : node<&Builder::numbered> {};

template <> struct action<g::name> : leaf<&Builder::word> {};
template <> struct action<g::variable> : leaf<&Builder::variable> {};
template <> struct action<g::argument_name> : leaf<&Builder::argument_name> {};
template <> struct action<g::arguments> : node<&Builder::call> {};
template <> struct action<g::why_word> : leaf<&Builder::word> {};
template <> struct action<g::question> : node<&Builder::call> {};
template <> struct action<g::arguments_of_value> : node<&Builder::call_of_value> {};
template <> struct action<g::field_name> : leaf<&Builder::field> {};
template <> struct action<g::open_end> : leaf<&Builder::word> {};
template <> struct action<g::index> : node<&Builder::index> {};
template <> struct action<g::if_expression> : node<&Builder::if_expression> {};

template <> struct action<g::invert> : leaf<&Builder::invert> {};
template <> struct action<g::superscript> : leaf<&Builder::superscript> {};
template <> struct action<g::repeat> : leaf<&Builder::repeat> {};
template <> struct action<g::power> : node<&Builder::power> {};
template <> struct action<g::tower> : leaf<&Builder::tower> {};
template <> struct action<g::negative_exponent> : node<&Builder::negative_exponent> {};

template <> struct action<g::logical_not> : leaf<&Builder::prefix> {};
template <> struct action<g::minus_sign> : leaf<&Builder::prefix> {};
template <> struct action<g::infix> : leaf<&Builder::infix> {};
template <> struct action<g::juxtaposition> : leaf<&Builder::juxtaposition> {};
template <> struct action<g::expression> : nested<&Builder::expression> {};

template <> struct action<g::doc_line> : leaf<&Builder::doc_line> {};
template <> struct action<g::ignored_text> : leaf<&Builder::no_doc> {};
template <> struct action<g::block_begin> : leaf<&Builder::begin_block> {};
template <> struct action<g::cube_statement> : node<&Builder::cube> {};
template <> struct action<g::let> : node<&Builder::let> {};
template <> struct action<g::let_parts> : node<&Builder::let_parts> {};
template <> struct action<g::def> : node<&Builder::def> {};
template <> struct action<g::function_block> : node<&Builder::function_block> {};
template <> struct action<g::lambda_block> : node<&Builder::function_block> {};
template <> struct action<g::return_statement> : node<&Builder::result> {};
template <> struct action<g::return_outside> : mistake<g::return_outside> {};
template <> struct action<g::not_in_function> : mistake<g::not_in_function> {};
template <> struct action<g::module_name> : leaf<&Builder::word> {};
template <> struct action<g::import_statement> : node<&Builder::import_module> {};
template <> struct action<g::assertion> : node<&Builder::assertion> {};
template <> struct action<g::print> : node<&Builder::print> {};
template <> struct action<g::loop> : node<&Builder::loop> {};
template <> struct action<g::if_statement> : node<&Builder::if_statement> {};
template <> struct action<g::show> : node<&Builder::show> {};
template <> struct action<g::nested_statement> : nested<&Builder::nested_statement> {};
// clang-format on

}  // namespace cubelang::lang
