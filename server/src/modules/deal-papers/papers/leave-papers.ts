import type { Context } from '../../../context.ts'
import { dropFiles } from '../../files/index.ts'
import { erasePapers } from './leaving.sql.ts'

/** Their papers go from both sides' lists; the other side has what they downloaded. */
export async function leavePapers(tx: Context, userId: number): Promise<void> {
  const keys = await erasePapers(tx.db, userId)
  await dropFiles(
    tx,
    keys.map((key) => ({ bucket: 'private', key })),
  )
}
