import type { Profession } from '@properysearch/contract/values/identity-numbers'
import { findUserByEmail, setVerified } from '@properysearch/server/src/modules/accounts/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { insertDemoChecks } from './demo-checks.sql.ts'

/** user@demo.in is left to prove who they are, so that anybody can try it. */
const unproven = 'user@demo.in'

/** Zeros where real registers have none: invented at a glance. */
const inventedNumbers: Record<Profession, (n: number) => string> = {
  agent: (n) => `A${String(n).padStart(11, '0')}`,
  lawyer: (n) => `MAH/${String(n).padStart(4, '0')}/2015`,
  evaluator: (n) => `IBBI/RV/00/2020/${String(n).padStart(5, '0')}`,
}

/** Professionals and owners are verified, by the simulation; some professional numbers still wait for the back office. */
export async function makeIdentity(db: Db, now: Date): Promise<void> {
  const people = await db.many<{ id: number; role: string; email: string }>(sql`
    select id, role, email from users where (role in ('agent', 'lawyer', 'evaluator')
      or id in (select owner_id from properties) or email = 'seller@demo.in') and email <> ${unproven} order by id`)
  const userIds = people.map((person) => person.id)
  for (const kind of ['aadhaar', 'pan'] as const) {
    await insertDemoChecks(db, { userIds, kind, now })
    for (const id of userIds) await setVerified(db, id, kind, now)
  }
  const admin = await findUserByEmail(db, 'admin@demo.in')
  if (!admin) throw new Error('The demo world has no admin@demo.in.')
  for (const [at, { id, role, email }] of people.entries()) {
    const profession = role as Profession
    if (!(profession in inventedNumbers)) continue
    const isVerified = at % 5 !== 0 || /^(agent|lawyer|evaluator)@/.test(email)
    const decided = isVerified
      ? sql`'verified', ${admin.id}, ${now}, 'The demo world'`
      : sql`'unverified', null, null, null`
    await db.run(sql`
      insert into professional_details (user_id, role, number, changed_at, state, decided_by, decided_at, decision_reason)
      values (${id}, ${profession}, ${inventedNumbers[profession](at + 1)}, ${now}, ${decided})`)
  }
}
