import { type CallContext, inTransaction } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { maskMobile } from '../../accounts/index.ts'
import { checkOtp, requestOtp, resendAfterSeconds } from '../../auth/index.ts'
import { announceBooking } from '../bookings.notices.ts'
import { findByToken, lockByToken } from './lock-sharer.ts'
import { mustBeOpen } from './name-sharer.ts'
import { confirmingMobile, isConfirmed, versionOf } from './sharers.rules.ts'
import { type SharerRow, setConfirmed, setDeclined } from './sharers.sql.ts'

// What a co-owner or joint buyer does by the link that was sent to them. Having it is not enough to confirm: the code is.

/** Made for this share in this version: after any change it fits nothing. */
const subjectOf = ({ id }: Pick<SharerRow, 'id'>, version: string) => `${id} ${version}`

async function mustWait(ctx: CallContext, asked: { token: string; version: string }) {
  const { booking, sharer, sharers } = await lockByToken(ctx, asked.token)
  mustBeOpen(ctx, booking)
  if (sharer.declinedAt) throw fail('moved-on', 'You declined this share. Ask the person who named you to do so again.')
  if (versionOf(booking, sharer.side, sharers) !== asked.version) throw fail('changed-meanwhile')
  if (isConfirmed(booking, sharer, sharers)) throw fail('moved-on', 'You have already confirmed this share.')
  return { booking, sharer }
}

export async function sendShareCode(ctx: CallContext, asked: { token: string; version: string }) {
  return inTransaction(ctx, async (tx) => {
    const { sharer } = await mustWait(tx, asked)
    const recipient = confirmingMobile(tx.config, sharer)
    if (!recipient) throw fail('not-found')
    const subject = subjectOf(sharer, asked.version)
    const isSent = await requestOtp(tx, { purpose: 'share-confirmation', subject, channel: 'sms', recipient })
    if (!isSent) throw fail('too-soon')
    const { isSimulation } = tx.adapters.sms
    return { mobile: maskMobile(recipient), resendAfterSeconds, isSimulation }
  })
}

export async function confirmShare(
  ctx: CallContext,
  asked: { token: string; version: string; otp: string },
): Promise<void> {
  await inTransaction(ctx, (tx) => mustWait(tx, asked))
  const subject = subjectOf(await findByToken(ctx, asked.token), asked.version)
  await checkOtp(ctx, { purpose: 'share-confirmation', subject, code: asked.otp }, async (tx) => {
    const { booking, sharer } = await mustWait(tx, asked)
    await setConfirmed(tx.db, sharer.id, asked.version, tx.now)
    await announceBooking(tx, booking, 'confirm-share')
  })
}

/** Until the agreement anybody may say no; the deal then waits until they are removed or named again. */
export async function declineShare(ctx: CallContext, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { booking, sharer } = await lockByToken(tx, token)
    mustBeOpen(tx, booking)
    if (sharer.declinedAt) return
    if (!(await setDeclined(tx.db, sharer.id, tx.now))) {
      throw fail('ruled-out', 'A part of the money was given to you already, so you stay in this deal.')
    }
    await announceBooking(tx, booking, 'decline-share')
  })
}
