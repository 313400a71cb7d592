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

/**
 * Where a panel stands: under its button and at its right edge, but inside the window. Above it where there is more
 * room, and never taller than the room there is: then it scrolls.
 */
export function placePanel(button: Edges, panel: Size, window: Size): { top: number; left: number; maxHeight: number } {
  const left = Math.max(gap, Math.min(button.right, window.width - gap) - panel.width)
  const below = window.height - button.bottom - 2 * gap
  const above = button.top - 2 * gap
  if (panel.height <= below || below >= above) return { top: button.bottom + gap, left, maxHeight: below }
  return { top: button.top - gap - Math.min(panel.height, above), left, maxHeight: above }
}
