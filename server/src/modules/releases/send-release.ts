import { approvalDays, changedAccountHours } from '@properysearch/contract/releases/facts'
import { type PayoutStatus, PayoutUnanswered } from '../../adapters/payouts/port.ts'
import { type Context, inTransaction } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findAccountOf, findCollecting, findDealOf, findSharer } from '../bookings/index.ts'
import { findPayoutAccount, openAccountNumber } from '../kyc/index.ts'
import { sumHeld } from '../ledger/index.ts'
import { waitsForAccount } from './insert-parts.ts'
import { isPayable } from './onboard-payees.ts'
import { bookBack, bookPaidOut, bookSent, heldAccount, leavingPaise } from './releases.books.ts'
import { announceRelease } from './releases.notices.ts'
import { isPaidInForOne, needsNoApproval, referenceOf } from './releases.rules.ts'
import {
  findCollectingFor,
  type HireReleaseRow,
  lockRelease,
  moveRelease,
  type ReleaseRow,
  setAccount,
  setNextCheck,
} from './releases.sql.ts'

export const sendReleaseJob = jobKind<{ releaseId: number }>('send-release')

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Until the partner is asked again, and until what it could not pay is sent again. */
const askAgainMs = 2 * minuteMs
/** A real one settles the next day, and tells by a webhook. */
const askLaterMs = 30 * minuteMs
const sendAgainMs = 60 * minuteMs

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

type AnyRelease = ReleaseRow | HireReleaseRow

/** Does the next thing with one release: send it, or ask what became of it. However often it runs, it is paid once. */
export async function followRelease(ctx: Context, { releaseId }: { releaseId: number }): Promise<void> {
  const release = await inTransaction(ctx, (tx) => setOut(tx, releaseId))
  if (!release) return
  const status = await askPartner(ctx, release)
  await inTransaction(ctx, (tx) => note(tx, release, status))
}

/** From here on the money is on its way, in the books too. What was sent before is only asked about. */
async function setOut(tx: Context, id: number): Promise<AnyRelease | null> {
  const release = await lockRelease(tx.db, id)
  if (!release) return null
  if (release.state === 'sent' || release.state === 'unknown') {
    const isOld = later(release.changedAt, sendAgainMs) <= tx.now
    await setNextCheck(tx.db, id, later(tx.now, isOld ? askLaterMs : askAgainMs))
    return release
  }
  if (release.hireId === null && waitsForAccount(release)) await lookForAccount(tx, release)
  if (release.state !== 'approved') return null
  const account = await accountOf(tx, release)
  if (!account || account.numberHash !== release.accountHash) {
    await askForNewApproval(tx, release, account)
    return null
  }
  const payableFrom = later(account.replacedAnotherAt ?? new Date(0), changedAccountHours * 60 * minuteMs)
  if (payableFrom > tx.now) {
    await setNextCheck(tx.db, id, payableFrom)
    return null
  }
  if (!(await isPayable(tx, account.id))) {
    await setNextCheck(tx.db, id, later(tx.now, askAgainMs))
    return null
  }
  if ((await sumHeld(tx.db, [heldAccount(release)])) < leavingPaise(release)) {
    if (await isOwedAnyway(tx, release)) {
      await setNextCheck(tx.db, id, later(tx.now, sendAgainMs))
      return null
    }
    // The deal ended, and what was held went back to the buyer.
    const set = { nextCheckAt: null }
    await moveRelease(tx.db, { id, act: 'lapse', by: 'system', byUser: null, set }, tx.now)
    await announceRelease(tx, release, 'follow')
    return null
  }
  const sent = { ...release, attempt: release.attempt + 1 }
  await bookSent(tx.db, sent, tx.now)
  const set = { attempt: sent.attempt, nextCheckAt: later(tx.now, askAgainMs) }
  await moveRelease(tx.db, { id, act: 'send', by: 'system', byUser: null, set }, tx.now)
  return { ...sent, state: 'sent' }
}

/** What the terms give to the payee of a deal that goes on stays theirs, and the fee of a hire: it waits until as much is held. */
async function isOwedAnyway(tx: Context, { kind, bookingId, payeeId }: AnyRelease): Promise<boolean> {
  if (bookingId === null) return true
  const state = (await findDealOf(tx, bookingId, payeeId))?.state
  return kind === 'kept' && state !== 'cancelled' && state !== 'expired'
}

/** The payee's, or that of the owner whose part it is. */
async function accountOf(ctx: Context, { payeeId, sharerId }: AnyRelease) {
  if (sharerId === null) return findPayoutAccount(ctx.db, payeeId)
  const sharer = await findSharer(ctx.db, sharerId)
  return sharer && findAccountOf(ctx, sharer)
}

/** A co-owner's part waits, held, until they have a verified account; then it is approved like any other. */
async function lookForAccount(tx: Context, release: ReleaseRow): Promise<void> {
  const account = await accountOf(tx, release)
  if (!account) return setNextCheck(tx.db, release.id, later(tx.now, sendAgainMs))
  await setAccount(tx.db, release.id, account, null)
  await announceRelease(tx, release, 'ask')
}

/** The payer approved another account. What stays with the seller by the rules of the deal needs no approval, nor what was paid in for one payee. A co-owner’s part waits for an account of theirs. */
async function askForNewApproval(
  tx: Context,
  release: AnyRelease,
  account: Awaited<ReturnType<typeof findPayoutAccount>>,
): Promise<void> {
  if (needsNoApproval(release)) {
    return setAccount(tx.db, release.id, account ?? null, later(tx.now, account ? 0 : sendAgainMs))
  }
  const waits = release.sharerId !== null && !account
  const nextCheckAt = waits ? later(tx.now, sendAgainMs) : null
  const lapsesAt = waits ? null : later(tx.now, approvalDays * dayMs)
  const set = { account: account ?? null, nextCheckAt, lapsesAt }
  await moveRelease(tx.db, { id: release.id, act: 'void', by: 'system', byUser: null, set }, tx.now)
  await announceRelease(tx, release, 'void')
}

/** Null: it gave no answer. One that was never begun is told now, under the same reference. */
async function askPartner(ctx: Context, release: AnyRelease): Promise<PayoutStatus | null> {
  const { payouts } = ctx.adapters
  const reference = referenceOf(release)
  try {
    const known = await payouts.find(reference)
    if (known) return known
    const account = await accountOf(ctx, release)
    if (!account || account.numberHash !== release.accountHash) {
      // It was never begun, and the account it was for is gone: it is held again, and approved anew.
      const isOld = later(release.changedAt, sendAgainMs) <= ctx.now
      return isOld ? { state: 'failed', problem: 'The bank account was changed.' } : null
    }
    return await payouts.send({
      reference,
      amountPaise: release.amountPaise,
      payee: {
        id: account.userId,
        accountId: account.id,
        name: account.holderName,
        ifsc: account.ifsc,
        accountNumber: openAccountNumber(ctx.config, account),
      },
      orders:
        release.hireId !== null || isPaidInForOne(release)
          ? await findCollectingFor(ctx.db, release.heldFor)
          : await findCollecting(ctx.db, release.bookingId),
      note: release.hireId === null ? `Booking ${release.bookingId}` : `Hire ${release.hireId}`,
    })
  } catch (error) {
    if (!(error instanceof PayoutUnanswered)) throw error
    ctx.log.warn({ releaseId: release.id, reason: error.message }, 'a payout got no answer')
    return null
  }
}

async function note(tx: Context, before: AnyRelease, status: PayoutStatus | null): Promise<void> {
  const release = await lockRelease(tx.db, before.id)
  if (!release || release.attempt !== before.attempt || !['sent', 'unknown'].includes(release.state)) return
  const step = { id: release.id, by: 'system', byUser: null } as const
  if (status?.state === 'paid') {
    await bookPaidOut(tx.db, release, tx.adapters.payments.name, tx.now)
    await moveRelease(tx.db, { ...step, act: 'pay', set: { nextCheckAt: null } }, tx.now)
    return announceRelease(tx, release, 'pay')
  }
  if (status?.state === 'failed') {
    await bookBack(tx.db, release, tx.now)
    const set = { nextCheckAt: later(tx.now, sendAgainMs) }
    await moveRelease(tx.db, { ...step, act: 'fail', set }, tx.now)
    return announceRelease(tx, release, 'follow')
  }
  if (status === null && release.state === 'sent') {
    await moveRelease(tx.db, { ...step, act: 'lose-sight' }, tx.now)
    await announceRelease(tx, release, 'follow')
  }
}
