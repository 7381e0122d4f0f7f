// The panes of bindings/c/panes.c, by casement.hpp: a scene without a screen, in a window that is resized.
#include <casement.hpp>
#include <cstdio>

int main() {
    casement::scene scene;
    const casement::flow panes = scene.window().add_flow("panes");
    const casement::view folders = panes.add("folders"), messages = panes.add("messages");
    const casement::flow text = panes.add_flow("text");
    const casement::view tools = text.add("tools"), body = text.add("body");
    scene.rules("panes: flow gap 8  [folders(basis 180, shrink 0)] [messages(basis 280, minWidth 200)]"
                " [text(basis 0, grow, minWidth 300)]\n"
                "text: flow column  [tools(height 44)] [body(grow)]\n"
                "H:|[panes]|\n"
                "V:|[panes]|");

    for (const int width : {900, 700, 560}) { // the callback of each resize
        folders.set_hidden(width < 600);
        scene.set_size(width, 600);
        scene.layout();
        std::printf("%d wide\n", width);
        for (const casement::view &pane : {folders, messages, casement::view(text), tools, body}) {
            const casement::rect frame = pane.frame();
            if (!pane.is_hidden())
                std::printf("  %-8s (%g, %g, %g, %g)\n", pane.name(), frame.x, frame.y, frame.width, frame.height);
        }
    }
}
