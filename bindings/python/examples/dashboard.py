"""A dashboard: a grid with named areas. In a narrow window the same views have other areas."""

from casement import Scene

with Scene(size=(960, 600)) as scene:
    page = scene.window.add_grid("page", columns="180 repeat(3, 1fr)", rows="56 96 1fr", gap=12, padding=12,
                                 areas="head head head head / side users sales load / side chart chart list")
    for name in ("head", "side", "users", "sales", "load", "chart", "list"):
        page.add(name, area=name)
    scene.rules("H:|[page]|", "V:|[page]|")

    for width in (960, 480):
        if width < 600:
            page.set(columns="1fr 1fr", rows="56 96 96 1fr", areas="head head / users sales / load list / chart chart")
            scene["side"].hidden = True
        scene.resize(width, 600)
        scene.layout()
        print(f"{width} wide")
        for view in page.children:
            if not view.hidden:
                print(f"  {view.name:5} {view.frame}")
