autocmd BufNewFile,BufRead *.cube setfiletype cube
autocmd BufNewFile,BufRead * if getline(1) =~# '^#!.*[/ ]cube\%(\s\|$\)' | setfiletype cube | endif
