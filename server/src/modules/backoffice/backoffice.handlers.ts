import type { backoffice } from '@properysearch/contract/backoffice/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { maskEmail, maskMobile } from '../accounts/index.ts'
import { countActs, findActs } from '../audit/index.ts'
import type { Queue } from './backoffice.rules.ts'
import { countPeople, findPeople, type PersonRow } from './people.sql.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'

export function backofficeHandlers(given: { queues: readonly Queue[] }): Handlers<CallContext, typeof backoffice> {
  return {
    getOverview: async (ctx) => ({
      data: await Promise.all(
        given.queues.map(async ({ count, ...queue }) => ({ ...queue, waiting: await count(ctx.db, ctx.now) })),
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
