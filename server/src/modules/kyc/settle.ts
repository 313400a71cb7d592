import { type CallContext, inTransaction } from '../../context.ts'
import { violates } from '../../platform/db/database.ts'
import { seal } from '../../platform/encryption.ts'
import { fail } from '../../platform/errors.ts'
import { lockUser, setVerified } from '../accounts/index.ts'
import { type Check, findSameDigits, lockDigits, setFailed, settleCheck } from './checks.sql.ts'
import { failures } from './kyc.rules.ts'
import { namesMatch } from './name-match.ts'
import { personOf } from './person-of.ts'
import { tellOutcome } from './tell-outcome.ts'

interface Outcome {
  /** Whose the number is, by the provider. Somebody has to compare it when the profile has another. */
  nameFound: string
  reference: string | null
  /** Kept, sealed, where we may. */
  number: string | null
  /** What only the answer told. */
  told?: { last4: string; numberHash: string }
}

/**
 * The provider has answered: proven, or for a person to look at. The name is compared with the profile as it is now,
 * which from then on nobody changes. `also` happens in the same transaction.
 */
export async function settle(
  ctx: CallContext,
  check: Check,
  outcome: Outcome,
  also: (tx: CallContext, settled: Check) => Promise<void> = async () => undefined,
): Promise<Check> {
  const { userId, kind } = check
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockUser(tx.db, userId)
      const isSameName = namesMatch(outcome.nameFound, (await personOf(tx, userId)).name)
      const isProven = isSameName && !(await isLikeAnother(tx, check, outcome))
      const settled = await settleCheck(tx.db, check.id, {
        state: isProven ? 'verified' : 'review',
        nameMatch: isSameName ? 'match' : 'mismatch',
        reference: outcome.reference,
        last4: outcome.told?.last4 ?? null,
        numberHash: outcome.told?.numberHash ?? null,
        numberSealed: outcome.number && seal(tx.config, `kyc-${kind}`, userId, outcome.number),
        nameSealed: isProven ? null : seal(tx.config, 'kyc-name', userId, outcome.nameFound),
        now: tx.now,
      })
      if (!settled) throw fail('moved-on')
      if (settled.state === 'verified' && kind !== 'bank') await setVerified(tx.db, userId, kind, tx.now)
      await also(tx, settled)
      await tellOutcome(tx, settled)
      tx.log.info({ userId, kind, state: settled.state }, 'identity check settled')
      return settled
    })
  } catch (error) {
    if (violates(error, 'kyc_checks_one_owner')) {
      await setFailed(ctx.db, check.id, { failure: 'taken', now: ctx.now })
      throw fail('ruled-out', failures.taken)
    }
    // Two tries of one person at the same moment: the other was first.
    if (violates(error, 'kyc_checks_one_a_person')) throw fail('moved-on')
    throw error
  }
}

/**
 * The hash of an Aadhaar from DigiLocker never equals the one of a number. So the same digits in the same name are for
 * somebody to look at, unless the hash is the same, which the database refuses, or both are of numbers, and differ.
 */
async function isLikeAnother(tx: CallContext, check: Check, { nameFound, told }: Outcome): Promise<boolean> {
  if (check.kind !== 'aadhaar') return false
  const { last4, numberHash } = told ?? check
  await lockDigits(tx.db, last4)
  const others = (await findSameDigits(tx.db, [last4])).filter(({ userId }) => userId !== check.userId)
  if (others.some((other) => other.numberHash !== null && other.numberHash === numberHash)) return false
  return others.some(
    ({ isFromVisit, firstname, lastname }) =>
      (isFromVisit || told !== undefined) && namesMatch(nameFound, `${firstname} ${lastname}`),
  )
}
