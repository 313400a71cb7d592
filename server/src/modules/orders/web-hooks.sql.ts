import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** False when the same one was taken before. */
export async function insertWebHook(
  db: Db,
  webHook: { gateway: string; eventId: string; kind: string; reference: string; now: Date },
): Promise<boolean> {
  const inserted = await db.run(sql`
    insert into web_hooks (gateway, event_id, kind, reference, received_at)
    values (${webHook.gateway}, ${webHook.eventId}, ${webHook.kind}, ${webHook.reference}, ${webHook.now})
    on conflict do nothing`)
  return inserted === 1
}

export async function countRefusal(db: Db, refusal: { gateway: string; because: string; day: string }): Promise<void> {
  await db.run(sql`
    insert into web_hook_refusals as r (day, gateway, because, times)
    values (${refusal.day}, ${refusal.gateway}, ${refusal.because}, 1)
    on conflict (day, gateway, because) do update set times = r.times + 1`)
}

export function findRefusals(db: Db, since: string): Promise<{ because: string; times: number }[]> {
  return db.many(sql`
    select because, sum(times)::int as times from web_hook_refusals where day >= ${since} group by because order by because`)
}

export async function findLastWebHookAt(db: Db): Promise<Date | null> {
  return (await db.one<{ at: Date | null }>(sql`select max(received_at) as at from web_hooks`)).at
}

export async function deleteWebHooksBefore(db: Db, moment: Date): Promise<void> {
  await db.run(sql`delete from web_hooks where received_at < ${moment}`)
}
