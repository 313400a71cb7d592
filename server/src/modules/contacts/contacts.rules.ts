import { givenBackWithinHours } from '@properysearch/contract/contacts/facts'
import type { Context } from '../../context.ts'
import type { HolderRow, PaymentRow, RequestRow } from './contacts.sql.ts'

export function givenBackUntil(unlockedAt: Date): Date {
  return new Date(unlockedAt.getTime() + givenBackWithinHours * 60 * 60 * 1000)
}

/** A name, a place and a photo: whoever unlocks a number gives none of their own. */
export function toHolder(ctx: Pick<Context, 'adapters'>, row: HolderRow) {
  const { userId: id, firstname, lastname, city, role: userrole, photoKey } = row
  return { id, firstname, lastname, city, userrole, image: photoKey && ctx.adapters.storage.publicUrl(photoKey) }
}

export function toRequest(ctx: Pick<Context, 'adapters'>, row: RequestRow) {
  return {
    id: row.id,
    userData: toHolder(ctx, row),
    propertydata: { id: row.propertyId, title: row.title },
    unlockedAt: row.unlockedAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    isBlocked: row.isBlocked,
    givenBackUntil: row.givenBackAt ? null : givenBackUntil(row.unlockedAt).toISOString(),
  }
}

export function toPayment(row: PaymentRow) {
  const status = row.refundedAt ? 'refunded' : row.revokedAt ? 'revoked' : 'unlocked'
  return {
    id: row.id,
    propertydata: { id: row.propertyId, title: row.title },
    unlockedAt: row.unlockedAt.toISOString(),
    orderId: row.orderId,
    amount: row.paidPaise === null ? null : row.paidPaise / 100,
    status: status as 'refunded' | 'revoked' | 'unlocked',
  }
}
