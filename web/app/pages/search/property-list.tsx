import { List, Map as MapIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { SaveSearchButton } from '../../features/saved-searches/save-search-button.tsx'
import { ChosenChips } from '../../features/search/chosen-chips.tsx'
import { chosenFilters } from '../../features/search/chosen-filters.ts'
import { cityShown, inCity } from '../../features/search/city-of-search.ts'
import { EmptyList } from '../../features/search/empty-list.tsx'
import type { FoundList } from '../../features/search/find-list.ts'
import { listAddress, savedAddress } from '../../features/search/list-address.ts'
import { ListSkeleton } from '../../features/search/list-skeleton.tsx'
import { PageLinks } from '../../features/search/page-links.tsx'
import { RecentlyViewedStrip } from '../../features/search/recently-viewed-strip.tsx'
import { countText, titleOf } from '../../features/search/search-words.ts'
import { SortSelect } from '../../features/search/sort-select.tsx'
import type { CardItem } from '../../lib/card-item.ts'
import { rememberCity } from '../../lib/chosen-city.ts'
import { useIsAwake } from '../../lib/use-is-awake.ts'
import { useIsSlow } from '../../lib/use-is-slow.ts'
import { WokenAlone } from '../../lib/woken-alone.tsx'
import { CitySelect } from '../../ui/city-select.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CardWithHeart } from '../property/card-with-heart.tsx'
import { AddressProblems } from './address-problems.tsx'
import { ListFrame } from './list-frame.tsx'
import { ListMap } from './list-map.tsx'
import { PeopleLinks } from './people-links.tsx'

/** List and map of one search, in step. */
export function PropertyList({ found, cities }: { found: FoundList; cities: readonly string[] }) {
  const { search, facets, total, isTotalExact, data, understood } = found
  const [highlightedId, setHighlighted] = useState<number | null>(null)
  const [isMapShown, setMapShown] = useMapShown()
  const isBusy = useIsSlow(useIsSearching())
  const navigate = useNavigate()
  const goToCity = (city: string) => {
    rememberCity(city)
    void navigate(listAddress(inCity(found, city)))
  }
  const chosen = chosenFilters(search, understood.chips)
  const toSave = {
    address: savedAddress(search),
    propose: async () => (await import('../../features/search/saved-words.ts')).proposedName(search, understood.chips),
  }
  return (
    <ListFrame search={search} known={{ facets, total, isTotalExact, problem: undefined }} chosen={chosen}>
      <div className={classNames('list-width list-and-map', isMapShown && 'map-alone')}>
        <div className={classNames('min-w-0 py-5', isMapShown && 'hidden')}>
          <div className="grid grid-cols-1 gap-4">
            <AddressProblems problems={found.problems} />
            <header>
              <h1 className="text-xl sm:text-2xl">{titleOf(search, understood.chips)}</h1>
              <div className="mt-1 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap lg:grid xl:flex">
                <p role="status" className="figures text-soft-ink sm:me-auto">
                  {countText(total, isTotalExact)}
                </p>
                <div className="justify-self-end">
                  <SaveSearchButton key={toSave.address} {...toSave} isMain />
                </div>
                <CitySelect
                  cities={cities}
                  city={cityShown(found)}
                  onCity={goToCity}
                  className="sm:max-w-48 lg:max-w-none xl:max-w-48"
                />
                <SortSelect search={search} />
              </div>
            </header>
            <ChosenChips search={search} chosen={chosen} />
            {isBusy ? (
              <ListSkeleton />
            ) : data.length === 0 ? (
              <EmptyList search={search} looser={found.looser} goesOn={found.nextAfter !== null} />
            ) : (
              <Cards items={data} highlightedId={highlightedId} onHighlight={setHighlighted} />
            )}
            {isBusy ? null : <PageLinks search={search} facts={found} />}
          </div>
          <div className="mt-10 grid gap-10">
            <WokenAlone>
              <RecentlyViewedStrip renderCard={(item) => <PropertyCard item={item} size="small" />} />
              <PeopleLinks chips={understood.chips} />
            </WokenAlone>
          </div>
        </div>
        <WokenAlone>
          <ListMap
            search={search}
            items={data}
            city={found.city}
            isAlone={isMapShown}
            onAlone={setMapShown}
            highlightedId={highlightedId}
            onHighlight={setHighlighted}
            count={countText(total, isTotalExact)}
            tools={<SaveSearchButton key={toSave.address} {...toSave} />}
          />
        </WokenAlone>
      </div>
      <MapSwitch isMapShown={isMapShown} onSwitch={setMapShown} />
    </ListFrame>
  )
}

interface CardsProps {
  items: readonly CardItem[]
  highlightedId: number | null
  onHighlight: (id: number | null) => void
}

function Cards({ items, highlightedId, onHighlight }: CardsProps) {
  return (
    <ol className="grid gap-4">
      {items.map((item, i) => (
        <li key={item.propertydata.id} className={i < 3 ? undefined : 'list-card-below'}>
          <WokenAlone>
            <CardWithHeart
              item={item}
              size="wide"
              heading="h2"
              isFirst={i === 0}
              isHighlighted={item.propertydata.id === highlightedId}
              onHighlight={onHighlight}
              hasContact
            />
          </WokenAlone>
        </li>
      ))}
    </ol>
  )
}

/** The map in place of the list, for people who asked for it or followed a link to the whole map. */
function useMapShown() {
  const { hash } = useLocation()
  const [isMapShown, setMapShown] = useState(false)
  useEffect(() => {
    if (hash === '#map') setMapShown(true)
  }, [hash])
  return [isMapShown, setMapShown] as const
}

/** Under the thumb on narrow screens; it needs scripts, so it appears with them. */
function MapSwitch({ isMapShown, onSwitch }: { isMapShown: boolean; onSwitch: (isMapShown: boolean) => void }) {
  const isAwake = useIsAwake()
  if (!isAwake) return null
  const Icon = isMapShown ? List : MapIcon
  const press = () => {
    onSwitch(!isMapShown)
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <button type="button" onClick={press} className="map-switch">
      <Icon aria-hidden className="size-5" />
      {isMapShown ? 'List' : 'Map'}
    </button>
  )
}

/** Whether another search is on its way to this page. */
function useIsSearching(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname.toLowerCase() === pathname.toLowerCase()
}
