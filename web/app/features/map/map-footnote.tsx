interface Props {
  /** Undefined until it is known. */
  base: 'tiles' | 'schematic' | undefined
  attribution: string | undefined
}

/** Whose map this is. With tiles, their makers are named as long as a tile is to be seen. */
export function MapFootnote({ base, attribution }: Props) {
  if (base !== 'tiles' || !attribution) return <p className="map-footnote">Schematic map</p>
  return (
    <p className="map-footnote">
      {/openstreetmap/i.test(attribution) ? (
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer" className="underline">
          {attribution}
        </a>
      ) : (
        attribution
      )}
    </p>
  )
}
