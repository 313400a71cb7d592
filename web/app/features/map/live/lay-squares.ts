import { GridLayer, type Map as LeafletMap } from 'leaflet'
import { groundPane } from './panes.ts'

/** From here on the drawing has roads at most: squares then show how far one has moved, and where one is pointing. */
const fromZoom = 14

/** Leaflet’s own rules give the drawing of a pane 200. */
const aboveLand = 201

class Squares extends GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div')
    tile.className = 'ground-squares'
    return tile
  }
}

/** Squared paper over our drawing at the scale of streets. */
export function laySquares(map: LeafletMap): void {
  new Squares({ pane: groundPane, minZoom: fromZoom, updateWhenZooming: false, zIndex: aboveLand }).addTo(map)
}
