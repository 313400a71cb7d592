import type { Db } from '../src/platform/db/database.ts'
import { raw, sql } from '../src/platform/db/sql.ts'

/** Every row of every table as text, jobs included, so that a test can look for what must not be there. */
export async function everyText(db: Db): Promise<string> {
  const tables = await db.many<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker') order by 1`)
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await db.many<{ line: string }>(sql`select t::text as line from ${raw(name)} t`)
    texts.push(...rows.map(({ line }) => `${name}: ${line}`))
  }
  return texts.join('\n')
}
