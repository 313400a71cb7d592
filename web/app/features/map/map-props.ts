import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { Cluster } from '@properysearch/contract/search/calls'
import type { Box, Position } from '@properysearch/contract/values/geometry'

/** A listing on the map. */
export interface MapPin extends Position {
  id: number
  title: string
  /** Rupees; for rent, by the month. */
  price: number
  listedIn: ListedIn
  /** Written on the pin instead of the price. */
  label?: string
}

export interface MapView {
  box: Box
  zoom: number
  center: Position
  /** False when the page itself moved the map, or it was shown for the first time. */
  byPerson: boolean
}

/** What the map shows and whom it tells. Everything but the first two may be left out. */
export interface MapProps {
  center: Position
  zoom: number
  /** Shows this box whole; wins over centre and zoom. A new box moves the map. */
  fit?: Box | undefined
  /** A new number leads the map back to what is asked, also when that is the same as before. */
  request?: number | undefined
  /** Groups as the server counted them; a group of one that is known becomes a pin. */
  clusters?: readonly Cluster[] | undefined
  pins?: readonly MapPin[] | undefined
  highlightedId?: number | null | undefined
  onHighlight?: ((id: number | null) => void) | undefined
  /** Without it, pins are signs that cannot be pressed. */
  onOpen?: ((id: number) => void) | undefined
  /** After each move, and once when the map is first there. */
  onView?: ((view: MapView) => void) | undefined
  /** A drawn area, outlined; what lies outside it steps back. */
  area?: readonly Position[] | undefined
  /** While true, a stroke over the map draws an area instead of moving it. */
  isDrawing?: boolean | undefined
  /** Undefined when the stroke was too small to mean anything. */
  onDrawn?: ((area: Position[] | undefined) => void) | undefined
  /** Where the person is. */
  here?: Position | undefined
  /** A pin that can be moved: by dragging it, or by a press on the map. Null while it has not been set. */
  spot?: Position | null | undefined
  onSpot?: ((position: Position) => void) | undefined
  /** The wheel zooms at once, for a map that is the page. Otherwise only after a press on the map, or with Ctrl. */
  isWholePage?: boolean | undefined
}

/** A view as an area: its four corners, a little inside, so that the outline can be seen. */
export function cornersOf({ west, south, east, north }: Box): Position[] {
  const [x, y] = [(east - west) * 0.04, (north - south) * 0.04]
  return [
    { latitude: south + y, longitude: west + x },
    { latitude: south + y, longitude: east - x },
    { latitude: north - y, longitude: east - x },
    { latitude: north - y, longitude: west + x },
  ]
}
