import type { backoffice } from '@properysearch/contract/backoffice/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { countActs, findActs } from './audit.sql.ts'
import { maskEmail, maskMobile, pageAt, pageSize, type Queue } from './backoffice.rules.ts'
import { countPeople, findPeople, type PersonRow } from './people.sql.ts'
import { countReportedListings, findReportedListings, type ReportedListing } from './reports.sql.ts'
import { settleReports } from './settle-reports.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'

export function backofficeHandlers(given: { queues: readonly Queue[] }): Handlers<CallContext, typeof backoffice> {
  return {
    getOverview: async (ctx) => ({
      data: await Promise.all(
        given.queues.map(async ({ count, ...queue }) => ({ ...queue, waiting: await count(ctx.db) })),
      ),
    }),
    listUsers: async (ctx, { text, page }) => ({
      data: (await findPeople(ctx.db, text, pageAt(page))).map(personOf),
      page,
      pageSize,
      total: await countPeople(ctx.db, text),
    }),
    suspendUser: async (ctx, input) => {
      await suspendUser(ctx, input)
      return {}
    },
    restoreUser: async (ctx, input) => {
      await restoreUser(ctx, input)
      return {}
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
    listAudit: async (ctx, { page }) => ({
      data: (await findActs(ctx.db, pageAt(page))).map(({ personId, personName, at, ...line }) => ({
        ...line,
        person: personId === null ? null : { id: personId, name: personName ?? '' },
        at: at.toISOString(),
      })),
      page,
      pageSize,
      total: await countActs(ctx.db),
    }),
  }
}

function reportOf({ propertyId, title, state, firstAt, newest, ...report }: ReportedListing) {
  return {
    ...report,
    property: { id: propertyId, title: title ?? '', state },
    firstReportedAt: firstAt.toISOString(),
    newest: newest.map(({ at, ...said }) => ({ ...said, reportedAt: new Date(at).toISOString() })),
  }
}

function personOf(row: PersonRow) {
  return {
    id: row.id,
    name: `${row.firstname} ${row.lastname}`,
    role: row.role,
    city: row.city,
    email: maskEmail(row.email),
    mobile: maskMobile(row.mobile),
    isAadhaarVerified: row.aadhaarVerifiedAt !== null,
    isPanVerified: row.panVerifiedAt !== null,
    memberSince: row.createdAt.toISOString(),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
  }
}
