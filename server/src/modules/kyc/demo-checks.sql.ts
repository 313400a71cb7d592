import { kycWording } from '@properysearch/contract/kyc-consents'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Marks people of the demo world as verified by the simulation. Such a check has four digits and no number: nothing
 * is made up that could belong to somebody.
 */
export async function insertDemoChecks(
  db: Db,
  it: { userIds: readonly number[]; kind: 'aadhaar' | 'pan'; now: Date },
): Promise<void> {
  await db.run(sql`
    insert into kyc_checks (user_id, kind, state, last4, provider, is_simulated, name_match, purpose, consent_wording,
      consented_at, consent_address, created_at, changed_at)
    select id, ${it.kind}, 'verified', lpad(((id * 7919 + ${it.kind === 'pan' ? 31 : 4211}) % 10000)::text, 4, '0'),
      'simulation', true, 'match', 'The demo world', ${kycWording}::date, ${it.now}, 'demo', ${it.now}, ${it.now}
    from unnest(${it.userIds}::bigint[]) id`)
}
