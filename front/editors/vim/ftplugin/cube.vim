" Cubelang: editing. `:make` runs the file and goes to its first error; K shows help on the word under the cursor.
" g:cube_program is the program, `cube` by default; g:cube_folding = 1 folds blocks.

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=#\ %s comments=s1:/*,mb:*,ex:*/,:##,:#,://
setlocal formatoptions-=t formatoptions+=croql
setlocal iskeyword=48-57,65-90,95,97-122
setlocal suffixesadd=.cube
setlocal include=^\\s*import define=^\\s*\\%(let\\\|def\\)
setlocal expandtab shiftwidth=4 softtabstop=4
let b:undo_ftplugin = 'setlocal commentstring< comments< formatoptions< iskeyword< suffixesadd< include< define<'
  \ .. ' expandtab< shiftwidth< softtabstop< foldmethod< keywordprg< makeprg< errorformat< formatprg<'
  \ .. ' | silent! delcommand -buffer CubeHelp'

if get(g:, 'cube_folding', 0)
  setlocal foldmethod=syntax
endif

let s:program = get(g:, 'cube_program', 'cube')
let &l:makeprg = shellescape(s:program, 1) .. ' %:p:S'
let &l:formatprg = shellescape(s:program, 1) .. ' fmt -'
setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%-G%.%#

function! s:help(name) abort
  let text = systemlist(shellescape(s:program) .. ' -e ' .. shellescape('help ' .. a:name))
  echo join(map(text, 'substitute(v:val, "\r$", "", "")'), "\n")
endfunction
command! -buffer -nargs=+ CubeHelp call s:help(<q-args>)
setlocal keywordprg=:CubeHelp
