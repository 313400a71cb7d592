import { kycWording } from '@properysearch/contract/kyc/consents'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { type SealingKeys, seal } from '@properysearch/server/src/platform/encryption.ts'

/**
 * Marks people of the demo world as verified by the simulation. Such a check has four digits and no number: nothing
 * is made up that could belong to somebody.
 */
export async function insertDemoChecks(
  db: Db,
  checks: { userIds: readonly number[]; kind: 'aadhaar' | 'pan'; now: Date },
): Promise<void> {
  await db.run(sql`
    insert into kyc_checks (user_id, kind, state, last4, provider, is_simulated, name_match, purpose, consent_wording,
      consented_at, consent_address, created_at, changed_at)
    select id, ${checks.kind}, 'verified',
      lpad(((id * 7919 + ${checks.kind === 'pan' ? 31 : 4211}) % 10000)::text, 4, '0'), 'simulation', true, 'match',
      'The demo world', ${kycWording}::date, ${checks.now}, 'demo', ${checks.now}, ${checks.now}
    from unnest(${checks.userIds}::bigint[]) id`)
}

/** One that waits for the back office, because the card has another name. */
export async function insertDemoReview(
  db: Db,
  keys: SealingKeys,
  review: { userId: number; kind: 'aadhaar' | 'pan'; nameFound: string; now: Date },
): Promise<void> {
  await db.run(sql`
    insert into kyc_checks (user_id, kind, state, last4, provider, is_simulated, name_match, name_sealed, purpose,
      consent_wording, consented_at, consent_address, created_at, changed_at)
    values (${review.userId}, ${review.kind}, 'review', lpad((${review.userId}::bigint * 7919 % 10000)::text, 4, '0'),
      'simulation', true, 'mismatch', ${seal(keys, 'kyc-name', review.userId, review.nameFound)}, 'The demo world',
      ${kycWording}::date, ${review.now}, 'demo', ${review.now}, ${review.now})`)
}
