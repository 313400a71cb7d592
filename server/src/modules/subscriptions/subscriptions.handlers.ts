import type { subscriptions } from '@properysearch/contract/subscriptions/calls'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { costOf } from './cost.rules.ts'
import { getMine } from './get-mine.ts'
import { findPackage, findPackages, type PackageRow } from './packages.sql.ts'
import { statusOf } from './subscriptions.rules.ts'
import { findPaid, findUses } from './subscriptions.sql.ts'

const pageSize = 20
const pageAt = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize })

const toItem = ({ pricePaise, ...row }: PackageRow) => ({ ...row, ...costOf(pricePaise) })

export const subscriptionsHandlers: Handlers<CallContext, typeof subscriptions> = {
  listPackages: async (ctx, input) => ({ data: (await findPackages(ctx.db, input.role)).map(toItem) }),
  getPackage: async (ctx, input) => {
    const row = await findPackage(ctx.db, input.packageId)
    if (!row) throw fail('not-found')
    return { data: toItem(row) }
  },
  getMine,
  listUses: async (ctx, { page }) => {
    const { rows, total } = await findUses(ctx.db, signedIn(ctx).id, pageAt(page))
    const data = rows.map((row) => ({
      ...row,
      usedAt: row.usedAt.toISOString(),
      givenBackAt: row.givenBackAt?.toISOString() ?? null,
    }))
    return { data, page, pageSize, total }
  },
  listPayments: async (ctx, { userId, page }) => {
    const { rows, total } = await findPaid(ctx.db, signedInAs(ctx, userId).id, pageAt(page))
    const data = rows.map((row) => ({
      id: row.id,
      orderId: row.orderId,
      packageId: row.packageId,
      name: row.name,
      amount: row.paidPaise / 100,
      paidAt: row.startsAt.toISOString(),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      status: statusOf(row, ctx.now),
    }))
    return { data, page, pageSize, total }
  },
}
