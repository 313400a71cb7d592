import { LocateFixed, MapPinned } from 'lucide-react'
import { useState } from 'react'
import type { NearbyPage } from '../../features/search/use-nearby.ts'
import { puneCentre } from '../../lib/pune-centre.ts'
import { type UserLocation, useUserLocation } from '../../lib/user-location.ts'
import { Button } from '../../ui/button.tsx'
import { HomeSection } from './home-section.tsx'
import { NearbyProperties } from './nearby-properties.tsx'
import { NothingNearby } from './nothing-nearby.tsx'

const defaultZoom = 10

/** Around Pune until somebody says where they are; when the browser cannot tell, the list stays empty and says so. */
export function Nearby({ aroundPune }: { aroundPune: NearbyPage }) {
  const { location, state, ask } = useUserLocation()
  const [wantsPune, setWantsPune] = useState(false)
  const mine = location && !wantsPune ? location : null
  const isUnavailable = state === 'refused' && !mine && !wantsPune
  const useMine = () => {
    setWantsPune(false)
    if (!location) ask()
  }
  return (
    <HomeSection
      id="nearby"
      title="Properties nearby"
      lead={leadOf(mine, isUnavailable)}
      aside={
        mine ? (
          <Button look="secondary" onClick={() => setWantsPune(true)}>
            <MapPinned aria-hidden className="size-4.5" />
            Look around Pune
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
          key={isUnavailable ? 'nowhere' : 'pune'}
          isEmpty={isUnavailable}
          place={puneCentre}
          zoom={defaultZoom}
          first={aroundPune}
          nothing={
            <NothingNearby
              action={
                <Button look="secondary" onClick={() => setWantsPune(true)}>
                  Look around Pune
                </Button>
              }
            />
          }
        />
      )}
    </HomeSection>
  )
}

function leadOf(mine: UserLocation | null, isUnavailable: boolean): string {
  if (isUnavailable) return 'Your browser could not tell where you are.'
  if (!mine) return 'Near the centre of Pune, nearest first.'
  return `Near you in ${mine.city}, nearest first.${mine.attribution ? ` Name of the place: ${mine.attribution}` : ''}`
}
