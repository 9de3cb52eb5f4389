" Highlights the files of the arguments and writes FILE.painted (see compare.cpp). Run by `vim -es -u NONE` with the
" folder of editors/vim in the runtime path.

set encoding=utf-8 fileencodings=utf-8 synmaxcol=0 redrawtime=600000 nomodeline nofixendofline binary
filetype plugin on
syntax on
let v:errmsg = ''

let s:letters = {
  \ 'cubeComment': '#', 'cubeDoc': '!', 'cubeTodo': '#', 'cubeText': '"', 'cubeEscape': '"', 'cubeMoves': 'm',
  \ 'cubeStatement': 'k', 'cubeConditional': 'k', 'cubeWordOperator': 'k', 'cubeBoolean': 'k', 'cubeNumber': '1',
  \ 'cubeFunction': 'f', 'cubeConstant': 'c', 'cubeField': '.', 'cubePart': 'p', 'cubeLocation': '@'}

function! s:line(number) abort
  let painted = ''
  let column = 1
  for code in str2list(getline(a:number))
    let painted ..= get(s:letters, synIDattr(synID(a:number, column, 0), 'name'), '-')
    let column += len(nr2char(code))
  endfor
  return painted
endfunction

execute 'edit' fnameescape(argv(0))
if &filetype !=# 'cube' || b:current_syntax !=# 'cube'
  cquit
endif
" One buffer for all files, so that the syntax is read once.
setlocal undolevels=-1
for s:file in argv()
  silent %delete _
  call setline(1, readfile(s:file, 'b'))
  syntax sync fromstart  " forgets where the last file had regions
  call writefile(map(range(1, line('$')), 's:line(v:val)'), s:file .. '.painted')
endfor
if v:errmsg !=# ''
  echo v:errmsg
  cquit
endif
quitall!
