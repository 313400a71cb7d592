import { createHash, randomBytes } from 'node:crypto'
import { type CallContext, type Context, inTransaction, signedIn } from '../../../context.ts'
import { lockUser } from '../../accounts/index.ts'
import { deleteFeed, findFeed, findPersonOfFeed, setFeed } from './calendar.sql.ts'
import { calendarOf } from './own-calendar.ts'

export async function getFeed(ctx: CallContext): Promise<{ since: string | null }> {
  const feed = await findFeed(ctx.db, signedIn(ctx).id)
  return { since: feed?.madeAt.toISOString() ?? null }
}

/** Said this once: afterwards only its hash is known. In figures and small letters, as addresses do not tell capitals apart. */
export async function renewFeed(ctx: CallContext): Promise<{ since: string; address: string }> {
  const { id } = signedIn(ctx)
  const token = randomBytes(32).toString('hex')
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, id)
    await setFeed(tx.db, id, { tokenHash: hashOf(token), now: tx.now })
  })
  return { since: ctx.now.toISOString(), address: `${ctx.config.publicUrl}/calendar/${token}.ics` }
}

export async function endFeed(ctx: CallContext): Promise<void> {
  await deleteFeed(ctx.db, signedIn(ctx).id)
}

/** Undefined for an address that leads nowhere. */
export async function readFeed(ctx: Context, token: string): Promise<string | undefined> {
  const userId = await findPersonOfFeed(ctx.db, hashOf(token))
  return userId === undefined ? undefined : calendarOf(ctx, userId)
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
