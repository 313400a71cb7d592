import type { Position } from '@properysearch/contract/geometry'
import type { NearbyPage } from '../../features/nearby/use-nearby.ts'
import { HomeSection } from './home-section.tsx'
import { NearbyProperties } from './nearby-properties.tsx'

/** The middle of Pune, where the map stands until somebody says where they are. */
export const puneCentre: Position = { latitude: 18.5204, longitude: 73.8567 }
const defaultZoom = 10

export function Nearby({ aroundPune }: { aroundPune: NearbyPage }) {
  return (
    <HomeSection id="nearby" title="Properties nearby" lead="Around the middle of Pune, nearest first.">
      <NearbyProperties key="pune" place={puneCentre} zoom={defaultZoom} first={aroundPune} />
    </HomeSection>
  )
}
