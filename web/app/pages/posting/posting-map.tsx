import { useState } from 'react'
import type { NamedPlace } from '../../features/listings/posting/place-step.tsx'
import { PropertyMap } from '../../features/map/property-map.tsx'
import type { Position } from '../../lib/use-position.ts'

const pune: Position = { latitude: 18.5204, longitude: 73.8567 }

/** Near enough to see which locality it is, from far enough to see the roads that lead there. */
const spotZoom = 13
/** Most of a city. */
const cityZoom = 11

interface PostingMapProps {
  spot: Position | null
  onSpot: (position: Position) => void
  onCenter: (position: Position) => void
  named: NamedPlace | null
}

/** The map for setting a pin. It comes closer with the first pin and goes to a place that is named; else it stays. */
export function PostingMap({ spot, onSpot, onCenter, named }: PostingMapProps) {
  const [shown, setShown] = useState(() => (spot ? { center: spot, zoom: spotZoom } : { center: pune, zoom: cityZoom }))
  const [followed, setFollowed] = useState(named)
  if (named && named !== followed) {
    setFollowed(named)
    setShown({ center: named, zoom: named.isCity ? cityZoom : spotZoom })
  } else if (spot && shown.center === pune) setShown({ center: spot, zoom: spotZoom })
  return (
    <PropertyMap
      height="min(24rem, 60vh)"
      label="Where the property is"
      {...shown}
      spot={spot}
      onSpot={onSpot}
      onView={(view) => onCenter(view.center)}
    />
  )
}
