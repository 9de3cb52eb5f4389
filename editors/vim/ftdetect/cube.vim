autocmd BufNewFile,BufRead *.cube setfiletype cube
autocmd BufNewFile,BufRead * if getline(1) =~# '^#!.*\<cube\>' | setfiletype cube | endif
