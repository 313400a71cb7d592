import { inForceOn } from '@properysearch/contract/bookings/law'
import { hireRules } from '@properysearch/contract/hires/law'
import { type PayoutFigures, payoutOf, type TaxProfile } from '@properysearch/contract/releases/payout'
import { proportion } from '@properysearch/contract/values/money'
import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { findUser, lockUser } from '../accounts/index.ts'
import { bookKeptBack, feesOfYear, invoiceKeptBack, releaseHire } from '../releases/index.ts'
import { placeOfSupplyOf } from './hire-purposes.ts'
import { announceHire, showHire, tellOfPayout } from './hires.notices.ts'
import { heldPaise } from './hires.rules.ts'
import { type HireRow, lockAnyHire } from './hires.sql.ts'
import { step } from './lock-hire.ts'
import { findPayoutOfRelease, insertPayout, markPaidOut } from './payouts.sql.ts'

/** By the client, or by silence after two reminders: the whole fee is the professional's. */
export async function approveHire(tx: Context, seen: HireRow, by: 'client' | 'timer'): Promise<HireRow> {
  const set = { closedAt: tx.now }
  const byUser = by === 'client' ? seen.clientId : null
  const hire = await step(tx, seen, { act: 'approve', by, byUser, set })
  await payOutHire(tx, hire, heldPaise(hire))
  await announceHire(tx, hire, by === 'client' ? 'approve' : 'approve-by-itself', by === 'client' ? 'client' : null)
  return hire
}

/** So much of what is held, GST included, goes to the professional, once; what the law and our terms keep back stays. */
export async function payOutHire(tx: Context, hire: HireRow, paise: number): Promise<void> {
  if (paise === 0) return
  // One fee of somebody after the other: what is deducted depends on what they were paid before in the year.
  await lockUser(tx.db, hire.professionalId)
  const figures = figuresOf(tx, hire, paise, await findPayee(tx, hire.professionalId))
  const release = await releaseHire(tx, {
    hireId: hire.id,
    payerId: hire.clientId,
    payeeId: hire.professionalId,
    amountPaise: figures.payoutPaise,
    withheldPaise: paise - figures.payoutPaise,
    feePaise: figures.feePaise,
  })
  const placeOfSupply = placeOfSupplyOf(tx, hire)
  await insertPayout(tx.db, { hireId: hire.id, releaseId: release.id, figures, placeOfSupply, now: tx.now })
}

export type Payee = Pick<TaxProfile, 'hasPan' | 'feesThisYearPaise'>

/** What decides about the tax besides the hire itself. */
export async function findPayee({ db, now }: Context, professionalId: number): Promise<Payee> {
  const professional = await findUser(db, professionalId)
  return {
    hasPan: professional?.panVerifiedAt != null,
    feesThisYearPaise: await feesOfYear(db, professionalId, dayInIndia(now)),
  }
}

/** What becomes of so much of the fee and its GST today. */
export function figuresOf(ctx: Context, hire: HireRow, paise: number, payee: Payee): PayoutFigures {
  const day = dayInIndia(ctx.now)
  const { bearsGst, hasCommission } = inForceOn(hireRules, day)
  const feePaise = proportion(paise, hire.feePaise ?? 0, heldPaise(hire))
  const profile = {
    isRegistered: hire.isRegistered === true && bearsGst[hire.kind],
    isIndividual: hire.isIndividual === true,
    ...payee,
  }
  return payoutOf({ feePaise, gstPaise: paise - feePaise }, profile, {
    day,
    placeOfSupply: placeOfSupplyOf(ctx, hire),
    ourState: ctx.config.supplier.state,
    hasOurFee: hasCommission[hire.kind],
  })
}

/** Something has become of the release that pays a hire. However often it runs, what was kept back is booked once. */
export async function followPayout(ctx: Context, { releaseId }: { releaseId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const seen = await findPayoutOfRelease(tx.db, releaseId)
    const hire = seen && (await lockAnyHire(tx.db, seen.hireId))
    const row = hire && (await findPayoutOfRelease(tx.db, releaseId))
    if (!hire || !row) return
    showHire(tx, hire)
    if (row.releaseState !== 'paid' || !(await markPaidOut(tx.db, hire.id, tx.now))) return
    await bookKeptBack(tx, row, 'hire', hire.id)
    await invoiceKeptBack(tx, row, {
      userId: hire.professionalId,
      gstin: hire.gstin,
      // Its GST was divided by it.
      placeOfSupply: row.placeOfSupply ?? placeOfSupplyOf(tx, hire),
      title: `Our fee on a hire, number ${hire.id}`,
      paidBy: 'Kept back from the fee',
    })
    await tellOfPayout(tx, hire, row.payoutPaise)
  })
}
