import { howRight } from '@properysearch/contract/analysis/how-right'
import type { AnalysisReport } from '@properysearch/contract/analysis/report-calls'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { ChartCard } from './chart-card.tsx'
import { reportCharts } from './report-charts.ts'

const few = 'Too few to say'
const nowhere = () => ''

/** A report as a page; the PDF says the same. */
export function ReportArticle({ report }: { report: AnalysisReport }) {
  const { content } = report
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Standing report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {reportCharts(report).map((chart) => (
          <ChartCard key={chart.key} chart={chart} pathOf={nowhere} />
        ))}
        <Section title="Total cost of owning over ten years">
          <dl className="grid gap-3">
            {content.owning.lines.map(({ label, rupees, note }) => (
              <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b pb-2">
                <dt>
                  {label}
                  <span className="block text-soft-ink text-xs">{note}</span>
                </dt>
                <dd className="figures text-right font-medium">
                  {rupees === null ? 'Not known' : formatRupees(rupees)}
                </dd>
              </div>
            ))}
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 font-semibold">
              <dt>In all</dt>
              <dd className="figures text-right">{formatRupees(content.owning.total)}</dd>
            </div>
          </dl>
          <p className="text-soft-ink text-sm">
            After ten years {formatRupees(content.owning.owed)} is still owed to the bank. Nobody knows what the home
            will be worth then, so its value is not deducted.
          </p>
        </Section>
        <Section title="Papers">
          <Names title="Handed in" names={content.papers.given} />
          <Names title="Missing" names={content.papers.missing} />
          <p className="text-soft-ink text-sm">
            A paper that was handed in has not been judged here, and this report says nothing about the title: ask a
            lawyer.
          </p>
        </Section>
        <Section title="What the price history shows">
          <ul className="grid gap-2">
            {content.historySays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
        <Section title="Where the figures come from">
          <ul className="grid gap-2 text-sm">
            {content.sources.map(({ what, source, asOf, n }) => (
              <li key={what}>
                <strong className="font-medium">{what}:</strong> {source}
                {asOf ? `, ${formatDay(asOf)}` : ''}, made of {formatNumber(n)}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  )
}

function Standing({ report: { content, madeAt } }: { report: AnalysisReport }) {
  const { standing, rentYield, deals, estimate, around } = content
  const difference = standing.differencePercent
  const facts: [string, string][] = [
    ['Asking price', `${formatPrice(content.price)}, ${formatRupees(content.pricePerSqft)} per sqft`],
    [
      `Usual for similar properties in ${around}`,
      standing.usual === null ? few : `${formatRupees(standing.usual)} per sqft, of ${standing.n} listings`,
    ],
    [
      'Compared with the usual price',
      difference === null
        ? few
        : difference === 0
          ? 'The same'
          : `${formatNumber(Math.abs(difference), 1)}% ${difference > 0 ? 'above' : 'below'}`,
    ],
    [
      'Cheaper per sqft here',
      standing.cheaperPercent === null ? few : `${standing.cheaperPercent} in 100, of ${standing.n}`,
    ],
    [
      'Gross rent yield',
      rentYield ? `${formatNumber(rentYield.percent, 1)}%, of ${rentYield.rentals} rentals` : 'Too few rentals to say',
    ],
    [
      `Deals closed in ${around}`,
      deals.paidPercent === null
        ? `${deals.n}: too few to say`
        : `${deals.n}, usually at ${formatNumber(deals.paidPercent, 1)}% of the asking price`,
    ],
    ...(estimate
      ? ([
          [
            'An estimate, not a valuation',
            `${formatPrice(estimate.value)}, between ${formatPrice(estimate.low)} and ${formatPrice(estimate.high)}`,
          ],
        ] as [string, string][])
      : []),
  ]
  return (
    <section aria-label="In short" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <p className="text-soft-ink text-sm">As on {formatDay(madeAt)}; what it says stays as it was.</p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-soft-ink text-sm">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {estimate ? <p className="mt-3 max-w-prose text-soft-ink text-sm">{howRight(estimate)}</p> : null}
    </section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-soft-ink text-sm">{title}</h3>
      {names.length === 0 ? (
        <p>None of the usual ones</p>
      ) : (
        <ul className="list-disc ps-5">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
