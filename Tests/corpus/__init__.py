"""Reads and lays out third-party storyboards, and compares the frames with those of Xcode."""
