import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { type Act, insertAct } from './audit.sql.ts'

/** What was decided, and the line that says so, or neither. */
export async function logged(
  ctx: CallContext,
  decide: (tx: CallContext, adminId: number) => Promise<Omit<Act, 'adminId' | 'at'>>,
): Promise<void> {
  const admin = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const act = await decide(tx, admin.id)
    await insertAct(tx.db, { ...act, adminId: admin.id, at: tx.now })
  })
}
