import { formatNumber } from '../values/numbers.ts'
import type { ReportContent } from './report-calls.ts'

/** How far the estimate of a report may be trusted: the page and the PDF say it in the same words. */
export function howRight(estimate: NonNullable<ReportContent['estimate']>): string {
  const { errorPlace, errorPercent, coveragePercent, errorListings } = estimate
  const half = `In ${errorPlace}, half of our estimates were within ${formatNumber(errorPercent, 1)}% of the price asked`
  if (coveragePercent === null || errorListings === null) return `${half}.`
  return `${half}, and ${formatNumber(coveragePercent, 1)}% of prices lay within such a band, of ${formatNumber(errorListings)} listings that the model had not seen.`
}
