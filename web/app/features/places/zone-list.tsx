import { ChevronDown } from 'lucide-react'
import { leadsSomewhere } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import type { DrawnLocality, LocalityAtlas } from './draw-localities.ts'

interface Props {
  atlas: LocalityAtlas
  onHighlight: (index: number | null) => void
}

const searchOf = (name: string) => `/PropertyListHome?${new URLSearchParams({ type: 'buy', text: name })}`
const isSearchable = leadsSomewhere('/PropertyListHome')

/** The map in words: a zone opens to its localities, and the map then shows that zone alone. */
export function ZoneList({ atlas, onHighlight }: Props) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {atlas.zones.map((zone) => (
        <details key={zone.name} name="zone" data-zone={zone.name} className="group">
          <summary className="zone-row">
            <span className="font-semibold">{zone.name}</span>
            <span className="text-sm text-soft-ink">
              {zone.localities.length} {zone.localities.length === 1 ? 'locality' : 'localities'}
            </span>
            <span className="figures ms-auto text-end text-sm">{zone.price}</span>
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <table className="zone-table">
            <thead>
              <tr>
                <th scope="col">Locality</th>
                <th scope="col">₹ per sqft</th>
                <th scope="col">2 BHK rent /month</th>
              </tr>
            </thead>
            <tbody>
              {zone.localities.map((index) => {
                const locality = atlas.localities[index] as DrawnLocality
                return (
                  <tr
                    key={locality.name}
                    onPointerEnter={() => onHighlight(index)}
                    onPointerLeave={() => onHighlight(null)}
                  >
                    <th scope="row">
                      {isSearchable ? (
                        <Link to={searchOf(locality.name)} className="text-link">
                          {locality.name}
                        </Link>
                      ) : (
                        locality.name
                      )}
                    </th>
                    <td>{locality.price}</td>
                    <td>{locality.rent}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  )
}
