import { insertProfilePromotion } from '@properysearch/server/src/modules/promotions/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Long enough for somebody who keeps the demo for a while. */
const until = (now: Date) => new Date(now.getTime() + 400 * dayMs)

/** Agents, evaluators and owners who are promoted, the demo's own agent and seller among them. */
export async function makePremiumUsers(db: Db, now: Date): Promise<void> {
  const people = await db.many<{ id: number }>(sql`
    (select id from users where role = 'agent' order by id limit 7)
    union all (select id from users where role = 'evaluator' order by id limit 3)
    union all (select id from users where role = 'user' and id in (select owner_id from properties) order by id limit 3)`)
  for (const { id } of people) await insertProfilePromotion(db, { userId: id, since: now, until: until(now) })
}
