import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findUser, lockUser } from '../accounts/index.ts'
import { announceChange, findStanding, lockProperty, setPromotedUntil } from '../listings/index.ts'
import { findByKey, findUntil, insertPromotion, type Promoted, refundPromotion } from './promotions.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The owner's own live listing, with the state it is in; anything else cannot be promoted. */
export async function mustBeLive(ctx: Context, ownerId: number, propertyId: number): Promise<{ inState: string }> {
  const property = await findStanding(ctx.db, propertyId)
  if (property?.ownerId !== ownerId) throw fail('not-found')
  if (property.state !== 'verified') throw fail('moved-on', 'Only a live listing can be promoted.')
  return property
}

/**
 * In the caller's transaction. One that is bought while another runs begins at the other's end; of two at once the
 * second waits, and is added to the first.
 */
export async function addPromotion(
  tx: Context,
  it: Promoted & { ownerId: number; days: number; orderId?: number; key?: string | undefined },
): Promise<{ id: number; until: Date; isNew: boolean }> {
  await hold(tx, it)
  const before = it.key === undefined ? undefined : await findByKey(tx.db, it, it.key)
  if (before) return { ...before, isNew: false }
  const since = (await findUntil(tx.db, it, tx.now)) ?? tx.now
  const until = new Date(since.getTime() + it.days * dayMs)
  const given = {
    since,
    until,
    madeAt: tx.now,
    ...(it.orderId === undefined ? {} : { orderId: it.orderId }),
    ...(it.key === undefined ? {} : { key: it.key }),
  }
  const id = await insertPromotion(tx.db, it, given)
  if (it.what === 'property') await showPromotion(tx, it.id, it.ownerId, until)
  return { id, until, isNew: true }
}

export async function takeBackPromotion(tx: Context, it: Promoted & { orderId: number }): Promise<void> {
  if (it.what === 'property') await lockProperty(tx.db, it.id)
  await refundPromotion(tx.db, it, it.orderId, tx.now)
  const property = it.what === 'property' ? await findStanding(tx.db, it.id) : undefined
  if (property) await showPromotion(tx, it.id, property.ownerId, await findUntil(tx.db, it, tx.now))
}

/** Kept until the transaction ends, and still to be promoted then. */
async function hold(tx: Context, it: Promoted & { ownerId: number }): Promise<void> {
  if (it.what === 'property') {
    await lockProperty(tx.db, it.id)
    await mustBeLive(tx, it.ownerId, it.id)
    return
  }
  await lockUser(tx.db, it.id)
  const user = await findUser(tx.db, it.id)
  if (!user || user.suspendedAt) throw fail('not-found')
  if (!['user', 'agent', 'evaluator'].includes(user.role)) throw fail('role-not-allowed')
}

async function showPromotion(tx: Context, id: number, ownerId: number, until: Date | null): Promise<void> {
  await setPromotedUntil(tx.db, id, until)
  announceChange(tx, { id, ownerId })
}
