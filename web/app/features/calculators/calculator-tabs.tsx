import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { AffordabilityCalculator } from './affordability-calculator.tsx'
import { CapitalGainsCalculator } from './capital-gains-calculator.tsx'
import { EmiCalculator } from './emi-calculator.tsx'
import { RentOrBuyCalculator } from './rent-or-buy-calculator.tsx'
import { StampDutyCalculator } from './stamp-duty-calculator.tsx'

const tabs = [
  { name: 'Capital Gains Tax', Panel: CapitalGainsCalculator },
  { name: 'EMI Calculator', Panel: EmiCalculator },
  { name: 'Affordability', Panel: AffordabilityCalculator },
  { name: 'Stamp Duty', Panel: StampDutyCalculator },
  { name: 'Rent or Buy', Panel: RentOrBuyCalculator },
] as const

/** All panels stay in the page, so that each keeps what was typed into it; without JavaScript all are shown. */
export function CalculatorTabs() {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])

  const moveByKey = (event: KeyboardEvent) => {
    const to = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    setChosen(next)
    buttons.current[next]?.focus()
  }

  return (
    <div className="rounded-card border border-line bg-card">
      <noscript>
        <style>{'.calculator-panel{display:block}'}</style>
      </noscript>
      <div
        role="tablist"
        aria-label="Calculators"
        onKeyDown={moveByKey}
        className="flex overflow-x-auto border-line border-b px-2 sm:px-4"
      >
        {tabs.map(({ name }, at) => (
          <button
            key={name}
            ref={(button) => {
              buttons.current[at] = button
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={chosen === at}
            tabIndex={chosen === at ? 0 : -1}
            onClick={() => setChosen(at)}
            className={classNames(
              '-mb-px min-h-12 shrink-0 border-b-3 px-3 font-medium text-sm -outline-offset-2 sm:px-4',
              chosen === at ? 'border-leaf text-ink' : 'border-transparent text-soft-ink hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, Panel }, at) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          className={classNames('calculator-panel p-4 sm:p-6 lg:p-8', chosen !== at && 'hidden')}
        >
          <Panel />
        </div>
      ))}
    </div>
  )
}
