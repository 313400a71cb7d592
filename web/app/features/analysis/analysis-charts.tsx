import type { AllData } from '@properysearch/contract/analysis/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay } from '../../lib/format.ts'
import { ChartCard } from './chart-card.tsx'
import { areaName, chartsOf, whatIsPriced } from './charts.ts'
import { formatRate } from './rate.ts'

interface Props {
  data: AllData
  /** Of a place's own page. */
  pathOf: (slug: string) => string
}

/** Every chart; where nothing fits the filters, those that say something all the same. */
export function AnalysisCharts({ data, pathOf }: Props) {
  const charts = chartsOf(data).filter(({ marks }) => data.supply.n > 0 || marks.length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {charts.map((chart) => (
          <ChartCard key={chart.key} chart={chart} pathOf={pathOf} />
        ))}
      </div>
      <p className="max-w-prose text-soft-ink text-sm">
        Asking prices are what owners hope for, not what was paid; a median of fewer than five listings is not shown.
        “Usual” is the median: half ask less, half ask more.
      </p>
    </div>
  )
}

/** The figures in short. */
export function AnalysisSummary({ data }: { data: AllData }) {
  const { summary, timeOnMarket, supply } = data
  const per = data.areaBasis === 'plot' ? 'sqft of plot' : 'carpet sqft'
  const facts: [string, string][] = [
    ['Usual price', summary.usual === null ? 'Too few listings' : `${formatRate(summary.usual)} per ${per}`],
    [
      'Middle half of asking prices',
      summary.low === null || summary.high === null
        ? 'Too few listings'
        : `${formatRate(summary.low)} to ${formatRate(summary.high)}`,
    ],
    [data.subcategory === null ? 'Live listings, plots apart' : 'Live listings', formatNumber(summary.n)],
    [
      'On the market for',
      timeOnMarket.usualDays === null ? 'Too few listings' : `${formatNumber(timeOnMarket.usualDays)} days, usually`,
    ],
  ]
  return (
    <section aria-label="In short" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <p className="text-soft-ink text-sm" role="status">
        {capital(whatIsPriced(data.listedIn, data.subcategory))} in {areaName(data)}
        {summary.asOf ? `, ${formatDay(summary.asOf)}` : ''}
        {/* Another filter is another number: whoever does not see the figures hears them. */}
        <span className="sr-only">
          {`: ${formatNumber(summary.n)} live, ${summary.usual === null ? 'too few for a usual price' : `usually ${formatRate(summary.usual)} per ${per}`}`}
        </span>
      </p>
      {supply.n === 0 ? (
        <p className="mt-3 max-w-prose font-semibold text-lg">
          No live listing fits these filters. Remove one of them, or choose a wider place.
        </p>
      ) : (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-4">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-soft-ink text-sm">{name}</dt>
              <dd className="figures font-semibold text-lg">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-soft-ink text-xs">Source: {summary.source}</p>
    </section>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
