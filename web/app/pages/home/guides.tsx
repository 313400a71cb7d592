import { GuideCards } from '../../features/guides/guide-cards.tsx'
import { HomeSection } from './home-section.tsx'

export function Guides() {
  return (
    <HomeSection id="guides" title="Your Real Estate Guide" lead="Written for first-time buyers in Pune.">
      <GuideCards />
    </HomeSection>
  )
}
