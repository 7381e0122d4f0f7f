"""Storyboards of other people, read and laid out, beside what Xcode made of them."""
