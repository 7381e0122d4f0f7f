"""A list of cards that wraps: each line takes as many as fit, and the cards share what is left of it."""

from casement import Scene

with Scene(size=(480, 400)) as scene:
    cards = scene.window.add_flow("cards", wrap="lines", gap=12, line_gap=12, padding=12)
    for number in range(1, 6):
        card = cards.add_flow(f"card {number}", "column", basis=140, grow=1, max_width=200)
        card.add("photo", aspect_ratio=2)
        card.add("title", intrinsic=(90, 20), outer_margins=8)
    scene.rules("H:|[cards]|", "V:|[cards]")

    for width in (480, 340):
        scene.resize(width, 400)
        scene.layout()
        print(f"{width} wide")
        for card in cards.children:
            print(f"  {card.name} {card.frame}")
