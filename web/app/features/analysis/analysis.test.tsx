// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { AnalysisCharts, AnalysisSummary } from './analysis-charts.tsx'
import { AnalysisFilters } from './analysis-filters.tsx'
import { changeFilter, filtersIn, firstFilters, searchOf } from './analysis-query.ts'
import { chartCsv } from './chart-table.ts'
import { chartsOf } from './charts.ts'
import { ComparisonPart } from './comparison.tsx'
import { exampleAnalysis, exampleItem } from './example-analysis.fixture.ts'

const at = (slug: string) => `/home/propertyAnalysis/${slug}`

test('each chart says what it shows, has its table and says where it comes from', () => {
  show(<AnalysisCharts data={exampleAnalysis} pathOf={at} />)
  const byLocality = within(screen.getByRole('region', { name: 'Price per carpet sqft by locality' }))
  expect(
    byLocality.getByText('Prices are highest in Baner, ₹12,500 per sqft, and lowest in Wakad, ₹9,500 per sqft.'),
  ).toBeTruthy()
  expect(byLocality.getByRole('link', { name: 'Baner' }).getAttribute('href')).toBe(at('baner-pune'))
  const table = byLocality.getByRole('table', { hidden: true })
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(3)
  expect(byLocality.getByText(/^Source: Live listings on Properysearch, 15.Nov.2026, 60 listings$/)).toBeTruthy()
  // Too few to say: nothing is drawn, and the sentence says why.
  const deals = within(screen.getByRole('region', { name: 'Asking and agreed prices' }))
  expect(deals.getByText(/3 deals closed here so far/)).toBeTruthy()
  expect(deals.queryByRole('table', { hidden: true })).toBeNull()
})

test('where nothing fits it is said once, and only what says something is drawn', () => {
  const none = { ...exampleAnalysis.summary, n: 0, low: null, usual: null, high: null }
  const data = {
    ...exampleAnalysis,
    summary: none,
    byLocality: { ...exampleAnalysis.byLocality, n: 0, rows: [] },
    supply: { ...exampleAnalysis.supply, n: 0, rows: [] },
    distribution: { ...exampleAnalysis.distribution, n: 0, rows: [] },
    rentYield: { ...exampleAnalysis.rentYield, n: 0, rows: [] },
    timeOnMarket: { ...exampleAnalysis.timeOnMarket, n: 0, usualDays: null, rows: [] },
  }
  show(
    <>
      <AnalysisSummary data={data} />
      <AnalysisCharts data={data} pathOf={at} />
    </>,
  )
  expect(screen.getByText(/^No live listing fits these filters/)).toBeTruthy()
  expect(screen.queryByText(/too few listings here/i)).toBeNull()
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Trend by month'])
})

test('the keys walk along a chart, and what is picked is read out', () => {
  show(<AnalysisCharts data={exampleAnalysis} pathOf={at} />)
  const trend = screen.getByRole('slider', { name: 'Trend by month' })
  expect(trend.getAttribute('aria-valuetext')).toContain('10% more than')
  fireEvent.keyDown(trend, { key: 'ArrowRight' })
  // Once: what is written above the drawing is the same again.
  expect(trend.parentElement?.querySelector('[aria-live]')).toBeNull()
  expect(trend.getAttribute('aria-valuetext')).toMatch(/^Sept.2026: ₹10,000, of 50 listings$/)
  fireEvent.keyDown(trend, { key: 'End' })
  expect(trend.getAttribute('aria-valuetext')).toMatch(/^Nov.2026: ₹11,000, of 60 listings$/)
  fireEvent.keyDown(trend, { key: 'ArrowRight' })
  expect(trend.getAttribute('aria-valuenow')).toBe('3')
  fireEvent.keyDown(trend, { key: 'Escape' })
  expect(trend.getAttribute('aria-valuetext')).toContain('10% more than')
})

test('a file for a spreadsheet has plain figures and its source; no cell is a formula', () => {
  const [byLocality] = chartsOf({
    ...exampleAnalysis,
    byLocality: {
      ...exampleAnalysis.byLocality,
      rows: [
        { ...exampleAnalysis.byLocality.rows[0], name: '=1+1, Pune' } as (typeof exampleAnalysis.byLocality.rows)[0],
      ],
    },
  })
  const lines = chartCsv(byLocality as NonNullable<typeof byLocality>).split('\r\n')
  expect(lines[2]).toBe(`"'=1+1, Pune",12500,9000,13000,30`)
  expect(lines[3]).toMatch(/^"Source: /)
})

test('an address is the filters: Select is none, nothing at all is said, another city lets go of the locality', () => {
  expect(filtersIn(new URLSearchParams())).toEqual(firstFilters)
  expect(filtersIn(new URLSearchParams('city=Select city&category=Rent'))).toEqual({ category: 'Rent' })
  expect(filtersIn(new URLSearchParams(searchOf({})))).toEqual({})
  expect(changeFilter({ city: 'Pune', locality: 'Baner' }, 'city', 'Mumbai')).toEqual({ city: 'Mumbai' })
  expect(changeFilter({ category: 'sell', min_price: '5000000' }, 'category', 'Rent')).toEqual({ category: 'Rent' })
  expect(changeFilter({ city: 'Pune', bedrooms: '2' }, 'bedrooms', 'Select bedrooms')).toEqual({ city: 'Pune' })
})

test('each choice is one change of all filters', () => {
  const changes: object[] = []
  show(
    <AnalysisFilters
      filters={{ city: 'Pune', locality: 'Baner' }}
      choices={exampleAnalysis.choices}
      action="/home/propertyAnalysis"
      isBusy={false}
      onChange={(filters) => changes.push(filters)}
    />,
  )
  fireEvent.change(screen.getByLabelText('Bedrooms'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('Locality'), { target: { value: 'Select locality' } })
  expect(changes).toEqual([{ city: 'Pune', locality: 'Baner', bedrooms: '2' }, { city: 'Pune' }])
})

const itemOf = (id: number) => ({
  ...exampleItem,
  propertydata: { ...exampleItem.propertydata, id, title: `Home ${id}` },
})
const detailsOf = (id: number) => ({
  source: 'Live listings',
  asOf: null,
  n: 9,
  propertydetails_id: id,
  item: itemOf(id),
  pricePerSqft: 12_000,
  locality: { name: 'Baner', n: 9, low: 10_000, usual: 11_000, high: 13_000 },
  differencePercent: 9.1,
  cheaperPercent: 60,
  daysOnMarket: 40,
  rentYieldPercent: null,
  priceHistory: [],
})

test('three are compared in two slots that take turns; a fourth is not offered', async () => {
  beSignedIn('user')
  fakeServer({
    search: {
      searchProperties: () =>
        ({
          data: [1, 2, 3, 4].map(itemOf),
          page: 1,
          pageSize: 20,
          total: 4,
          isTotalExact: true,
          nextAfter: null,
          previousAfter: null,
          understood: { chips: [] },
          area: null,
          city: null,
        }) as never,
    },
    analysis: {
      getDetails: ({ id }) => {
        if (id === 4) throw refuse('not-found')
        return { data: detailsOf(id) }
      },
    },
  })
  show(
    <QueryProvider>
      <ComparisonPart filters={{}} propertyPath={(id) => `/p/${id}`} reportPath={(id) => `/r/${id}`} />
    </QueryProvider>,
  )
  const slot = (number: number) => within(screen.getByRole('article', { name: `Slot ${number}` }))
  for (const id of [1, 2, 3]) {
    fireEvent.click(await screen.findByRole('button', { name: `Compare Home ${id}` }))
    await screen.findByRole('button', { name: `Added Home ${id}` })
  }
  expect((await screen.findAllByText('Property successfully added')).length).toBeGreaterThan(0)
  await waitFor(() => expect(slot(1).getByRole('link', { name: 'Home 3' })).toBeTruthy())
  expect(slot(2).getByRole('link', { name: 'Home 2' })).toBeTruthy()
  expect((screen.getByRole('button', { name: 'Compare Home 4' }) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Home 1' }))
  await waitFor(() => expect(slot(2).getByRole('link', { name: 'Home 1' })).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: 'Remove Home 3' }))
  await waitFor(() => expect(slot(1).getByRole('link', { name: 'Home 2' })).toBeTruthy())
})
