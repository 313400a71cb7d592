import type { ReleaseOfShare } from '@properysearch/contract/releases/share-calls'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { checkOtp } from '../auth/index.ts'
import { confirmingMobile, findByToken, type SharerRow } from '../bookings/index.ts'
import { mustWait, sendTo } from './answer-release.ts'
import { approveParts } from './approve-parts.ts'
import { findWaitingParts, findWords, payingSide } from './approvers.ts'
import { sumOf } from './releases.rules.ts'
import { findPartsOf, findReleasesOfDeal } from './releases.sql.ts'

// What somebody with a share does about releases, by the link that was sent to them.

/** Each one's own: the code of one joint buyer approves nothing for another. */
const subjectFor = (subject: string, { id }: SharerRow) => `${subject} by ${id}`

/** What waits for their word, and what is paid out to them. */
export async function listByShare(ctx: CallContext, { token }: { token: string }): Promise<ReleaseOfShare[]> {
  const sharer = await findByToken(ctx, token)
  const shown: ReleaseOfShare[] = []
  const rows = await findReleasesOfDeal(ctx.db, sharer.bookingId)
  for (const row of rows.filter(({ id, askId }) => askId === null || askId === id)) {
    if (payingSide(row) !== sharer.side || row.state !== 'asked' || row.kind === 'kept') continue
    const parts = await findWaitingParts(ctx, row)
    if (parts.length === 0) continue
    const { open } = await findWords(ctx, row, parts)
    shown.push({
      id: row.id,
      what: open.some(({ id }) => id === sharer.id) ? 'to-approve' : 'approved',
      state: row.state,
      amount: sumOf(parts) / 100,
      accounts: parts.flatMap(({ accountShown }) => (accountShown === null ? [] : [accountShown])),
    })
  }
  for (const row of rows.filter(({ sharerId }) => sharerId === sharer.id)) {
    const accounts = row.accountShown === null ? [] : [row.accountShown]
    shown.push({ id: row.id, what: 'mine', state: row.state, amount: row.amountPaise / 100, accounts })
  }
  return shown
}

async function mustBeAsked(ctx: CallContext, asked: { token: string; id: number }) {
  const sharer = await findByToken(ctx, asked.token)
  const release = (await findPartsOf(ctx.db, asked.id)).find(({ id }) => id === asked.id)
  if (release?.bookingId !== sharer.bookingId || payingSide(release) !== sharer.side) throw fail('not-found')
  const words = await mustWait(ctx, release)
  if (!words.open.some(({ id }) => id === sharer.id)) throw fail('moved-on', 'You have already approved this.')
  return { sharer, release, subject: words.subject }
}

export async function sendOtpByShare(ctx: CallContext, asked: { token: string; id: number }) {
  const { sharer, subject } = await mustBeAsked(ctx, asked)
  const recipient = confirmingMobile(ctx.config, sharer)
  if (!recipient) throw fail('not-found')
  return sendTo(ctx, subjectFor(subject, sharer), recipient)
}

export async function approveByShare(
  ctx: CallContext,
  asked: { token: string; id: number; otp: string },
): Promise<void> {
  const { sharer, release, subject } = await mustBeAsked(ctx, asked)
  const entry = { purpose: 'release-approval', subject: subjectFor(subject, sharer), code: asked.otp } as const
  await checkOtp(ctx, entry, (tx) => approveParts(tx, release, { subject, sharerId: sharer.id }))
}
