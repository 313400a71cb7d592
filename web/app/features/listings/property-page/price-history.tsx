import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatDay } from '../../../lib/format.ts'
import { priceText } from '../property-words.ts'
import { LineChart } from './line-chart.tsx'
import { changeText, priceSteps } from './price-steps.ts'

/** What this listing was asked for, from when on: as a line where it changed, and as a table. */
export function PriceHistory({ property }: { property: PropertyDetails }) {
  const { propertydata, priceHistory } = property
  const { listedIn } = propertydata
  const steps = priceSteps(priceHistory)
  const [first] = steps
  if (!first) return null
  if (steps.length === 1) {
    return <p>The price has not changed since it was listed on {formatDay(first.since)}.</p>
  }
  const start = Date.parse(first.since)
  const end = Math.max(Date.parse(propertydata.confirmedAt), Date.parse(steps.at(-1)?.since ?? first.since))
  const span = end - start || 1
  return (
    <div className="grid gap-4">
      <LineChart
        isStepped
        points={steps.map((step) => ({ x: (Date.parse(step.since) - start) / span, value: step.price }))}
        label={`The asking price went from ${priceText({ price: first.price, listedIn })} to ${priceText(propertydata)}.`}
        ends={[formatDay(first.since), formatDay(new Date(end).toISOString())]}
        say={(price) => priceText({ price, listedIn })}
      />
      <table className="w-full text-sm">
        <caption className="sr-only">The asking price over time</caption>
        <thead>
          <tr className="border-line border-b text-start text-soft-ink">
            <th scope="col" className="py-2 text-start font-normal">
              From
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              Price
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              Change
            </th>
          </tr>
        </thead>
        <tbody className="figures">
          {steps.map((step) => (
            <tr key={step.since} className="border-line border-b">
              <th scope="row" className="py-2 text-start font-normal">
                {formatDay(step.since)}
              </th>
              <td className="py-2 text-end">{priceText({ price: step.price, listedIn })}</td>
              <td className="py-2 text-end">{step.change === null ? 'First price' : changeText(step.change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
