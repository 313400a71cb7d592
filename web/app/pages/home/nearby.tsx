import { LocateFixed, MapPinned } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { NearbyPage } from '../../features/search/use-nearby.ts'
import { api } from '../../lib/api.ts'
import { rememberCity, rememberedCity } from '../../lib/chosen-city.ts'
import { type UserLocation, useUserLocation } from '../../lib/user-location.ts'
import { Button } from '../../ui/button.tsx'
import { HomeSection } from './home-section.tsx'
import { NearbyProperties } from './nearby-properties.tsx'
import { NothingNearby } from './nothing-nearby.tsx'
import type { PlaceOfHome } from './place-of-home.ts'
import { homeAddress } from './search-address.ts'

const defaultZoom = 10

/** Around the city until somebody says where they are; when the browser cannot tell, the list stays empty and says so. */
export function Nearby({ around, place }: { around: NearbyPage; place: PlaceOfHome }) {
  const { location, state, ask } = useUserLocation()
  useCityAt(location?.city, place.city)
  const [wantsCity, setWantsCity] = useState(false)
  const mine = location && !wantsCity ? location : null
  const isUnavailable = state === 'refused' && !mine && !wantsCity
  const useMine = () => {
    setWantsCity(false)
    if (!location) ask()
  }
  return (
    <HomeSection
      id="nearby"
      title="Properties nearby"
      lead={leadOf(mine, place.centreName, isUnavailable)}
      aside={
        mine ? (
          <Button look="secondary" onClick={() => setWantsCity(true)}>
            <MapPinned aria-hidden className="size-4.5" />
            Look around {place.centreName}
          </Button>
        ) : (
          <Button look="secondary" onClick={useMine} disabled={state === 'asking'}>
            <LocateFixed aria-hidden className="size-4.5" />
            {state === 'asking' ? 'Finding you...' : 'Use my location'}
          </Button>
        )
      }
    >
      {mine ? (
        <NearbyProperties
          key={`${mine.latitude},${mine.longitude}`}
          place={mine}
          here={mine}
          zoom={defaultZoom}
          first={null}
        />
      ) : (
        <NearbyProperties
          key={isUnavailable ? 'nowhere' : 'city'}
          isEmpty={isUnavailable}
          place={place.centre}
          zoom={defaultZoom}
          first={around}
          nothing={
            <NothingNearby
              action={
                <Button look="secondary" onClick={() => setWantsCity(true)}>
                  Look around {place.centreName}
                </Button>
              }
            />
          }
        />
      )}
    </HomeSection>
  )
}

/** Where nothing was chosen yet, nor named by the address, the home page is of the city that somebody turns out to be in. */
function useCityAt(found: string | undefined, shown: string): void {
  const navigate = useNavigate()
  const isNamed = useSearchParams()[0].has('city')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the place becomes known
  useEffect(() => {
    const isChosen = () => isNamed || rememberedCity() !== undefined
    if (!found || found === shown || isChosen()) return
    let hasLeft = false
    void api.places.listCities().then(({ data }) => {
      if (hasLeft || isChosen() || !data.some((city) => city.name === found)) return
      rememberCity(found)
      return navigate(homeAddress(found), { replace: true, preventScrollReset: true })
    })
    return () => {
      hasLeft = true
    }
  }, [found])
}

function leadOf(mine: UserLocation | null, centre: string, isUnavailable: boolean): string {
  if (isUnavailable) return 'Your browser could not tell where you are.'
  if (!mine) return `Near the centre of ${centre}, nearest first.`
  return `Near you in ${mine.city}, nearest first.${mine.attribution ? ` Place name from ${mine.attribution}` : ''}`
}
