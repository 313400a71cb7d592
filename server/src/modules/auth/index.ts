import { createHash } from 'node:crypto'
import type { Context, SignedIn } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'

export async function findSession(ctx: Context, token: string): Promise<SignedIn | null> {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const found = await ctx.db.maybe<SignedIn>(sql`
    select u.id, u.role, s.id as session_id from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${ctx.now}`)
  return found ?? null
}
