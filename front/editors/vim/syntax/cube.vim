" Cubelang: how a program looks.
" Made from front/editors/templates/vim/syntax and the program's own tables: change it there, and have it made again by
" UPDATE_GOLDEN=1 ctest --preset dev -R grammars/made.

if exists('b:current_syntax')
  finish
endif
let s:compatible = &cpoptions
set cpoptions&vim
syntax case match
syntax iskeyword 48-57,65-90,95,97-122
syntax sync fromstart

" Every token has an item, so that none begins within a word. Of two that begin together the later one is taken, and a
" keyword before both.

" Names, with the fields that touch them, and a call's bracket.
syntax match cubeName /\h\w*/ nextgroup=cubeField,cubeCall contains=cubeFunction,cubeConstant
syntax match cubeField /\.\h\w*/ contained nextgroup=cubeField
syntax match cubeCall /(/ contained
syntax match cubeClose /)/ nextgroup=cubeField
" Orders and parity
syntax keyword cubeFunction contained order visible_order orders parity sign is_reachable repair
syntax keyword cubeFunction contained commutes
" Parts and cycles
syntax keyword cubeFunction contained cycles cycle_type support fixed image source explain
syntax keyword cubeFunction contained permutation cycle location number name same_part parts
" Pictures
syntax keyword cubeFunction contained show trace compare svg cayley animate plot
" Numbers of stickers
syntax keyword cubeFunction contained two_row state rotation_map sticker_cycles
" Cubies and colours
syntax keyword cubeFunction contained cubie colors
" Symmetry
syntax keyword cubeFunction contained symmetries antisymmetries canonical
" The tuple of the Tuple page
syntax keyword cubeFunction contained tuple tuple_colors corner_colors corner_showing dedge
syntax keyword cubeFunction contained left_dedges right_dedges
" Cube Synthesizer's basic algorithms
syntax keyword cubeFunction contained synth_index synth_entry synth_rotation synth_rotation_index
syntax keyword cubeFunction contained synth_block synth_row synth_counts
" Other programs' forms
syntax keyword cubeFunction contained gap gap_group kpuzzle kpuzzle_definition singmaster reid speffz
" Groups
syntax keyword cubeFunction contained group full_group group_of structure generators elements random
syntax keyword cubeFunction contained index orbits is_transitive is_abelian stabilizer centralizer
syntax keyword cubeFunction contained centre intersection is_normal normal_closure derived
syntax keyword cubeFunction contained derived_series small_generators quotient_group abelianization
syntax keyword cubeFunction contained blocks is_primitive factor gap_proof conjugate are_conjugate
syntax keyword cubeFunction contained class_size centralizer_size class_name classes layer_signs
syntax keyword cubeFunction contained census shortest_of_order
" Algorithms as words
syntax keyword cubeFunction contained moves length simplify expand inverse reverse mirror rotate
syntax keyword cubeFunction contained variants algorithm
" Finding algorithms
syntax keyword cubeFunction contained find commutators solve distances antipodes basic basics
syntax keyword cubeFunction contained insertions words
" Goals said of parts
syntax keyword cubeFunction contained solved solved_but placed oriented domino block color_neutral
syntax keyword cubeFunction contained one_of layer
" The library
syntax keyword cubeFunction contained recognise cases
" Other notations of algorithms
syntax keyword cubeFunction contained superset to_superset niss parse
" Numbers, texts and lists
syntax keyword cubeFunction contained size item with_item position sum max min sort contains[] join
syntax keyword cubeFunction contained keys values mapping decimal mean percent numerator denominator
syntax keyword cubeFunction contained pad quotient remainder gcd lcm integer text type
" Lists, streams and files of data
syntax keyword cubeFunction contained map filter fold[] first skip items sort_by histogram group_by
syntax keyword cubeFunction contained read_lines read_table write_lines write_table
" Random numbers and algorithms that can be repeated
syntax keyword cubeFunction contained random_algorithm random_integer random_state random_algorithms
syntax keyword cubeFunction contained random_states random_scramble
syntax keyword cubeConstant contained HTM QTM STM ETM OBTM BTM SSTM SSQTM net kociemba S_id S_URF3
syntax keyword cubeConstant contained S_F2 S_U4 S_LR2 corners edges wings centres fixed_centres
syntax keyword cubeConstant contained x_centres t_centres obliques last_layer first_two_layers cross
syntax keyword cubeConstant contained labelled colours letters numbers isometric back both oll none
syntax keyword cubeConstant contained patterns standard safe white dark apart together pairs in_place
syntax keyword cubeConstant contained as_set ends starts quick optimal exact groups pll triggers csv
syntax keyword cubeConstant contained tsv jsonl e id identity

" A word of moves. Numbers of layers can only come first: further in, digits belong to the move before them.
let s:move = '\%([RUFLDB][wWv]\=\|[rufldb]W\=\|[MESxyz]\)'
let s:inner = '\d\+\%(-\d\+\)\=\%([RUFLDB][wW]\=\|[rufldb]W\=\)'
let s:prime = "['`´’′‘‛ʹʼˈʻʽˊˋ΄՚׳´‵ꞌ＇]"
let s:moves = '\%(' .. s:inner .. '\|' .. s:move .. '\)\d*\%(' .. s:move .. '\d*\)*\%(' .. s:prime .. '\|\w\@!\)'
syntax match cubeNumber /\d\+\w\@!/
syntax match cubeError /\d\+\h\w*/
execute 'syntax match cubeMoves +' .. s:moves .. '+'

" What gets a value (an argument too), and a numbering with its numbers behind it, may spell moves.
syntax match cubeGiven /\h\w*\%(\_s*==\@!\)\@=/
syntax match cubeNumbering /\h\w*\%(\s\+(\_s*\d\+\_s*,\|\s*\[\_s*\d\+\%(\_s*,\_s*\|\_s\+\)\d\|\s*{\_s*\d\+\_s*:\)\@=/
  \ contains=cubeFunction,cubeConstant

syntax keyword cubeStatement cube supercube let def import assert print
syntax keyword cubeConditional for if then else
syntax keyword cubeWordOperator in and or not
syntax keyword cubeBoolean true false

syntax match cubeLocation /@\%(\a\+\%(\.\d\+\|\d*\)\w\@!\)\=/
syntax match cubeOperator /->\|\.\.\|[=!<>]=\|[-+*/<>^=]/
execute 'syntax match cubeInverse +' .. s:prime .. '+'

" A cycle is known by the sign of its first part, or by the comma behind it, and ends with any bracket. Its
" parts spell moves.
syntax region cubeCycle start=/(\%(\_s*\%([-+]\+\a\|[-+]*\a\+\d*\_s*,\)\)\@=/ end=/[])}]/ end=/\ze[[({]/ nextgroup=cubeField
  \ contains=cubePart,cubeName,cubeMoves,cubeNumber,cubeError,cubeLocation,cubeOperator,cubeComment,cubeDoc,cubeText
syntax match cubePart /[-+]*\a\+\d*\w\@!/ contained

syntax match cubeComment /#.*\|\/\/.*/ contains=cubeTodo,@Spell
syntax match cubeDoc /##.*/ contains=cubeTodo,@Spell
syntax region cubeComment start=/\/\*/ end=/\*\// contains=cubeTodo,@Spell
syntax keyword cubeTodo contained TODO FIXME XXX
syntax region cubeText start=/"/ skip=/\\./ end=/"/ end=/$/ contains=cubeEscape,@Spell
syntax match cubeEscape /\\\%(["\\nt]\|u{\x\{1,6}}\)/ contained

" A block of statements can be folded.
syntax region cubeBlock start=/{\s*$/ end=/}/ transparent fold

highlight default link cubeFunction Function
highlight default link cubeConstant Constant
highlight default link cubeField Identifier
highlight default link cubeNumber Number
highlight default link cubeError Error
highlight default link cubeMoves Special
highlight default link cubeStatement Statement
highlight default link cubeConditional Conditional
highlight default link cubeWordOperator Operator
highlight default link cubeBoolean Boolean
highlight default link cubeLocation Type
highlight default link cubePart Type
highlight default link cubeOperator Operator
highlight default link cubeInverse Operator
highlight default link cubeComment Comment
highlight default link cubeDoc SpecialComment
highlight default link cubeTodo Todo
highlight default link cubeText String
highlight default link cubeEscape SpecialChar

unlet s:move s:inner s:prime s:moves
let b:current_syntax = 'cube'
let &cpoptions = s:compatible
unlet s:compatible
