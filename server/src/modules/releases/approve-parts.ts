import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { lockDeal } from '../bookings/index.ts'
import { saveApproval } from './approvals.sql.ts'
import { findWords } from './approvers.ts'
import { notApprovedOf } from './ask-release.ts'
import { leavingPaise } from './releases.books.ts'
import { announceRelease } from './releases.notices.ts'
import { askIdOf, isOfBooking, movedOn, otpSubject, sumOf } from './releases.rules.ts'
import { lockParts, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/** A dispute may have frozen what was asked for before. */
export async function mustBeFree(ctx: Context, parts: readonly ReleaseRow[]): Promise<void> {
  const ofBooking = parts.filter(isOfBooking)
  const leaving = ofBooking.reduce((sum, part) => sum + leavingPaise(part), 0)
  const [first] = ofBooking
  if (!first || leaving <= (await notApprovedOf(ctx, first.bookingId))) return
  throw fail('not-yet', 'A part of this money is in dispute. It can be approved once the dispute is over.')
}

/** One word more; with the last of them every part that waits is approved. The code was made for exactly these. */
export async function approveParts(
  tx: Context,
  seen: ReleaseRow,
  word: { subject: string; sharerId: number | null },
): Promise<void> {
  await lockDeal(tx, seen.bookingId)
  const parts = (await lockParts(tx.db, askIdOf(seen))).filter(
    (part) => part.state === 'asked' && part.accountHash !== null,
  )
  if (parts.length === 0 || otpSubject(parts) !== word.subject) throw fail('changed-meanwhile')
  await mustBeFree(tx, parts)
  await saveApproval(tx.db, { askId: askIdOf(seen), ...word }, tx.now)
  const { hasPayer, open } = await findWords(tx, seen, parts)
  if (!hasPayer || open.length > 0) return announceRelease(tx, seen, 'follow')
  for (const part of parts) {
    const set = { nextCheckAt: tx.now }
    const step = { id: part.id, act: 'approve', by: 'payer', byUser: part.payerId, set } as const
    if (!(await moveRelease(tx.db, step, tx.now))) throw movedOn(part)
    await enqueue(tx.db, sendReleaseJob, { releaseId: part.id })
  }
  // One press, one notice.
  await announceRelease(tx, { ...seen, amountPaise: sumOf(parts) }, 'approve')
}
