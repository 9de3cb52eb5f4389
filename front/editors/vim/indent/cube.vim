" Cubelang: indentation by open brackets.

if exists('b:did_indent')
  finish
endif
let b:did_indent = 1
setlocal indentexpr=CubeIndent(v:lnum) indentkeys=0{,0},0),0],!^F,o,O nosmartindent
let b:undo_indent = 'setlocal indentexpr< indentkeys< smartindent<'

if exists('*CubeIndent')
  finish
endif

function! s:is_code(line, column) abort
  return synIDattr(synID(a:line, a:column, 0), 'name') !~# '^cube\%(Comment\|Doc\|Todo\|Text\|Escape\)$'
endfunction

" The number of brackets that a line opens minus those that it closes. Closing brackets at its start do not count: they
" have already reduced its own indentation.
function! s:opened(number) abort
  let text = getline(a:number)
  let balance = 0
  for column in range(matchend(text, '^[])} \t]*'), len(text) - 1)
    if text[column] =~# '[[({]' && s:is_code(a:number, column + 1)
      let balance += 1
    elseif text[column] =~# '[])}]' && s:is_code(a:number, column + 1)
      let balance -= 1
    endif
  endfor
  return balance
endfunction

function! CubeIndent(number) abort
  let above = prevnonblank(a:number - 1)
  if above == 0
    return 0
  endif
  if !s:is_code(a:number, 1) && getline(a:number) !~# '^\s*\%(#\|//\|/\*\|"\)'
    return -1
  endif
  let opened = s:opened(above)
  let closes = getline(a:number) =~# '^\s*[])}]'
  let steps = (opened > 0 ? 1 : opened < 0 ? -1 : 0) - (closes ? 1 : 0)
  return max([0, indent(above) + steps * shiftwidth()])
endfunction
