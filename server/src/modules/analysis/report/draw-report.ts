import { howRight } from '@properysearch/contract/analysis/how-right'
import type { ReportContent } from '@properysearch/contract/analysis/report-calls'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { spokenDay } from '../../../platform/day-in-india.ts'
import { openSheet, type Page } from '../../../platform/sheet.ts'
import { drawBand, drawDots, drawLine } from '../../../platform/sheet-drawings.ts'

interface ReportToDraw {
  id: number
  content: ReportContent
  at: Date
}

/** The report on A4. */
export function drawReport({ id, content, at }: ReportToDraw): Promise<Buffer> {
  const title = `Analysis report ${id}`
  const { document, bytes } = openSheet({
    title,
    at,
    footer: `${title}, listing ${content.propertyId}, ${spokenDay(at)}`,
  })
  const page = document.page()
  drawHead(page, content, at)
  drawMarket(page, content)
  drawComparables(page, content)
  drawOwning(page, content)
  drawEvidence(page, content)
  document.end()
  return bytes
}

const month = (iso: string) => spokenDay(new Date(iso)).slice(-8)
const orFew = (value: number | null, write: (value: number) => string) =>
  value === null ? 'Too few to say' : write(value)
const perSqft = (rupees: number) => `${formatRupees(rupees)} per sqft`

function drawHead(page: Page, content: ReportContent, at: Date): void {
  const { standing, around } = content
  page.heading('Properysearch', 'Property analysis')
  page.columns(
    ['Property', `${content.title}\n${content.locality}, ${content.city}`],
    ['Made on', `${spokenDay(at)}, from listings and deals on Properysearch`],
  )
  page.facts([
    ['Asking price', `${formatPrice(content.price)}, ${perSqft(content.pricePerSqft)}`],
    ['Size', `${formatNumber(content.sizeSqft)} sqft`],
    [
      `Usual for similar properties in ${around}`,
      orFew(standing.usual, (usual) => `${perSqft(usual)}, of ${standing.n} listings`),
    ],
    [
      'Compared with the usual price',
      orFew(standing.differencePercent, (percent) =>
        percent === 0 ? 'The same' : `${formatNumber(Math.abs(percent), 1)}% ${percent > 0 ? 'above' : 'below'}`,
      ),
    ],
    ['Cheaper per sqft here', orFew(standing.cheaperPercent, (percent) => `${percent} in 100, of ${standing.n}`)],
    ['On the market', `${formatNumber(content.daysOnMarket)} days`],
    [
      'Gross rent yield',
      content.rentYield
        ? `${formatNumber(content.rentYield.percent, 1)}%, of ${content.rentYield.rentals} rentals`
        : 'Too few rentals to say',
    ],
    [
      `Deals closed in ${around}`,
      content.deals.paidPercent === null
        ? `${content.deals.n}: too few to say`
        : `${content.deals.n}, usually at ${formatNumber(content.deals.paidPercent, 1)}% of the asking price`,
    ],
  ])
  const { estimate } = content
  if (estimate) {
    page.paragraph(
      'An estimate, not a valuation',
      `${formatPrice(estimate.value)}; the band, meant for four in five such properties, is from ${formatPrice(estimate.low)} to ${formatPrice(estimate.high)}. ${howRight(estimate)}`,
    )
    const { low, high, value } = estimate
    const usual =
      standing.usual === null ? [] : [{ label: 'Usual for its size', value: standing.usual * content.sizeSqft }]
    page.drawing(44, (pdf, box) =>
      drawBand(pdf, box, {
        low,
        high,
        marks: [
          { label: 'Estimate', value, look: 'leaf' },
          { label: 'Asking price', value: content.price, look: 'marigold' },
          ...usual.map((one) => ({ ...one, look: 'ink' as const })),
        ],
        say: formatPrice,
      }),
    )
  }
}

function drawMarket(page: Page, { trend, subcategory, around }: ReportContent): void {
  page.section(`Trend of ${subcategory.toLowerCase()} for sale in ${around}`, 220)
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last || trend.length < 2) {
    page.note('Fewer than two months have been recorded here.')
    return
  }
  page.drawing(130, (pdf, box) =>
    drawLine(
      pdf,
      box,
      trend.map(({ month: at, usual }) => ({ label: `${month(at)}, ${formatRupees(usual)}`, value: usual })),
    ),
  )
  page.note(
    `Median asked per sqft: ${formatRupees(first.usual)} in ${month(first.month)} (of ${first.n}), ${formatRupees(last.usual)} in ${month(last.month)} (of ${last.n}).`,
  )
}

function drawComparables(page: Page, { comparables, latitude, longitude }: ReportContent): void {
  page.section('Comparables', 260)
  if (comparables.length === 0) {
    page.note('No live listing is similar enough: the same kind, as many rooms and a size within 40%.')
    return
  }
  page.drawing(170, (pdf, box) =>
    drawDots(pdf, box, [
      { latitude, longitude, label: 'This', isMain: true },
      ...comparables.map((one, i) => ({ ...one, label: String(i + 1), isMain: false })),
    ]),
  )
  page.table(
    [
      { head: 'Listing', share: 5 },
      { head: 'Distance', share: 1.8, isFigure: true },
      { head: 'Size', share: 2, isFigure: true },
      { head: 'Asking price', share: 2.6, isFigure: true },
      { head: 'Since', share: 2, isFigure: true },
      { head: 'Per sqft', share: 2, isFigure: true },
    ],
    comparables.map((one, i) => [
      `${i + 1}. ${one.title}\nListing ${one.propertyId}, ${one.locality}`,
      `${formatNumber(one.distanceKm, 1)} km`,
      `${formatNumber(one.sizeSqft)} sqft`,
      formatPrice(one.price),
      one.pricedAt ? spokenDay(new Date(one.pricedAt)) : 'Not recorded',
      formatRupees(one.pricePerSqft),
    ]),
  )
}

function drawOwning(page: Page, { owning }: ReportContent): void {
  page.section('What owning it costs over ten years', 330)
  page.table(
    [
      { head: 'What', share: 8 },
      { head: 'Rupees', share: 3, isFigure: true },
    ],
    [
      ...owning.lines.map(({ label, rupees, note }) => [
        `${label}\n${note}`,
        rupees === null ? 'Not known' : formatRupees(rupees),
      ]),
      ['Total over ten years', formatRupees(owning.total)],
    ],
    { hasSum: true },
  )
  page.note(
    `After ten years ${formatRupees(owning.owed)} is still owed to the bank. Nobody knows what the home will be worth then, so its value is not deducted.`,
  )
  page.section('What each year costs', 120)
  page.table(
    [
      { head: 'Year', share: 2 },
      { head: 'Interest', share: 3, isFigure: true },
      { head: 'Principal', share: 3, isFigure: true },
      { head: 'Upkeep and tax', share: 3, isFigure: true },
      { head: 'In all', share: 3, isFigure: true },
    ],
    owning.years.map(({ year, interest, principal, upkeep }) => [
      String(year),
      ...[interest, principal, upkeep, interest + principal + upkeep].map((rupees) => formatRupees(rupees)),
    ]),
  )
}

function drawEvidence(page: Page, { papers, historySays, priceHistory, sources }: ReportContent): void {
  page.section('Papers')
  page.facts([
    ['Handed in', papers.given.join(', ') || 'None of the usual ones'],
    ['Missing', papers.missing.join(', ') || 'None of the usual ones'],
  ])
  page.note(
    'A paper that was handed in has not been judged here, and this report says nothing about the title: ask a lawyer.',
  )
  page.section('What the price history shows')
  page.note(historySays.join(' '))
  page.table(
    [
      { head: 'Since', share: 3 },
      { head: 'Asking price', share: 3, isFigure: true },
    ],
    priceHistory.map(({ since, price }) => [spokenDay(new Date(since)), formatRupees(price)]),
  )
  page.section('Where the figures come from')
  page.table(
    [
      { head: 'What', share: 2 },
      { head: 'Source', share: 6 },
      { head: 'As on', share: 2 },
      { head: 'Based on', share: 1.5, isFigure: true },
    ],
    sources.map(({ what, source, asOf, n }) => [
      what,
      source,
      asOf ? spokenDay(new Date(asOf)) : 'Never',
      formatNumber(n),
    ]),
  )
  page.note('Asking prices are what owners hope for, not what was paid. Medians of fewer than five are not shown.')
}
