import { costOfOwning } from '@properysearch/contract/analysis/owning'
import { type ReportContent, reportContent } from '@properysearch/contract/analysis/report-calls'
import { sql } from '../src/platform/db/sql.ts'
import type { TestApp } from './test-app.ts'

const homes = { sizeSqft: 700, maintenance: null, isUnderConstruction: false, city: 'Pune' }

export function exampleReport(title: string, propertyId: number): ReportContent {
  return reportContent.parse({
    propertyId,
    title,
    locality: 'Baner',
    city: 'Pune',
    state: 'Maharashtra',
    latitude: 18.559,
    longitude: 73.7868,
    subcategory: 'Flats',
    bhk: 2,
    sizeSqft: 700,
    price: 90_00_000,
    pricePerSqft: 12_857,
    daysOnMarket: 40,
    standing: { n: 9, low: 11_000, usual: 12_000, high: 13_500, differencePercent: 7.1, cheaperPercent: 67 },
    trend: [{ month: '2026-10-01', usual: 12_000, n: 9 }],
    comparables: [],
    rentYield: null,
    deals: { n: 0, paidPercent: null },
    owning: costOfOwning({ ...homes, price: 90_00_000 }),
    papers: { given: [], missing: ['Property tax receipt'] },
    priceHistory: [],
    historySays: ['No price of this listing has been recorded yet.'],
    estimate: null,
    sources: [],
  })
}

/** A report that somebody has without having bought it; written straight into the table. */
export async function insertOldReport(app: TestApp, userId: number, title: string): Promise<number> {
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into analysis_reports (user_id, property_id, made_at, content)
    values (${userId}, 1, ${app.clock.now}, ${JSON.stringify(exampleReport(title, 1))}::jsonb) returning id`)
  return id
}
