import type { Context } from '../../context.ts'
import { dropFiles } from '../files/index.ts'
import { mayRead } from './cases.rules.ts'
import { eraseCases, findForCopy, findHiresOf } from './leaving.sql.ts'

/** A lawyer finds in it no case that they may no longer open. */
export async function copyCases(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const hires = await findHiresOf(ctx.db, userId)
  const open = hires.filter((hire) => hire.clientId === userId || mayRead(hire, userId, ctx.now))
  return findForCopy(
    ctx.db,
    userId,
    open.map(({ id }) => id),
  )
}

/** A lawyer who leaves leaves their work to their clients. */
export async function leaveCases(tx: Context, userId: number): Promise<void> {
  const keys = await eraseCases(tx.db, userId)
  await dropFiles(
    tx,
    keys.map((key) => ({ bucket: 'private', key })),
  )
}
