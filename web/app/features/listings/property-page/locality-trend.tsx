import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatMonth } from '../../../lib/format.ts'
import { LineChart } from './line-chart.tsx'

/** What the same kind usually costs per sqft around it, month by month, and where this listing stands. */
export function LocalityTrend({ property }: { property: PropertyDetails }) {
  const { propertydata, locationData, localityTrend: trend } = property
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last || trend.length < 3) {
    return <p className="text-soft-ink">There are too few similar listings in this area to show the usual price.</p>
  }
  const unit = propertydata.subcategory === 'Plots' ? 'sqft' : 'carpet sqft'
  const difference = Math.round((propertydata.pricePerSqft / last.pricePerSqft - 1) * 100)
  const standing =
    difference === 0
      ? 'in line with the usual price'
      : `${Math.abs(difference)}% ${difference < 0 ? 'below' : 'above'} the usual price`
  return (
    <div className="grid gap-4">
      <p>
        Usual for {propertydata.listedIn === 'rent' ? 'rented ' : ''}
        {propertydata.subcategory.toLowerCase()} in {locationData.locality}:{' '}
        <strong className="figures font-semibold">
          {formatRupees(last.pricePerSqft)} per {unit}
        </strong>
        . This one asks {formatRupees(propertydata.pricePerSqft)}, {standing}.
      </p>
      <LineChart
        points={trend.map((point, i) => ({ x: i / (trend.length - 1), value: point.pricePerSqft }))}
        level={propertydata.pricePerSqft}
        label={`From ${formatMonth(first.month)} to ${formatMonth(last.month)} the usual price went from ${formatRupees(first.pricePerSqft)} to ${formatRupees(last.pricePerSqft)} per ${unit}; this listing asks ${formatRupees(propertydata.pricePerSqft)}.`}
        ends={[formatMonth(first.month), formatMonth(last.month)]}
        say={formatRupees}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="h-0.5 w-5 bg-leaf" /> Usual in the area
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-5 border-marigold-ink border-t-2 border-dashed" /> This listing
        </span>
      </p>
      <details className="group text-sm">
        <summary className="font-semibold text-leaf">Month by month</summary>
        <table className="figures mt-2 w-full">
          <thead>
            <tr className="border-line border-b text-soft-ink">
              <th scope="col" className="py-1.5 text-start font-normal">
                Month
              </th>
              <th scope="col" className="py-1.5 text-end font-normal">
                Usual per {unit}
              </th>
              <th scope="col" className="py-1.5 text-end font-normal">
                Listings counted
              </th>
            </tr>
          </thead>
          <tbody>
            {trend.map((point) => (
              <tr key={point.month} className="border-line border-b">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {formatMonth(point.month)}
                </th>
                <td className="py-1.5 text-end">{formatRupees(point.pricePerSqft)}</td>
                <td className="py-1.5 text-end">{point.listings}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="text-soft-ink text-xs">
        The median asking price on Properysearch, {formatMonth(last.month)}; listings counted: {last.listings}
        {last.listings < 10 ? ', too few to be more than a guide' : ''}. These are asking prices, not what was paid.
      </p>
    </div>
  )
}
