import { type CallContext, signedIn } from '../../context.ts'
import { type Act, insertAct } from './audit.sql.ts'

/** What was decided, and the line that says so, or neither. */
export async function logged(
  ctx: CallContext,
  decide: (inside: CallContext, adminId: number) => Promise<Omit<Act, 'adminId' | 'at'>>,
): Promise<void> {
  const admin = signedIn(ctx)
  await ctx.db.transaction(async (db) => {
    const act = await decide({ ...ctx, db }, admin.id)
    await insertAct(db, { ...act, adminId: admin.id, at: ctx.now })
  })
}
