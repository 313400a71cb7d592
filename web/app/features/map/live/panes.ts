import type { Map as LeafletMap } from 'leaflet'

/** Our drawing and its words lie under Leaflet's tiles (200), so that a map without tiles is never empty. */
export const groundPane = 'ground'
export const wordsPane = 'words'
/** Above tiles and lines, under the pins. */
export const areaPane = 'area'

export function createPanes(map: LeafletMap): void {
  for (const [name, level] of Object.entries({ [groundPane]: 150, [wordsPane]: 160, [areaPane]: 450 })) {
    const pane = map.createPane(name)
    pane.style.zIndex = String(level)
    pane.style.pointerEvents = 'none'
    pane.setAttribute('aria-hidden', 'true')
  }
}
