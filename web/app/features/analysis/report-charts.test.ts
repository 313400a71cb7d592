import { costOfOwning } from '@properysearch/contract/analysis/owning'
import { reportContent } from '@properysearch/contract/analysis/report-calls'
import { expect, test } from 'vitest'
import { chartCsv } from './chart-table.ts'
import { reportCharts } from './report-charts.ts'

const price = 85_50_000
const content = reportContent.parse({
  propertyId: 7,
  title: '2 BHK flat in Baner',
  locality: 'Baner',
  city: 'Pune',
  state: 'Maharashtra',
  latitude: 18.559,
  longitude: 73.7868,
  subcategory: 'Flats',
  bhk: 2,
  sizeSqft: 1050,
  price,
  pricePerSqft: 8143,
  daysOnMarket: 40,
  standing: { n: 9, low: 7000, usual: 8000, high: 9000, differencePercent: 1.8, cheaperPercent: 67 },
  trend: [{ month: '2026-10-01', usual: 8000, n: 9 }],
  comparables: [
    {
      propertyId: 8,
      title: '2 BHK flat, Baner',
      locality: 'Baner',
      price: 90_00_000,
      pricePerSqft: 8571,
      sizeSqft: 1050,
      distanceKm: 0.4,
      latitude: 18.56,
      longitude: 73.787,
      pricedAt: '2026-11-01T06:00:00.000Z',
    },
  ],
  rentYield: null,
  deals: { n: 0, paidPercent: null },
  owning: costOfOwning({ price, city: 'Pune', sizeSqft: 1050, maintenance: null, isUnderConstruction: false }),
  papers: { given: [], missing: [] },
  priceHistory: [{ since: '2026-10-10T06:00:00.000Z', price }],
  historySays: [],
  estimate: null,
  sources: [],
})
const report = { id: 1, orderId: 1, propertyId: 7, title: content.title, madeAt: '2026-11-19T06:00:00.000Z', content }
const charts = reportCharts(report)
const chartOf = (key: string) => charts.find((chart) => chart.key === key) as (typeof charts)[number]

test('a month alone is no trend, and says so', () => {
  expect(chartOf('trend').marks).toEqual([])
  expect(chartOf('trend').says).toBe('Fewer than two months have been recorded here.')
})

test('the file of the comparables has plain figures, and its source', () => {
  const [, , subject, first, source] = chartCsv(chartOf('comparables')).split('\r\n')
  expect(subject).toMatch(/^This property,8143,8550000,10.Oct.2026,1050,0$/)
  expect(first).toMatch(/^"1\. 2 BHK flat, Baner",8571,9000000,1.Nov.2026,1050,0\.4$/)
  expect(source).toMatch(/^"Source: Properysearch, 19.Nov.2026, 1 listings?"$/)
})
