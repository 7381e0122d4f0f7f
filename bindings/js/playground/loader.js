// Decompresses the script and the WebAssembly module that lie in this page, and starts the script.
// It uses nothing from outside of the page.
(async () => {
  const unpacked = (id) => {
    const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  };
  try {
    globalThis.casementModule = await unpacked("packed-module").arrayBuffer();
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = await unpacked("packed-script").text();
    document.head.append(script);
  } catch (error) {
    const place = document.getElementById("starting");
    place.setAttribute("role", "alert");
    place.textContent = `The playground does not run in this browser: ${error.message}. It needs WebAssembly and DecompressionStream.`;
  }
})();
