"""Three panes: folders, messages and the text, which takes what is left. Messages give way first; then folders are hidden."""

from casement import Scene

with Scene(size=(900, 600)) as scene:
    panes = scene.window.add_flow("panes", gap=8)
    folders = panes.add("folders", basis=180, shrink=0)
    messages = panes.add("messages", basis=280, min_width=200)
    text = panes.add_flow("text", "column", basis=0, grow=1, min_width=300)
    text.add("tools", height=44)
    text.add("body", grow=1)
    scene.rules("H:|[panes]|", "V:|[panes]|")

    for width in (900, 700, 560):
        folders.hidden = width < 600
        scene.resize(width, 600)
        scene.layout()
        print(f"{width} wide")
        for view in (*panes.children, *text.children):
            if not view.hidden:
                print(f"  {view.name:8} {view.frame}")
