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
  promotion: Promoted & { ownerId: number; days: number; orderId?: number; key?: string | undefined },
): Promise<{ id: number; until: Date; isNew: boolean }> {
  await hold(tx, promotion)
  const before = promotion.key === undefined ? undefined : await findByKey(tx.db, promotion, promotion.key)
  if (before) return { ...before, isNew: false }
  const since = (await findUntil(tx.db, promotion, tx.now)) ?? tx.now
  const until = new Date(since.getTime() + promotion.days * dayMs)
  const given = {
    since,
    until,
    madeAt: tx.now,
    ...(promotion.orderId === undefined ? {} : { orderId: promotion.orderId }),
    ...(promotion.key === undefined ? {} : { key: promotion.key }),
  }
  const id = await insertPromotion(tx.db, promotion, given)
  if (promotion.what === 'property') await showPromotion(tx, promotion.id, promotion.ownerId, until)
  return { id, until, isNew: true }
}

export async function takeBackPromotion(tx: Context, promotion: Promoted & { orderId: number }): Promise<void> {
  if (promotion.what === 'property') await lockProperty(tx.db, promotion.id)
  await refundPromotion(tx.db, promotion, promotion.orderId, tx.now)
  const property = promotion.what === 'property' ? await findStanding(tx.db, promotion.id) : undefined
  if (property) await showPromotion(tx, promotion.id, property.ownerId, await findUntil(tx.db, promotion, tx.now))
}

/** Kept until the transaction ends, and still to be promoted then. */
async function hold(tx: Context, promotion: Promoted & { ownerId: number }): Promise<void> {
  if (promotion.what === 'property') {
    await lockProperty(tx.db, promotion.id)
    await mustBeLive(tx, promotion.ownerId, promotion.id)
    return
  }
  await lockUser(tx.db, promotion.id)
  const user = await findUser(tx.db, promotion.id)
  if (!user || user.suspendedAt) throw fail('not-found')
  if (!['user', 'agent', 'evaluator'].includes(user.role)) throw fail('role-not-allowed')
}

async function showPromotion(tx: Context, id: number, ownerId: number, until: Date | null): Promise<void> {
  await setPromotedUntil(tx.db, id, until)
  announceChange(tx, { id, ownerId })
}
