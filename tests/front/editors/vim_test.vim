" Tests of editors/vim except highlighting. $CUBE is the program.

set encoding=utf-8 nomodeline
filetype plugin indent on
syntax on
let v:errmsg = ''
let g:cube_program = $CUBE

function! s:indented(lines) abort
  enew!
  call setline(1, a:lines)
  setfiletype cube
  silent normal! gg=G
  return getline(1, '$')
endfunction

call assert_equal(['for s in {R, U} {', '    print s', '    if s == R then {', '        print 1', '    }', '}', 'order(R)'],
  \ s:indented(['for s in {R, U} {', 'print s', 'if s == R then {', 'print 1', '}', '}', 'order(R)']))
call assert_equal(['order(', '    R', ')', '# ( a comment', '"( a text', 'R'],
  \ s:indented(['order(', 'R', ')', '# ( a comment', '"( a text', 'R']))
call assert_equal(['/* {', '    a picture', '*/'], s:indented(['/* {', '    a picture', '*/']))

" A script is recognised by its first line.
let s:script = tempname()
call writefile(['#!/usr/bin/env cube', 'order(R)'], s:script)
execute 'edit!' s:script
call assert_equal('cube', &filetype)
call assert_equal('# %s', &commentstring)

" Blocks are folded on request.
let g:cube_folding = 1
let s:program = tempname() .. '.cube'
call writefile(['let a = R', 'for s in {R, U} {', '  print s', '}', 'foo(a)'], s:program)
execute 'edit!' s:program
call assert_equal([0, 1, 1, 1, 0], map(range(1, 5), 'foldlevel(v:val)'))

" :make goes to the mistake.
silent make!
call assert_equal([5, 1], [getqflist()[0].lnum, getqflist()[0].col])
call assert_match('foo', getqflist()[0].text)

" K shows the program's help.
call assert_equal(':CubeHelp', &keywordprg)
call assert_match('order(', execute('CubeHelp order'))

if v:errmsg !=# '' || !empty(v:errors)
  call writefile([v:errmsg] + v:errors, $REPORT)
  cquit
endif
quitall!
