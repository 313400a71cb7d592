import type { AnalysisReport } from '@properysearch/contract/analysis/report-calls'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay, formatMonth } from '../../lib/format.ts'
import type { Chart } from './charts.ts'

/** The charts of a report, made of what it said when it was made. */
export function reportCharts({ content, madeAt }: AnalysisReport): Chart[] {
  const made = (n: number, what: string) => `Properysearch, ${formatDay(madeAt)}, ${formatNumber(n)} ${what}`
  const { trend, comparables, owning, around, subcategory } = content
  const [first, last] = [trend[0], trend.at(-1)]
  return [
    {
      key: 'trend',
      kind: 'line',
      title: `Trend of ${subcategory.toLowerCase()} in ${around}`,
      says:
        first && last && trend.length > 1
          ? `From ${formatRupees(first.usual)} per sqft in ${formatMonth(first.month)} to ${formatRupees(last.usual)} in ${formatMonth(last.month)}.`
          : 'Fewer than two months have been recorded here.',
      heads: ['Month', 'Usual per sqft'],
      marks:
        trend.length > 1
          ? trend.map(({ month, usual, n }) => ({
              label: formatMonth(month),
              value: usual,
              text: formatRupees(usual),
              n,
            }))
          : [],
      made: made(
        trend.reduce((sum, { n }) => sum + n, 0),
        'listings over these months',
      ),
    },
    {
      key: 'comparables',
      kind: 'map',
      title: 'Comparables on a map',
      says:
        comparables.length > 0
          ? `${formatNumber(comparables.length)} live ${comparables.length === 1 ? 'listing' : 'listings'} of the same kind, the most like it in place, size and rooms. The stronger the colour, the higher the price per sqft.`
          : 'No live listing is similar enough.',
      heads: ['Listing', 'Per sqft', 'Asking price', 'Since', 'Size in sqft', 'Km away'],
      marks:
        comparables.length === 0
          ? []
          : [
              {
                label: 'This property',
                value: content.pricePerSqft,
                text: formatRupees(content.pricePerSqft),
                n: null,
                more: [
                  formatRupees(content.price),
                  sinceText(content.priceHistory.at(-1)?.since),
                  formatNumber(content.sizeSqft),
                  '0',
                ],
                isSubject: true,
                latitude: content.latitude,
                longitude: content.longitude,
              },
              ...comparables.map((one, i) => ({
                label: `${i + 1}. ${one.title}`,
                nameOnMap: String(i + 1),
                value: one.pricePerSqft,
                text: formatRupees(one.pricePerSqft),
                n: null,
                more: [
                  formatRupees(one.price),
                  sinceText(one.pricedAt),
                  formatNumber(one.sizeSqft),
                  formatNumber(one.distanceKm, 1),
                ],
                latitude: one.latitude,
                longitude: one.longitude,
              })),
            ],
      made: made(comparables.length, 'listings'),
    },
    {
      key: 'owning',
      kind: 'columns',
      title: 'What each year costs',
      says: `Instalments and upkeep: ${formatPrice(yearly(owning.years[0]))} in the first year, ${formatPrice(yearly(owning.years.at(-1)))} in the tenth.`,
      heads: ['Year', 'Cost in the year', 'Interest', 'Principal', 'Upkeep and tax'],
      marks: owning.years.map((year) => ({
        label: `Year ${year.year}`,
        value: yearly(year),
        text: formatRupees(yearly(year)),
        n: null,
        more: [formatRupees(year.interest), formatRupees(year.principal), formatRupees(year.upkeep)],
      })),
      made: `Worked out on ${formatDay(madeAt)} with the assumptions in the table of costs`,
    },
  ]
}

const sinceText = (at: string | null | undefined) => (at ? formatDay(at) : 'Not recorded')

const yearly = (year: { interest: number; principal: number; upkeep: number } | undefined) =>
  year ? year.interest + year.principal + year.upkeep : 0
