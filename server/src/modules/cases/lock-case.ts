import { type CallContext, type Context, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findDealOf } from '../bookings/index.ts'
import { findHire, type HireRow, lockHire } from '../hires/index.ts'
import { caseMovedOn, isOpen, mayRead, sideOf } from './cases.rules.ts'

/** A lawyer's hire of this person, as its lawyer or its client: anybody else's does not exist for them. */
export async function mustFindHire(ctx: CallContext, hireId: number): Promise<HireRow> {
  const hire = await findHire(ctx.db, hireId, signedIn(ctx).id)
  if (hire?.kind !== 'lawyer') throw fail('not-found')
  return hire
}

/** The same with a case that they may read. */
export async function mustFindCase(ctx: CallContext, hireId: number): Promise<HireRow> {
  const hire = await mustFindHire(ctx, hireId)
  if (!mayRead(hire, signedIn(ctx).id, ctx.now)) throw fail('not-found')
  return hire
}

/** Every press of a case locks its hire first. */
export async function lockCase(tx: CallContext, hireId: number, as: 'client' | 'lawyer'): Promise<HireRow> {
  const { id: userId } = signedIn(tx)
  await mustFindCase(tx, hireId)
  const hire = await lockHire(tx, hireId, userId)
  if (sideOf(hire, userId) !== as) throw fail('not-found')
  return hire
}

export async function lockOpenCase(tx: CallContext, hireId: number, as: 'client' | 'lawyer'): Promise<HireRow> {
  const hire = await lockCase(tx, hireId, as)
  if (!isOpen(hire)) throw caseMovedOn()
  return hire
}

/** Who is on the other side of the deal that the case belongs to. */
export async function findOtherId(
  ctx: Context,
  { bookingId, clientId }: Pick<HireRow, 'bookingId' | 'clientId'>,
): Promise<number | undefined> {
  const deal = bookingId === null ? undefined : await findDealOf(ctx, bookingId, clientId)
  if (!deal) return undefined
  return deal.buyerId === clientId ? deal.sellerId : deal.buyerId
}
