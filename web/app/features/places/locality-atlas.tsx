import { useState } from 'react'
import type { LocalityAtlas as Atlas } from './draw-localities.ts'
import { LocalityMap } from './locality-map.tsx'
import { ZoneList } from './zone-list.tsx'

/** Pune, locality by locality: the map, its legend, and the same in words. */
export function LocalityAtlas({ atlas }: { atlas: Atlas }) {
  const [highlighted, setHighlighted] = useState<number | null>(null)
  return (
    <div className="locality-atlas grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <style>{dimmingOf(atlas)}</style>
      <div className="lg:sticky lg:top-20 lg:self-start">
        <LocalityMap atlas={atlas} highlighted={highlighted} onHighlight={setHighlighted} />
        <Legend steps={atlas.steps} />
      </div>
      <div>
        <ZoneList atlas={atlas} onHighlight={setHighlighted} />
        <p className="mt-4 max-w-prose text-sm text-soft-ink">
          Prices are ₹ per sqft of saleable area for flats, and rents are per month for a 2 BHK. They are our own
          estimates of what is usual, not offers and not a valuation. On the map, distances shrink towards the edges.
        </p>
      </div>
    </div>
  )
}

function Legend({ steps }: { steps: string[] }) {
  return (
    <div className="mt-4 text-sm">
      <p className="text-soft-ink">₹ per sqft (estimate)</p>
      <ul className="mt-1.5 grid grid-cols-2 gap-x-5 gap-y-1.5 sm:flex sm:flex-wrap">
        {steps.map((step, i) => (
          <li key={step} className="figures flex items-center gap-2 whitespace-nowrap">
            <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
              <circle cx="7" cy="7" className={`map-dot fill-step-${i}`} />
            </svg>
            {step}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** While a zone is open in the list, the other zones step back on the map. No script is needed for it. */
function dimmingOf({ zones }: Atlas): string {
  return zones
    .map(({ name }) => {
      const zone = `[data-zone=${JSON.stringify(name)}]`
      return `.locality-atlas:has(details${zone}[open]) .locality-map [data-zone]:not(${zone}){opacity:.16}`
    })
    .join('')
}
