-- casement.h and casement/screen.h for LuaJIT: its own parser reads the headers that are installed, so
-- nothing of the interface is written down twice.
local ffi = require("ffi")

local function output(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("*a")
  pipe:close()
  return text
end

-- Returns the folder that pkg-config names with an option. Without these variables it leaves out those that a
-- compiler searches by itself, as /usr/include.
local function folder_of(option, flag)
  local flags = output("PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 PKG_CONFIG_ALLOW_SYSTEM_LIBS=1 pkg-config " .. option .. " casement")
  return assert(flags:match(flag .. "(%S+)"), "pkg-config finds no casement: is its casement.pc in PKG_CONFIG_PATH?")
end

local folder = folder_of("--cflags-only-I", "%-I")
local text, numbers, for_cpp = {}, {}, false
for _, header in ipairs({"/casement.h", "/casement/screen.h"}) do
  for line in io.lines(folder .. header) do
    local name, value = line:match("^#define (CAS_%w+[%w_]*) (.*)$")
    if name then
      -- 1u, (-1.0), ((cas_item)4194304); what is no number is for compilers only
      numbers[name] = tonumber((value:gsub("/%*.*", ""):gsub("%(cas_%w+%)", ""):gsub("[()u%s]", "")))
    elseif line:match("^#ifdef __cplusplus") then
      for_cpp = true
    elseif line:match("^#") then
      for_cpp = for_cpp and not line:match("^#endif")
    elseif not for_cpp then
      text[#text + 1] = line:gsub("CAS_API ", "")
    end
  end
end
ffi.cdef(table.concat(text, "\n"))

-- Where CASEMENT_TRACE is set, the library is the one that records its calls.
local name = os.getenv("CASEMENT_TRACE") and "libcasement-record.so.0" or "libcasement.so.0"
local library = ffi.load(folder_of("--libs-only-L", "%-L") .. "/" .. name)

-- C functions and enum values come from the library, macros from the numbers.
return setmetatable(numbers, { __index = function(_, name) return library[name] end })
