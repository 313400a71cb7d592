interface Edges {
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Between the panel and its button, and between it and the window. */
const gap = 8
/** It stays in view on every page. */
const headerHeight = 64

/**
 * Where a panel stands: under its button and at its right edge, but inside the window and under the header. Above the
 * button where it fits only there, and over it where it fits on neither side. It scrolls where even the window is too
 * low for all of it.
 */
export function placePanel(button: Edges, panel: Size, window: Size): { top: number; left: number; maxHeight: number } {
  const left = Math.max(gap, Math.min(button.right, window.width - gap) - panel.width)
  const below = window.height - button.bottom - 2 * gap
  const above = button.top - headerHeight - 2 * gap
  const height = Math.min(panel.height, window.height - headerHeight - 2 * gap)
  const top =
    height <= below ? button.bottom + gap : height <= above ? button.top - gap - height : window.height - gap - height
  return { top, left, maxHeight: window.height - top - gap }
}
