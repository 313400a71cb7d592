import type { Map as LeafletMap } from 'leaflet'
import { wordsPane } from './panes.ts'
import { type Box, placeWords } from './place-words.ts'
import type { Word } from './schematic-words.ts'

/**
 * Keeps the names on the drawing: rewritten after each move, since which of them fit depends on the view. Answers how
 * to write them again.
 */
export function writeWords(map: LeafletMap, words: readonly Word[], markerBoxes: () => Box[]): () => void {
  const pane = map.getPane(wordsPane) as HTMLElement
  const write = () => {
    const size = map.getSize()
    const origin = map.containerPointToLayerPoint([0, 0])
    // Half a map around the view, so that a drag brings in names and not bare ground.
    const view = {
      left: origin.x - size.x / 2,
      right: origin.x + size.x * 1.5,
      top: origin.y - size.y / 2,
      bottom: origin.y + size.y * 1.5,
    }
    const taken = markerBoxes()
    const placed = placeWords(words, { zoom: map.getZoom(), within: view, taken }, (word) =>
      map.latLngToLayerPoint(word.at),
    )
    pane.replaceChildren(
      ...placed.map(({ word, spot }) => {
        const name = document.createElement('span')
        name.className = `ground-word ground-word-${word.kind}`
        name.textContent = word.text
        name.style.left = `${Math.round(spot.x)}px`
        name.style.top = `${Math.round(spot.y)}px`
        return name
      }),
    )
  }
  // While a zoom is under way the old names would be in the wrong places.
  map.on('zoomstart', () => pane.replaceChildren())
  map.on('moveend', write)
  write()
  return write
}
