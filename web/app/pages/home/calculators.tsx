import { CalculatorTabs } from '../../features/calculators/calculator-tabs.tsx'
import { HomeSection } from './home-section.tsx'

export function Calculators() {
  return (
    <HomeSection id="calculators" title="Calculators" lead="What you enter stays on this page." isRaised>
      <CalculatorTabs />
    </HomeSection>
  )
}
