import { type Context, inTransaction } from '../../../context.ts'
import { violates } from '../../../platform/db/database.ts'
import { unseal } from '../../../platform/encryption.ts'
import { fail } from '../../../platform/errors.ts'
import { setVerified } from '../../accounts/index.ts'
import { choosePrimary } from '../bank-accounts.sql.ts'
import {
  type Check,
  countReview,
  findReview,
  findSameDigits,
  lockPersonInReview,
  type SameDigits,
  setDecided,
} from '../checks.sql.ts'
import { failures, masks } from '../kyc.rules.ts'
import { namesMatch } from '../name-match.ts'
import { personOf } from '../person-of.ts'
import { tellOutcome } from '../tell-outcome.ts'

/** What waits for a person of the back office: masked, with the two names to compare, and who else has such an Aadhaar. */
export async function listChecksInReview(ctx: Context, range: { limit: number; offset: number }) {
  const [rows, total] = await Promise.all([findReview(ctx.db, range), countReview(ctx.db)])
  const digits = rows.filter(({ kind }) => kind === 'aadhaar').map(({ last4 }) => last4)
  const sameDigits = digits.length > 0 ? await findSameDigits(ctx.db, digits) : []
  const checks = rows.map(({ firstname, lastname, last4, nameSealed, isFromVisit, ...row }) => {
    const nameFound = nameSealed && unseal(ctx.config, 'kyc-name', row.userId, nameSealed)
    const isAlike = (other: SameDigits) =>
      row.kind === 'aadhaar' &&
      other.last4 === last4 &&
      other.userId !== row.userId &&
      (isFromVisit || other.isFromVisit) &&
      namesMatch(nameFound ?? '', `${other.firstname} ${other.lastname}`)
    return {
      ...row,
      masked: masks[row.kind](last4),
      nameInProfile: `${firstname} ${lastname}`,
      nameFound,
      alike: sameDigits.filter(isAlike).map(({ userId }) => userId),
    }
  })
  return { checks, total }
}

/** Of two who decide at the same time, the first wins. The caller must be an admin: the call declares it. */
export async function decideCheck(
  ctx: Context,
  verdict: {
    checkId: number
    /** As whoever decides has read it. */
    nameInProfile: string
    decision: 'approve' | 'reject'
    reason: string
    adminId: number
  },
): Promise<Check> {
  const { checkId, decision, reason, adminId } = verdict
  try {
    return await inTransaction(ctx, async (tx) => {
      // The person before the check, as whoever erases their account does it.
      const userId = await lockPersonInReview(tx.db, checkId)
      if (userId === undefined) throw fail('moved-on')
      if (userId === adminId) throw fail('ruled-out', 'This is your own check. Another administrator has to decide it.')
      const state = decision === 'approve' ? 'verified' : 'failed'
      const check = await setDecided(tx.db, checkId, { state, adminId, reason, now: tx.now })
      if (!check) throw fail('moved-on')
      if (state === 'verified') {
        const { name } = await personOf(tx, check.userId)
        if (name !== verdict.nameInProfile) {
          throw fail(
            'changed-meanwhile',
            `This person has changed their name in the meantime: ${name}. Please review it again.`,
          )
        }
        if (check.kind === 'bank') await choosePrimary(tx.db, check.userId, tx.now)
        else await setVerified(tx.db, check.userId, check.kind, tx.now)
      }
      await tellOutcome(tx, check)
      tx.log.info({ userId: check.userId, kind: check.kind, state, adminId }, 'identity check decided')
      return check
    })
  } catch (error) {
    if (violates(error, 'kyc_checks_one_owner')) throw fail('ruled-out', failures.taken)
    throw error
  }
}
