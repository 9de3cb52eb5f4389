-- Work on a script in Neovim: shows a mistake, repairs it, goes to definitions, renames, formats.
-- Written for the client of Neovim 0.7; later versions still have these functions.

local program, folder = os.getenv('CUBE_PROGRAM'), os.getenv('CUBE_FOLDER')
local script = folder .. '/mine.cube'
local failed = 0

local function say(line) io.stderr:write(line .. '\n') end

local function check(fact, holds)
  if holds then return end
  failed = failed + 1
  say('failed: ' .. fact)
end

-- Whether the condition holds within ten seconds.
local function soon(condition) return vim.wait(10000, condition, 10) == true end

local function finish()
  if failed > 0 then
    for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do say(number .. ': ' .. line) end
    vim.cmd('cquit 1')
  end
  vim.cmd('qall!')
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') end
local function line_here() return vim.api.nvim_get_current_line() end

-- Moves the cursor to the word, in the first line that contains `line`.
local function go_to(line, word)
  for number, content in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    if content:find(line, 1, true) then
      vim.api.nvim_win_set_cursor(0, {number, content:find(word, 1, true) - 1})
      return
    end
  end
  error('no line has ' .. line)
end

local function write(path, lines)
  local file = assert(io.open(path, 'w'))
  file:write(table.concat(lines, '\n') .. '\n')
  file:close()
end

write(folder .. '/shared.cube', {'## Both at once.', 'def both(p, q) = [p, q]'})
write(script, {
  'import triggers',
  'import "shared.cube"',
  '## Four moves — the first that people learn.',
  'let trigger4 = R U R\' U\'',
  'for n in 1..3 {',
  '  print ordr(trigger4 sune), n',
  '}',
  'def twice(trigger4) = trigger4   trigger4',
  'print order(both(twice(trigger4), U))',
})

vim.cmd('edit ' .. vim.fn.fnameescape(script))
local buffer = vim.api.nvim_get_current_buf()
local client_id = vim.lsp.start_client({
  name = 'cube',
  cmd = {program, 'lsp'},
  root_dir = folder,
  on_exit = function(code) exit_code = code end,
})
vim.lsp.buf_attach_client(buffer, client_id)
local client
soon(function()
  client = vim.lsp.get_client_by_id(client_id)
  return client ~= nil and client.initialized
end)
check('the server starts', client ~= nil and client.initialized)
if failed > 0 then return finish() end
local can = client.server_capabilities

-- The mistake

local function mistakes()
  return vim.tbl_filter(function(one) return one.severity == vim.diagnostic.severity.ERROR end,
                        vim.diagnostic.get(buffer))
end
soon(function() return #mistakes() > 0 end)
local first = mistakes()[1]
check('the mistake is shown', first ~= nil)
if first then
  check('it is in its line', first.lnum == 5 and first.col == 8)
  check('its message is right', first.message:find('unknown name `ordr`', 1, true) ~= nil)
end

local function choose_first(items, _, on_choice) on_choice(items[1]) end
go_to('ordr', 'ordr')
if can.codeActionProvider then
  vim.ui.select = choose_first
  vim.lsp.buf.code_action()
  check('a code action repairs it', soon(function() return line_here() == '  print order(trigger4 sune), n' end))
else
  vim.api.nvim_set_current_line('  print order(trigger4 sune), n')
end
check('the mistake is removed', soon(function() return #mistakes() == 0 end))

-- Places

if can.definitionProvider then
  go_to('trigger4), U', 'trigger4')
  vim.lsp.buf.definition()
  check('the definition of a name is found', soon(function() return line_here():find('let trigger4', 1, true) ~= nil end))
  check('the cursor is on the name', vim.api.nvim_win_get_cursor(0)[2] == 4)

  for _, there in ipairs({{'sune', 'let sune =', '/triggers.cube'}, {'both', 'def both', '/shared.cube'}}) do
    local name, definition, ending = unpack(there)
    vim.cmd('buffer ' .. buffer)
    go_to(name .. (name == 'both' and '(' or ')'), name)
    vim.lsp.buf.definition()
    soon(function() return vim.api.nvim_get_current_buf() ~= buffer end)
    check('the definition of an imported name is in its file: ' .. name, vim.api.nvim_buf_get_name(0):sub(-#ending) == ending)
    check('at its definition: ' .. name, line_here():find(definition, 1, true) ~= nil)
    vim.cmd('buffer! ' .. buffer)
  end
end

local function quickfix_after(ask)
  vim.fn.setqflist({}, 'r')
  ask()
  soon(function() return #vim.fn.getqflist() > 0 end)
  local lines = {}
  for _, item in ipairs(vim.fn.getqflist()) do table.insert(lines, item.lnum) end
  vim.cmd('cclose')
  vim.cmd('buffer ' .. buffer)
  return table.concat(lines, ' ')
end

if can.referencesProvider then
  go_to('let trigger4', 'trigger4')
  check('references are listed', quickfix_after(vim.lsp.buf.references) == '4 6 9')
end

-- Renaming

if can.renameProvider then
  go_to('let trigger4', 'trigger4')
  vim.lsp.buf.rename('four_moves')
  check('a rename changes all references', soon(function()
    return text():find('let four_moves = R U', 1, true) ~= nil and text():find('order(four_moves sune)', 1, true) ~= nil
      and text():find('twice(four_moves), U', 1, true) ~= nil
  end))
  check('a rename changes nothing else', text():find('def twice(trigger4) = trigger4   trigger4', 1, true) ~= nil)
  check('the server has the same text', soon(function() return #mistakes() == 0 end))
end

if can.documentSymbolProvider then
  local lines = quickfix_after(vim.lsp.buf.document_symbol)
  check('the outline is ' .. lines, lines == '1 2 4 8')
end

-- Layout

if can.documentFormattingProvider then
  vim.lsp.buf.formatting_sync({tabSize = 4, insertSpaces = true}, 10000)
  check('the text is formatted', text():find('def twice(trigger4) = trigger4 trigger4', 1, true) ~= nil)
end

-- The end

vim.lsp.stop_client(client_id)
check('the server ends on request', soon(function() return exit_code ~= nil end))
check('the server ends with status 0', exit_code == 0)
finish()
