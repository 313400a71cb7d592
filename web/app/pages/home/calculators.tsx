import { CalculatorTabs } from '../../features/calculators/calculator-tabs.tsx'
import { HomeSection } from './home-section.tsx'

export function Calculators() {
  return (
    <HomeSection
      id="calculators"
      title="Calculators"
      lead="Move the sliders; nothing you type leaves this page."
      isRaised
    >
      <CalculatorTabs />
    </HomeSection>
  )
}
