-- The language server as editors/vim starts it in Neovim: a mistake is shown, and is removed when it is corrected.
vim.cmd('filetype plugin on')
require('cubelang').setup({ command = { vim.env.CUBE, 'lsp' }, settings = { inlayHints = false } })

local function wait(fact, holds)
  if not vim.wait(20000, holds, 20) then
    io.stderr:write('failed: ' .. fact .. '\n')
    vim.cmd('cquit')
  end
end
local function mistakes()
  return vim.diagnostic.get(0)
end

local folder = vim.fn.tempname()
vim.fn.mkdir(folder)
vim.fn.writefile({ 'let a = R U', 'ordr(a)' }, folder .. '/one.cube')
vim.fn.writefile({ 'R' }, folder .. '/two.cube')
vim.cmd('edit ' .. folder .. '/one.cube')
wait('a mistake is shown', function() return #mistakes() == 1 and mistakes()[1].lnum == 1 end)
vim.fn.setline(2, 'order(a)')
wait('the mistake is removed', function() return #mistakes() == 0 end)
vim.cmd('edit! ' .. folder .. '/two.cube')
wait('a folder has one server', function() return #vim.lsp.get_active_clients() == 1 end)
vim.cmd('qall!')
