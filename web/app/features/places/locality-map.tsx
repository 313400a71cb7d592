import type { PointerEvent } from 'react'
import type { LocalityAtlas } from './draw-localities.ts'

interface Props {
  atlas: LocalityAtlas
  highlighted: number | null
  onHighlight: (index: number | null) => void
}

/** How near, in pixels, the pointer must come to a dot to name it. */
const reachPx = 36

/** Dots and words keep their size however wide the map is drawn; only positions scale. */
export function LocalityMap({ atlas, highlighted, onHighlight }: Props) {
  const { localities, rivers, hills, rings } = atlas
  const seen = highlighted === null ? undefined : localities[highlighted]

  const findNearest = (event: PointerEvent<HTMLDivElement>) => {
    const map = event.currentTarget.getBoundingClientRect()
    let nearest: number | null = null
    let least = reachPx
    localities.forEach((locality, i) => {
      const dx = map.left + (locality.x / 100) * map.width - event.clientX
      const dy = map.top + (locality.y / 100) * map.height - event.clientY
      const distance = Math.hypot(dx, dy)
      if (distance < least) [nearest, least] = [i, distance]
    })
    onHighlight(nearest)
  }

  return (
    <div
      role="img"
      aria-label={`Map of ${localities.length} localities of Pune, coloured by price. The list of zones has the same figures in words.`}
      className="locality-map"
      style={{ aspectRatio: atlas.aspect }}
      onPointerMove={findNearest}
      onPointerDown={findNearest}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onHighlight(null)}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
        {rings.map((ring) => (
          <ellipse key={ring.km} cx={ring.x} cy={ring.y} rx={ring.rx} ry={ring.ry} className="map-ring" />
        ))}
        {hills.map((hill) => (
          <path key={hill.path} d={hill.path} className="map-hill" />
        ))}
        {rivers.map((river) => (
          <path key={river.name} d={river.path} className={river.isBroad ? 'map-river map-river-broad' : 'map-river'} />
        ))}
      </svg>
      {rings.map((ring) => (
        <span
          key={ring.km}
          className="map-note"
          style={{ left: `${ring.x + ring.rx * 0.26}%`, top: `${ring.y - ring.ry * 0.966}%` }}
        >
          {ring.km} km
        </span>
      ))}
      {hills.map((hill) =>
        hill.name ? (
          <span key={hill.name} className="map-note map-hill-name" style={{ left: `${hill.x}%`, top: `${hill.y}%` }}>
            {hill.name}
          </span>
        ) : null,
      )}
      {rivers.map((river) => (
        <span key={river.name} className="map-note map-river-name" style={{ left: `${river.x}%`, top: `${river.y}%` }}>
          {river.name}
        </span>
      ))}
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {localities.map((locality) => (
          <circle
            key={locality.name}
            cx={`${locality.x}%`}
            cy={`${locality.y}%`}
            data-zone={locality.zone}
            className={`map-dot fill-step-${locality.step}`}
          />
        ))}
        {seen ? (
          <circle cx={`${seen.x}%`} cy={`${seen.y}%`} className={`map-dot map-dot-seen fill-step-${seen.step}`} />
        ) : null}
      </svg>
      {localities.map((locality) =>
        locality.label ? (
          <span
            key={locality.name}
            data-zone={locality.zone}
            data-side={locality.label.side}
            className={locality.label.isOnSmall ? 'map-name' : 'map-name map-name-minor'}
            style={{ left: `${locality.x}%`, top: `${locality.y}%` }}
          >
            {locality.name}
          </span>
        ) : null,
      )}
      {seen ? (
        <div
          className="map-card"
          data-half={seen.x > 55 ? 'right' : 'left'}
          data-level={seen.y > 30 ? 'low' : 'high'}
          style={{ left: `${seen.x}%`, top: `${seen.y}%` }}
        >
          <strong className="block">{seen.name}</strong>
          <span className="figures">{seen.price} per sqft (estimate)</span>
        </div>
      ) : null}
    </div>
  )
}
