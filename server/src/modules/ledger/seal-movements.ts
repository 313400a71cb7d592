import type { Context } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'

const batch = 500

/** Links every movement committed since the last time into the chain, a batch a transaction. */
export async function sealMovements({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const { sealed } = await db.one<{ sealed: number }>(sql`select ledger_seal(${now}, ${batch}) as sealed`)
    if (sealed < batch) return
  }
}
