import type { Context } from '../../context.ts'
import type { Purpose } from '../orders/index.ts'
import { endHire } from './decline-hire.ts'
import { eraseDisputeFiles } from './files-of-disputes.ts'
import { sideOf } from './hires.rules.ts'
import { eraseHires, findLiveOf, lockAnyHire } from './hires.sql.ts'
import { hasPayoutUnderWay } from './payouts.sql.ts'
import { deleteTaxProfile } from './tax-profiles.sql.ts'

const needsWork = ['paid', 'accepted', 'waiting', 'delivered', 'disputed']

/** A fee that somebody holds for a hire must reach somebody first. */
export async function hasHireUnderWay({ db }: Context, userId: number): Promise<string | undefined> {
  const live = await findLiveOf(db, userId)
  if (live.some(({ state }) => needsWork.includes(state))) {
    return 'A hire of yours is under way, and its fee is held. Finish it, or end it, first.'
  }
  if (!(await hasPayoutUnderWay(db, userId))) return undefined
  return 'The fee of a hire has not reached you yet. If it waits for a bank account, add one under My Profile.'
}

/** What only waited for a quote or for payment ends with them; no money is in it. */
export async function leaveHires(tx: Context, userId: number): Promise<void> {
  const none: Purpose[] = []
  for (const { id } of await findLiveOf(tx.db, userId)) {
    const hire = await lockAnyHire(tx.db, id)
    if (hire?.state !== 'asked' && hire?.state !== 'quoted') continue
    const leaver = sideOf(hire, userId)
    const act = leaver === 'client' || hire.state === 'quoted' ? 'withdraw' : 'decline'
    await endHire(tx, none, hire, { act, by: 'system', byUser: null, reason: null, leaver })
  }
  await eraseHires(tx.db, userId)
  await eraseDisputeFiles(tx, userId)
  await deleteTaxProfile(tx.db, userId)
}
