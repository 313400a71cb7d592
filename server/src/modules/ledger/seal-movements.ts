import type { Context } from '../../context.ts'
import { sealSome } from './movements.sql.ts'

const batch = 500

/** Links every movement committed since the last time into the chain, a batch a transaction. */
export async function sealMovements({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (;;) {
    if ((await sealSome(db, { now, limit: batch })) < batch) return
  }
}
