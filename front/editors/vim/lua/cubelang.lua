-- Cubelang's language server for Neovim 0.7 and later: call require('cubelang').setup() in init.lua, before a program is
-- opened. Options: `command` starts the server; `settings` are its settings: { run = false, inlayHints = false }.
local M = {}

local function start(command, settings)
  local file = vim.api.nvim_buf_get_name(0)
  local config = {
    name = 'cubelang',
    cmd = command,
    init_options = settings,
    root_dir = file ~= '' and vim.fn.fnamemodify(file, ':p:h') or vim.fn.getcwd(),
  }
  if vim.lsp.start then
    vim.lsp.start(config)
    return
  end
  -- Neovim before 0.8 does not reuse the running server of a folder.
  for _, client in ipairs(vim.lsp.get_active_clients()) do
    if client.name == config.name and client.config.root_dir == config.root_dir then
      vim.lsp.buf_attach_client(0, client.id)
      return
    end
  end
  local id = vim.lsp.start_client(config)
  if id then
    vim.lsp.buf_attach_client(0, id)
  end
end

function M.setup(options)
  local command = options and options.command or { vim.g.cube_program or 'cube', 'lsp' }
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'cube',
    callback = function()
      if vim.fn.executable(command[1]) == 1 then
        start(command, options and options.settings)
      else
        vim.notify_once('cubelang: program not found: ' .. command[1], vim.log.levels.WARN)
      end
    end,
  })
end

return M
