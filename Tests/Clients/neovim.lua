-- A headless Neovim that opens the file which it is given, with the configuration from Editors.md, waits for the diagnostic,
-- changes the text, and applies the first code action. RECIPE names the configuration, FILE the file.

-- Neovim 0.7 has no `vim.lsp.start` yet.
if not vim.lsp.start then
  local clients = {}
  vim.lsp.start = function(options)
    local key = options.name .. options.root_dir
    clients[key] = clients[key] or vim.lsp.start_client(options)
    vim.lsp.buf_attach_client(0, clients[key])
    return clients[key]
  end
end

local function fail(message)
  io.stderr:write(message .. "\n")
  vim.cmd("cquit 1")
end

local function wait(what, condition)
  if not vim.wait(30000, condition, 50) then fail("nothing came of: " .. what) end
end

dofile(vim.env.RECIPE)
vim.cmd("edit " .. vim.env.FILE)
local function codes()
  return vim.tbl_map(function(d) return d.code end, vim.diagnostic.get(0))
end
wait("a diagnostic", function() return #codes() == 1 end)
if codes()[1] ~= "interactor-imports-ui" then fail("it is " .. vim.inspect(codes())) end

-- An unsaved line above moves it.
vim.api.nvim_buf_set_lines(0, 0, 0, false, { "// a note" })
wait("a diagnostic in line 2", function()
  local found = vim.diagnostic.get(0)
  return #found == 1 and found[1].lnum == 1
end)

local params = vim.lsp.util.make_range_params(0, "utf-16")
params.range = { start = { line = 1, character = 0 }, ["end"] = { line = 1, character = 0 } }
params.context = { diagnostics = {} }
local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 10000) or {}
local edit
for _, answer in pairs(answers) do
  for _, action in ipairs(answer.result or {}) do edit = edit or action.edit end
end
if not edit then fail("no code action: " .. vim.inspect(answers)) end
vim.lsp.util.apply_workspace_edit(edit, "utf-16")
wait("an end of it", function() return #codes() == 0 end)
local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
if text:find("import UIKit") then fail("the import is still there") end
print("all good")
vim.cmd("qall!")
