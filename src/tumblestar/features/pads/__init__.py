"""Score pads for owners of the boxes."""
