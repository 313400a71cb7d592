import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { violates } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { notify } from '../notifications/index.ts'
import { countUnverified, findUnverified, type NumberToCheck, setNumberDecided } from './professional-details.sql.ts'

/** What the back office compares with the public registers. */
export async function listProfessionalNumbers(
  ctx: Context,
  range: { limit: number; offset: number },
): Promise<{ numbers: NumberToCheck[]; total: number }> {
  const [numbers, total] = await Promise.all([findUnverified(ctx.db, range), countUnverified(ctx.db)])
  return { numbers, total }
}

/** The caller must be an admin: the call declares it. */
export async function decideProfessionalNumber(
  ctx: Context,
  verdict: { userId: number; number: string; decision: 'approve' | 'reject'; reason: string; adminId: number },
): Promise<void> {
  const isApproved = verdict.decision === 'approve'
  try {
    await inTransaction(ctx, async (tx) => {
      const state = isApproved ? 'verified' : 'rejected'
      if (!(await setNumberDecided(tx.db, { ...verdict, state, now: tx.now }))) throw fail('moved-on')
      await notify(tx, {
        kind: 'account',
        userId: verdict.userId,
        title: isApproved ? 'Your professional number is verified' : 'Your professional number was not accepted',
        body: isApproved ? `${verdict.number} is in the public register.` : verdict.reason,
        link: `${pathTo('myProfile')}#professional`,
      })
    })
  } catch (error) {
    if (violates(error, 'professional_details_one_owner')) {
      throw fail('ruled-out', 'This number is already verified for another account.')
    }
    throw error
  }
}
