import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import type { SealingKeys } from '@properysearch/server/src/platform/encryption.ts'
import { demoAccounts } from './demo-accounts.ts'
import { insertDemoReview } from './demo-checks.sql.ts'

const hourMs = 60 * 60 * 1000

/** Two who look for a home: one married since the card was made, one whose card has an initial and a father's name. */
export async function makeChecksInReview(db: Db, now: Date, { keys }: { keys: SealingKeys }): Promise<void> {
  const [first, second] = await db.many<{ id: number; firstname: string; lastname: string }>(sql`
    select id, firstname, lastname from users
    where role = 'user' and aadhaar_verified_at is null
      and email <> all(${demoAccounts.map((account) => account.email)}) order by id limit 2`)
  if (!first || !second) throw new Error('The demo world has nobody left to ask.')
  const since = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const married = { kind: 'aadhaar' as const, nameFound: `${first.firstname} ${second.lastname}`, now: since(26) }
  await insertDemoReview(db, keys, { userId: first.id, ...married })
  const father = { kind: 'pan' as const, nameFound: `${second.firstname[0]} RAMCHANDRA`, now: since(3) }
  await insertDemoReview(db, keys, { userId: second.id, ...father })
}
