import type { Subcategory } from '@properysearch/contract/listings/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { BedSingle, BriefcaseBusiness, Building2, House, LandPlot, Store, Trees } from 'lucide-react'
import { namedCity } from '../../lib/chosen-city.ts'
import { Link } from '../../ui/link.tsx'
import { HomeSection } from './home-section.tsx'
import { searchAddress } from './search-address.ts'

export interface CategoryCount {
  subcategory: Subcategory
  sell: number
  rent: number
  total: number
}

const looks: Record<Subcategory, { icon: typeof House; option: string }> = {
  Flats: { icon: Building2, option: 'flats' },
  Houses: { icon: House, option: 'houses' },
  Villas: { icon: Trees, option: 'villa' },
  Plots: { icon: LandPlot, option: 'plots' },
  'Studio Apartments': { icon: BedSingle, option: 'Studio Apartment' },
  Offices: { icon: BriefcaseBusiness, option: 'offices' },
  Shops: { icon: Store, option: 'shops' },
}

/** Each kind of property with how many are live now, counted when the page was made. */
export function CategoryStrip({ counts, city }: { counts: CategoryCount[]; city: string }) {
  const place = namedCity(city)
  return (
    <HomeSection
      id="latest"
      title="Latest Properties"
      lead={`Everything that is live on Properysearch today${place ? ` in ${place}` : ''}, by type.`}
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {counts.map(({ subcategory, sell, rent, total }) => {
          const { icon: Icon, option } = looks[subcategory]
          return (
            <li key={subcategory} className="flex flex-col gap-1 rounded-card border border-line bg-card p-4">
              <Icon aria-hidden className="size-6 text-leaf stroke-[1.6]" />
              <h3 className="mt-1 font-semibold text-base">{subcategory}</h3>
              <p className="figures mt-auto font-bold text-xl">{formatNumber(total)}</p>
              <ul className="figures min-h-16 text-sm">
                {sell > 0 ? (
                  <CountLink
                    to={searchAddress({ type: 'buy', subCategory: option, city })}
                    text={`${formatNumber(sell)} for sale`}
                    of={subcategory}
                  />
                ) : null}
                {rent > 0 ? (
                  <CountLink
                    to={searchAddress({ type: 'rent', text: subcategory, city })}
                    text={`${formatNumber(rent)} to rent`}
                    of={subcategory}
                  />
                ) : null}
              </ul>
            </li>
          )
        })}
      </ul>
    </HomeSection>
  )
}

function CountLink({ to, text, of }: { to: string; text: string; of: Subcategory }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 text-leaf hover:underline">
        {text}
        <span className="sr-only">: {of}</span>
      </Link>
    </li>
  )
}
