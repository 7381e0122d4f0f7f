"""What programs that show a scene ask for: data of their own, hits, sizes that fit, obstructions, devices."""

import random
import unittest

from casement import (REQUIRED, Device, Idiom, Insets, KindError, NotFiniteError, ObstructionKind, OutOfRangeError, Rect, Scene,
                      Size, StaleError)


class HostTests(unittest.TestCase):
    def test_an_item_keeps_a_number_of_the_program(self) -> None:
        with Scene() as scene:
            view = scene.add("view")
            self.assertEqual(view.data, 0)
            view.data = 2**64 - 1
            self.assertEqual(view.data, 2**64 - 1)
            view.remove()
            with self.assertRaises(StaleError):
                view.data = 3

    def test_an_edit_of_a_constraint_goes_with_its_block(self) -> None:
        with Scene(size=(300, 100)) as scene:
            left, right = scene.add("left"), scene.add("right")
            divider = left.width.equal(100)
            scene.rules("H:|[left][right]|", "right.width >= 50")
            with scene.edit(divider) as edit:
                self.assertEqual([change.item.name for change in edit.suggest(120)], ["window", "left", "right"])
                self.assertEqual([change.item.name for change in edit.suggest(130)], ["left", "right"])
                low, high = edit.range
                self.assertEqual(high, 250)
                with self.assertRaises(NotFiniteError):
                    edit.suggest(float("nan"))
            with self.assertRaises(StaleError):
                edit.suggest(140)
            self.assertEqual((divider.constant, right.frame.width), (130, 170))
            with scene.edit(left.right, priority=500) as edge:
                edge.suggest(10)
                self.assertEqual(left.frame.width, 130)  # a required constraint is stronger

    def test_an_edit_whose_constraint_is_removed_ends_without_an_error(self) -> None:
        with Scene() as scene:
            width = scene.add("view").width.equal(10)
            with self.assertRaisesRegex(ValueError, "mine"), scene.edit(width):
                width.remove()
                raise ValueError("mine")

    def test_an_item_gets_another_name(self) -> None:
        with Scene(profile="ios11", size=(320, 480)) as scene:
            page = scene.navigation().push("page").view
            page.safe_area.name = "free"
            title = page.add("title")
            scene.rules("title.top == free.top + 8")
            scene.layout()
            self.assertEqual((page.safe_area.name, title.frame.y), ("free", 72))

    def test_the_innermost_view_in_front_is_at_a_point(self) -> None:
        with Scene(profile="ios7", size=(320, 480)) as scene:
            page = scene.navigation().push("page").view
            scroll = page.add_scroll("list")
            scene.rules("H:|[list]|", "V:|[list]|")
            scroll.content_size = 320, 2000
            row = scroll.add("row", intrinsic=(320, 50))
            over = page.add("over", intrinsic=(50, 50))
            scene.rules("row.top == superview.top + 600", "row.left == superview.left", root=scroll)
            scene.rules("over.left == superview.left + 10", "over.top == superview.top + 100", root=page)
            scene.layout()
            self.assertEqual(scene.item_at(20, 110), over)
            self.assertEqual(scene.item_at(200, 110), scroll)
            self.assertEqual(scene.item_at(20, 30).name, "navigation_bar")
            self.assertEqual(scene.item_at(20, 10).name, "status_bar")
            self.assertIsNone(scene.item_at(400, 10))
            scroll.offset = 0, 400
            scene.layout()
            self.assertEqual(scene.item_at(200, 210), row)
            over.hidden = True
            self.assertEqual(scene.item_at(20, 110), scroll)
            scene.keyboard.show()
            self.assertEqual(scene.item_at(20, 470).name, "keyboard")

    def test_something_moves_until_its_animation_ends(self) -> None:
        with Scene(profile="ios7", size=(320, 480)) as scene:
            self.assertIsNone(scene.moving_until)
            moving = scene.keyboard.show()
            self.assertEqual(scene.moving_until, 0.5)
            moving.sample(0.5)
            self.assertIsNone(scene.moving_until)

    def test_a_size_fits_what_is_inside_and_changes_nothing(self) -> None:
        with Scene(size=(400, 300)) as scene:
            card = scene.add("card")
            text = card.add("text")
            text.measure = lambda request: (120, 20 * -(-240 // (120 if request.width is None else max(request.width, 1))))
            scene.rules("H:|-8-[text]-8-|", "V:|-8-[text]-8-|", root=card)
            scene.rules("H:|[card]|", "V:|[card]")
            scene.layout()
            before = scene.digest
            self.assertEqual(card.fitting_size(), Size(136, 56))
            self.assertEqual(card.fitting_size(width=76, width_priority=REQUIRED), Size(76, 96))
            self.assertEqual(card.fitting_size(width=500, width_priority=REQUIRED), Size(500, 36))
            self.assertEqual(scene.digest, before)
            self.assertEqual(card.frame.width, 400)
            with self.assertRaises(OutOfRangeError):
                card.fitting_size(width_priority=0)
            with self.assertRaises(NotFiniteError):
                card.fitting_size(width=float("nan"))
            with self.assertRaises(KindError):
                scene.view(card.add_guide("guide").id).fitting_size()

    def test_a_size_is_that_of_the_view_alone_in_a_window(self) -> None:
        for seed in range(200):
            chosen = random.Random(seed)
            count = chosen.randint(1, 6)
            numbers = [(chosen.randint(10, 200), chosen.randint(10, 60), chosen.randint(0, 20)) for _ in range(count)]
            least = chosen.randint(0, 300)

            def fill(scene: Scene, box: object) -> None:
                last = None
                for index, (width, height, gap) in enumerate(numbers):
                    view = box.add(f"v{index}", intrinsic=(width, height))
                    view.left == box.left + gap
                    view.right <= box.right - gap
                    view.top == (box.top if last is None else last.bottom) + gap
                    last = view
                last.bottom == box.bottom
                box.width.at_least(least)

            with Scene(size=(1000, 1000)) as scene:
                box = scene.add("box")
                fill(scene, box)
                box.width == scene.window.width
                scene.layout()
                found = box.fitting_size()
            with Scene(size=(1000, 1000)) as scene:
                box = scene.add("box")
                fill(scene, box)
                box.width.equal(0, priority=50)
                box.height.equal(0, priority=50)
                scene.layout()
                self.assertEqual(found, Size(box.frame.width, box.frame.height), seed)

    def test_obstructions_take_from_safe_areas(self) -> None:
        with Scene(profile="plain", size=(400, 300)) as scene:
            panel, hinge = scene.obstruct("left", name="panel"), scene.obstruct(kind="cutout")
            guide = scene.window.safe_area
            self.assertEqual(panel.obstruction_kind, ObstructionKind.PANEL)
            panel.depth = 120
            hinge.move(Rect(200, 0, 10, 300))
            scene.layout()
            self.assertEqual((panel.depth, guide.frame, hinge.frame), (120, (120, 0, 280, 300), (200, 0, 10, 300)))
            with self.assertRaises(KindError):
                hinge.depth = 3
            panel.remove()
            scene.layout()
            self.assertEqual(guide.frame, (0, 0, 400, 300))
            with self.assertRaises(StaleError):
                panel.depth = 1

    def test_devices_are_a_table_or_of_your_own(self) -> None:
        with Scene(profile="ios15") as scene:
            self.assertIn("iPhone 15 Pro", scene.devices)
            own = Device("own", Idiom.PHONE, 300, 600, 2, Insets(30, 0, 10, 0), Insets(0, 30, 10, 5))
            scene.set_device(own)
            scene.layout()
            self.assertEqual(scene.window.safe_insets, (30, 0, 10, 0))
            scene.rotate("landscape_left")
            self.assertEqual(scene.window.safe_insets, (0, 5, 10, 30))
            with self.assertRaises(ValueError):
                scene.set_device("toaster")
            with self.assertRaises(NotFiniteError):
                scene.set_device(own._replace(width=float("nan")))


if __name__ == "__main__":
    unittest.main()
