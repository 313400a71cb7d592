import type { Context } from '../../context.ts'
import { dropFiles } from '../files/index.ts'
import { eraseCases } from './leaving.sql.ts'

/** A lawyer who leaves leaves their work to their clients. */
export async function leaveCases(tx: Context, userId: number): Promise<void> {
  const keys = await eraseCases(tx.db, userId)
  await dropFiles(
    tx,
    keys.map((key) => ({ bucket: 'private', key })),
  )
}
