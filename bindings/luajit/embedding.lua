-- The chat of bindings/c/embedding.c, by LuaJIT's ffi.
local ffi = require("ffi")
package.path = arg[0]:gsub("[^/]*$", "?.lua;") .. package.path
local cas = require("casement")

local options = ffi.new("cas_scene_options")
options.size = ffi.sizeof(options)
options.profile = cas.CAS_PROFILE_IOS7
options.width, options.height, options.scale = 320, 480, 2
local scene = ffi.gc(cas.cas_scene_new(options, nil), cas.cas_scene_free)

local function expect(status)
  if status ~= cas.CAS_OK then error(ffi.string(cas.cas_scene_last_error(scene)), 2) end
end

local navigation = cas.cas_scene_add_controller(scene, cas.CAS_WINDOW, cas.CAS_NAVIGATION, nil)
local root = cas.cas_controller_view(scene, cas.cas_navigation_push(scene, navigation, "chat"))
local messages = cas.cas_scene_add_view(scene, root, cas.CAS_SCROLL, "messages")
local input = cas.cas_scene_add_view(scene, root, cas.CAS_PLAIN, "input")
local text = cas.cas_scene_add_view(scene, input, cas.CAS_PLAIN, "text")
local send = cas.cas_scene_add_view(scene, input, cas.CAS_PLAIN, "send")
expect(cas.cas_view_set_intrinsic(scene, text, cas.CAS_NO_METRIC, 30))
expect(cas.cas_view_set_intrinsic(scene, send, 60, 30))

expect(cas.cas_scene_add_format(scene, [[
  H:|[messages]|
  V:|[messages]|
  H:|[input]|
  H:|-8-[text]-[send]-8-|
  input.height == 44
  input.bottom == keyboard_guide.top
  text.centerY == input.centerY
  send.centerY == text.centerY
]], nil, nil, nil))

local scroll = ffi.new("cas_scroll_settings")
scroll.size = ffi.sizeof(scroll)
expect(cas.cas_scroll_get(scene, messages, scroll))
scroll.docked = input -- the input counts into the insets
expect(cas.cas_scroll_set(scene, messages, scroll))
expect(cas.cas_scene_layout_if_needed(scene, nil, nil))

expect(cas.cas_keyboard_show(scene, cas.cas_keyboard_standard_frame(scene, 0), 0.25, cas.CAS_CURVE_KEYBOARD))
local changes, count = ffi.new("const cas_change *[1]"), ffi.new("size_t[1]")
for milliseconds = 0, 500, 50 do -- the callback of each screen refresh
  expect(cas.cas_scene_sample(scene, milliseconds / 1000, changes, count))
  print(milliseconds .. " ms")
  for index = 0, tonumber(count[0]) - 1 do
    local change = changes[0][index]
    local name, frame = ffi.string(cas.cas_item_name(scene, change.item)), change.frame
    print(("  %s (%.1f, %.1f) %.1f x %.1f"):format(name, frame.x, frame.y, frame.width, frame.height))
  end
end
local state = ffi.new("cas_scroll_state")
state.size = ffi.sizeof(state)
expect(cas.cas_scroll_get_state(scene, messages, state))
local insets = state.insets
print(("messages are padded by (%.1f, %.1f, %.1f, %.1f)"):format(insets.top, insets.left, insets.bottom, insets.right))
