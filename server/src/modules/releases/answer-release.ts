import type { Release } from '@properysearch/contract/releases/calls'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findUser, maskMobile } from '../accounts/index.ts'
import { checkOtp, requestOtp, resendAfterSeconds } from '../auth/index.ts'
import { approveParts, mustBeFree } from './approve-parts.ts'
import { findWaitingParts, findWords } from './approvers.ts'
import { announceRelease } from './releases.notices.ts'
import { askIdOf, movedOn, needsNoApproval, sumOf } from './releases.rules.ts'
import { findRelease, lockParts, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { showRelease } from './show-releases.ts'

/** Of the payer alone, while it waits for them. */
async function mustBeAsked(ctx: CallContext, id: number): Promise<{ release: ReleaseRow; subject: string }> {
  const { id: userId } = signedIn(ctx)
  const release = await findRelease(ctx.db, id, userId)
  if (release?.payerId !== userId) throw fail('not-found')
  const { subject, hasPayer } = await mustWait(ctx, release)
  if (hasPayer) throw fail('moved-on', 'You have approved this. Everyone else with a share still has to approve it.')
  return { release, subject }
}

export async function mustWait(ctx: CallContext, release: ReleaseRow) {
  if (release.state !== 'asked' || (release.lapsesAt && release.lapsesAt <= ctx.now)) throw movedOn(release)
  const parts = await findWaitingParts(ctx, release)
  if (parts.length === 0)
    throw fail('not-yet', 'The person asking has no verified bank account now. It can be approved once they have one.')
  await mustBeFree(ctx, parts)
  return findWords(ctx, release, parts)
}

export async function sendApprovalOtp(ctx: CallContext, id: number) {
  const { release, subject } = await mustBeAsked(ctx, id)
  const payer = await findUser(ctx.db, release.payerId)
  if (!payer) throw fail('signed-out')
  return sendTo(ctx, subject, payer.mobile)
}

export async function sendTo(ctx: CallContext, subject: string, recipient: string) {
  const isSent = await requestOtp(ctx, { purpose: 'release-approval', subject, channel: 'sms', recipient })
  if (!isSent) throw fail('too-soon')
  const { isSimulation } = ctx.adapters.sms
  return { mobile: maskMobile(recipient), resendAfterSeconds, isSimulation }
}

/** The code was made for this amount to this account: if either has changed since, it fits nothing. */
export async function approveRelease(ctx: CallContext, asked: { id: number; otp: string }): Promise<Release> {
  const { release, subject } = await mustBeAsked(ctx, asked.id)
  await checkOtp(ctx, { purpose: 'release-approval', subject, code: asked.otp }, (tx) =>
    approveParts(tx, release, { subject, sharerId: null }),
  )
  return show(ctx, asked.id)
}

export function refuseRelease(ctx: CallContext, asked: { id: number; reason: string }): Promise<Release> {
  return end(ctx, asked.id, 'refuse', asked.reason)
}

export function withdrawRelease(ctx: CallContext, id: number): Promise<Release> {
  return end(ctx, id, 'withdraw', null)
}

/** All of what was asked for with one press, or nothing of it: else some owners would be paid and others not. */
async function end(ctx: CallContext, id: number, act: 'refuse' | 'withdraw', reason: string | null): Promise<Release> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const seen = await findRelease(tx.db, id, userId)
    const by = act === 'refuse' ? 'payer' : 'payee'
    if (!seen || (by === 'payer' ? seen.payerId : seen.payeeId) !== userId) throw fail('not-found')
    const parts = await lockParts(tx.db, askIdOf(seen))
    const release = parts.find((part) => part.id === id) ?? seen
    // What stays with the seller by the rules of the deal is theirs whatever anybody presses.
    if (release.kind === 'decided') throw fail('ruled-out', 'A decision gave this part to the seller.')
    if (release.kind === 'kept') throw fail('ruled-out', 'This part is the seller’s by the terms of the deal.')
    if (needsNoApproval(release)) throw fail('ruled-out', 'This was paid for the agent, and is on its way to them.')
    const isUnderWay = ({ state }: ReleaseRow) =>
      ['sent', 'unknown', 'paid'].includes(state) || (act === 'refuse' && state === 'approved')
    if (!isUnderWay(release) && parts.some(isUnderWay)) {
      throw fail('ruled-out', 'Other owners have already been paid their part of this. This one stays theirs.')
    }
    const set = { reason, nextCheckAt: null }
    for (const part of parts) {
      if (!(await moveRelease(tx.db, { id: part.id, act, by, byUser: userId, set }, tx.now))) throw movedOn(part)
    }
    await announceRelease(tx, { ...release, amountPaise: sumOf(parts) }, act)
  })
  return show(ctx, id)
}

async function show(ctx: CallContext, id: number): Promise<Release> {
  const { id: userId } = signedIn(ctx)
  return showRelease(ctx, (await findRelease(ctx.db, id, userId)) as ReleaseRow, userId)
}
