import { Calculator, ChartNoAxesCombined, Map as MapIcon, Scale } from 'lucide-react'
import type { LocalityAtlas as Atlas } from '../../features/places/draw-localities.ts'
import { LocalityAtlas } from '../../features/places/locality-atlas.tsx'
import { leadsSomewhere } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { HomeSection } from './home-section.tsx'
import { searchAddress } from './search-address.ts'

const mapPath = '/PropertyListHome#map'

const tools = [
  {
    icon: ChartNoAxesCombined,
    name: 'Property analysis',
    about: 'Price trends, supply and rent yield, locality by locality',
    to: '/home/propertyAnalysis',
  },
  {
    icon: Scale,
    name: 'Compare properties',
    about: 'Up to four side by side, with what differs marked',
    to: '/PropertyCampare',
  },
  {
    icon: MapIcon,
    name: 'The whole map',
    about: 'Every listing on one map; draw the area you want',
    to: mapPath,
  },
  { icon: Calculator, name: 'Calculators', about: 'EMI, capital gains, what you can afford', to: '/#calculators' },
].filter((tool) => leadsSomewhere(tool.to))

/** The drawing of its localities is of the city whose localities we know. */
export function InsightsAndTools({ atlas, city }: { atlas: Atlas | null; city: string }) {
  return (
    <HomeSection
      id="insights"
      title="Insights & Tools"
      lead={
        atlas
          ? 'What a flat usually costs and what a 2 BHK usually rents for, in every part of Pune. Open a zone to see it alone on the map.'
          : 'What to know before you decide.'
      }
      isRaised
    >
      <ul className="mb-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {tools.map(({ icon: Icon, name, about, to }) => (
          <li
            key={name}
            className="relative flex gap-3 rounded-card border border-line bg-ground p-4 focus-within:shadow-raised hover:shadow-raised"
          >
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf stroke-[1.8]" />
            <div>
              <h3 className="font-semibold text-base">
                <Link
                  to={to === mapPath ? `${searchAddress({ city })}#map` : to}
                  className="after:absolute after:inset-0"
                >
                  {name}
                </Link>
              </h3>
              <p className="text-sm text-soft-ink">{about}</p>
            </div>
          </li>
        ))}
      </ul>
      {atlas ? <LocalityAtlas atlas={atlas} /> : null}
    </HomeSection>
  )
}
