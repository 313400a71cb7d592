import { freeListings, type QuotaKind, quotaNames } from '@properysearch/contract/subscriptions/facts'
import { type CallContext, signedIn } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { findHeld } from './quotas.sql.ts'
import { statusOf } from './subscriptions.rules.ts'
import { findSubscriptions } from './subscriptions.sql.ts'

/** How many units of a quota somebody has in use. */
export type CountInUse = (db: Db, userId: number) => Promise<number>

/** Of the quotas that are not spent but taken up, such as a place while its listing is on the site. */
export type CountsInUse = Partial<Record<QuotaKind, CountInUse>>

/** My packages and the meter of all of them together. Who may post also sees the free places for listings. */
export async function getMine(ctx: CallContext, inUse: CountsInUse) {
  const { id, role } = signedIn(ctx)
  const [held, rows, taken] = await Promise.all([
    findHeld(ctx.db, id, ctx.now),
    findSubscriptions(ctx.db, id, ctx.now),
    role === 'user' ? inUse.listings?.(ctx.db, id) : 0,
  ])
  const meters = (Object.keys(quotaNames) as QuotaKind[]).flatMap((kind) => {
    const quota = held.find((row) => row.kind === kind)
    const isPlaces = kind === 'listings'
    const granted = (quota?.granted ?? 0) + (isPlaces && role === 'user' ? freeListings : 0)
    const used = isPlaces ? (taken ?? 0) : (quota?.used ?? 0)
    return granted === 0 ? [] : [{ kind, granted, used, left: Math.max(0, granted - used) }]
  })
  const subscriptions = rows.map((row) => ({
    id: row.id,
    packageId: row.packageId,
    name: row.name,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    status: statusOf(row, ctx.now),
    quotas: row.quotas,
  }))
  const endsNext = subscriptions.find((subscription) => subscription.status === 'running')?.endsAt ?? null
  return { data: { meters, subscriptions, endsNext } }
}
