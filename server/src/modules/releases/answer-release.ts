import type { Release } from '@properysearch/contract/releases/calls'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findUser, maskMobile } from '../accounts/index.ts'
import { checkOtp, requestOtp, resendAfterSeconds } from '../auth/index.ts'
import { lockDealOf } from '../bookings/index.ts'
import { notApprovedOf } from './ask-release.ts'
import { leavingPaise } from './releases.books.ts'
import { announceRelease } from './releases.notices.ts'
import { isOfBooking, movedOn, needsNoApproval, otpSubject, releaseOnWire } from './releases.rules.ts'
import { findRelease, lockRelease, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/** Of the payer alone, while it waits for them. */
async function mustBeAsked(ctx: CallContext, id: number): Promise<ReleaseRow> {
  const { id: userId } = signedIn(ctx)
  const release = await findRelease(ctx.db, id, userId)
  if (release?.payerId !== userId) throw fail('not-found')
  if (release.state !== 'asked' || (release.lapsesAt && release.lapsesAt <= ctx.now)) throw movedOn(release)
  if (release.accountHash === null)
    throw fail('not-yet', 'Whoever asks has no verified bank account now. It can be approved once they do.')
  await mustBeFree(ctx, release)
  return release
}

/** A dispute may have frozen what was asked for before. */
async function mustBeFree(ctx: Context, release: ReleaseRow): Promise<void> {
  if (!isOfBooking(release) || leavingPaise(release) <= (await notApprovedOf(ctx, release.bookingId))) return
  throw fail('not-yet', 'A part of this money is in dispute. It can be approved once the dispute is over.')
}

export async function sendApprovalOtp(ctx: CallContext, id: number) {
  const release = await mustBeAsked(ctx, id)
  const payer = await findUser(ctx.db, release.payerId)
  if (!payer) throw fail('signed-out')
  const to = { channel: 'sms', recipient: payer.mobile } as const
  const isSent = await requestOtp(ctx, { purpose: 'release-approval', subject: otpSubject(release), ...to })
  if (!isSent) throw fail('too-soon')
  const { isSimulation } = ctx.adapters.sms
  return { mobile: maskMobile(payer.mobile), resendAfterSeconds, isSimulation }
}

/** The code was made for this amount to this account: if either has changed since, it fits nothing. */
export async function approveRelease(ctx: CallContext, asked: { id: number; otp: string }): Promise<Release> {
  const { id: userId } = signedIn(ctx)
  const seen = await mustBeAsked(ctx, asked.id)
  const entry = { purpose: 'release-approval', subject: otpSubject(seen), code: asked.otp } as const
  await checkOtp(ctx, entry, async (tx) => {
    await lockDealOf(tx, seen.bookingId, userId)
    const release = await lockRelease(tx.db, asked.id)
    if (!release || otpSubject(release) !== otpSubject(seen)) throw fail('changed-meanwhile')
    await mustBeFree(tx, release)
    const set = { nextCheckAt: tx.now }
    const step = { id: release.id, act: 'approve', by: 'payer', byUser: userId, set } as const
    if (!(await moveRelease(tx.db, step, tx.now))) throw movedOn(release)
    await enqueue(tx.db, sendReleaseJob, { releaseId: release.id })
    await announceRelease(tx, release, 'approve')
  })
  return releaseOnWire((await findRelease(ctx.db, asked.id, userId)) as ReleaseRow, userId)
}

export function refuseRelease(ctx: CallContext, asked: { id: number; reason: string }): Promise<Release> {
  return end(ctx, asked.id, 'refuse', asked.reason)
}

export function withdrawRelease(ctx: CallContext, id: number): Promise<Release> {
  return end(ctx, id, 'withdraw', null)
}

async function end(ctx: CallContext, id: number, act: 'refuse' | 'withdraw', reason: string | null): Promise<Release> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const seen = await findRelease(tx.db, id, userId)
    const by = act === 'refuse' ? 'payer' : 'payee'
    if (!seen || (by === 'payer' ? seen.payerId : seen.payeeId) !== userId) throw fail('not-found')
    const release = (await lockRelease(tx.db, id)) as ReleaseRow
    // What stays with the seller by the rules of the deal is theirs whatever anybody presses.
    if (release.kind === 'decided') throw fail('ruled-out', 'A decision gave this part to the seller.')
    if (release.kind === 'kept') throw fail('ruled-out', 'This part is the seller’s by the terms of the deal.')
    if (needsNoApproval(release)) throw fail('ruled-out', 'This was paid for the agent, and is on its way to them.')
    const set = { reason, nextCheckAt: null }
    if (!(await moveRelease(tx.db, { id, act, by, byUser: userId, set }, tx.now))) throw movedOn(release)
    await announceRelease(tx, release, act)
  })
  return releaseOnWire((await findRelease(ctx.db, id, userId)) as ReleaseRow, userId)
}
