import type { listingReports } from '@properysearch/contract/listings/report-calls'
import type { CallContext } from '../../../context.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../../platform/page-at.ts'
import { reportProperty } from './report-property.ts'
import { countReportedListings, findReportedListings, type ReportedListing } from './settle-reports.sql.ts'
import { settleReports } from './settle-reports.ts'

export const reportsHandlers: Handlers<CallContext, typeof listingReports> = {
  reportProperty: async (ctx, input) => {
    await reportProperty(ctx, input)
    return { message: 'Thank you. We will look into it.' }
  },
  listReports: async (ctx, { page }) => ({
    data: (await findReportedListings(ctx.db, pageAt(page))).map(reportOf),
    page,
    pageSize,
    total: await countReportedListings(ctx.db),
  }),
  settleReports: async (ctx, input) => {
    await settleReports(ctx, input)
    return {}
  },
}

function reportOf({ propertyId, title, state, firstAt, newest, ...report }: ReportedListing) {
  return {
    ...report,
    property: { id: propertyId, title: title ?? '', state },
    firstReportedAt: firstAt.toISOString(),
    newest: newest.map(({ at, ...said }) => ({ ...said, reportedAt: new Date(at).toISOString() })),
  }
}
