import type { NearbyPage } from '../../features/nearby/use-nearby.ts'
import { HomeSection } from './home-section.tsx'
import { NearbyProperties } from './nearby-properties.tsx'
import { puneCentre } from './pune-centre.ts'

const defaultZoom = 10

export function Nearby({ aroundPune }: { aroundPune: NearbyPage }) {
  return (
    <HomeSection id="nearby" title="Properties nearby" lead="Around the middle of Pune, nearest first.">
      <NearbyProperties key="pune" place={puneCentre} zoom={defaultZoom} first={aroundPune} />
    </HomeSection>
  )
}
