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
syntax keyword cubeFunction contained {{functions.vim}}
syntax keyword cubeConstant contained {{constants.vim}}

" A word of moves. Numbers of layers can only come first: further in, digits belong to the move before them.
let s:move = '\%([{{capitals.bar}}][wWv]\=\|[{{smalls.bar}}]W\=\|[{{bares.bar}}]\)'
let s:inner = '\d\+\%(-\d\+\)\=\%([{{capitals.bar}}][wW]\=\|[{{smalls.bar}}]W\=\)'
let s:prime = "[{{primes.bar}}]"
let s:moves = '\%(' .. s:inner .. '\|' .. s:move .. '\)\d*\%(' .. s:move .. '\d*\)*\%(' .. s:prime .. '\|\w\@!\)'
syntax match cubeNumber /\d\+\w\@!/
syntax match cubeError /\d\+\h\w*/
execute 'syntax match cubeMoves +' .. s:moves .. '+'

" What gets a value (an argument too), and a numbering with its numbers behind it, may spell moves.
syntax match cubeGiven /\h\w*\%(\_s*==\@!\)\@=/
syntax match cubeNumbering /\h\w*\%(\s\+(\_s*\d\+\_s*,\|\s*\[\_s*\d\+\%(\_s*,\_s*\|\_s\+\)\d\|\s*{\_s*\d\+\_s*:\)\@=/
  \ contains=cubeFunction,cubeConstant

syntax keyword cubeStatement {{statements.vim}}
syntax keyword cubeConditional {{branches.vim}}
syntax keyword cubeWordOperator {{operators.vim}}
syntax keyword cubeBoolean {{literals.vim}}

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
