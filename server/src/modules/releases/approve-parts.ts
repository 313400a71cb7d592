import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { saveApproval } from './approvals.sql.ts'
import { findWords } from './approvers.ts'
import { announceRelease } from './releases.notices.ts'
import { askIdOf, movedOn, otpSubject, sumOf } from './releases.rules.ts'
import { lockParts, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/** One word more; with the last of them every part that waits is approved. The code was made for exactly these. */
export async function approveParts(
  tx: Context,
  seen: ReleaseRow,
  word: { subject: string; sharerId: number | null },
): Promise<void> {
  const parts = (await lockParts(tx.db, askIdOf(seen))).filter(
    (part) => part.state === 'asked' && part.accountHash !== null,
  )
  if (parts.length === 0 || otpSubject(parts) !== word.subject) throw fail('changed-meanwhile')
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
