import type { Map as LeafletMap } from 'leaflet'

/** A map within a page must not swallow the page's scrolling: its wheel zooms only after a press on it, or with Ctrl. */
export function wheelZoom(map: LeafletMap, isWholePage: () => boolean): () => void {
  const node = map.getContainer()
  let isPressed = false
  const decide = (isHeld = false) => {
    if (isWholePage() || isPressed || isHeld) map.scrollWheelZoom.enable()
    else map.scrollWheelZoom.disable()
  }
  const onDown = (event: Event) => {
    isPressed = node.contains(event.target as Node)
    decide()
  }
  const onWheel = (event: WheelEvent) => decide(event.ctrlKey || event.metaKey)
  document.addEventListener('pointerdown', onDown)
  node.addEventListener('wheel', onWheel, { capture: true, passive: true })
  decide()
  return () => {
    document.removeEventListener('pointerdown', onDown)
    node.removeEventListener('wheel', onWheel, { capture: true })
  }
}
