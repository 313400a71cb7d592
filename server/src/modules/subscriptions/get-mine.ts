import { freeListings, type QuotaKind, quotaNames } from '@properysearch/contract/subscriptions/facts'
import { type CallContext, signedIn } from '../../context.ts'
import { countPlacesTaken } from '../properties/index.ts'
import { findHeld } from './quotas.sql.ts'
import { statusOf } from './subscriptions.rules.ts'
import { findSubscriptions } from './subscriptions.sql.ts'

/** My packages and the meter of all of them together. Who may post also sees the free places for listings. */
export async function getMine(ctx: CallContext) {
  const { id, role } = signedIn(ctx)
  const [held, rows, taken] = await Promise.all([
    findHeld(ctx.db, id, ctx.now),
    findSubscriptions(ctx.db, id, ctx.now),
    role === 'user' ? countPlacesTaken(ctx.db, id) : 0,
  ])
  const meters = (Object.keys(quotaNames) as QuotaKind[]).flatMap((kind) => {
    const it = held.find((row) => row.kind === kind)
    const isPlaces = kind === 'listings'
    const granted = (it?.granted ?? 0) + (isPlaces && role === 'user' ? freeListings : 0)
    const used = isPlaces ? taken : (it?.used ?? 0)
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
  const endsNext = subscriptions.find((it) => it.status === 'running')?.endsAt ?? null
  return { data: { meters, subscriptions, endsNext } }
}
