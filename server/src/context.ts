import type { Role } from '@properysearch/contract/roles'
import type { Adapters } from './adapters/adapters.ts'
import type { Config } from './config.ts'
import type { Db } from './platform/db/database.ts'
import { fail } from './platform/errors.ts'
import type { Log } from './platform/log.ts'
import type { EventBus } from './platform/realtime/event-bus.ts'

/** What every use case and every job is given besides its input. */
export interface Context {
  db: Db
  /** The moment of this request or job; nothing reads the clock itself. */
  now: Date
  log: Log
  events: EventBus
  adapters: Adapters
  config: Config
}

export interface SignedIn {
  id: number
  role: Role
  sessionId: number
}

/** A context of a call that came over the wire. */
export interface CallContext extends Context {
  user: SignedIn | null
  /** The caller's network address. */
  address: string
  userAgent: string
}

/** A context in which somebody is known to be signed in. */
export interface PersonContext extends Context {
  user: SignedIn
}

/**
 * All or nothing. `tx` is the same context with the transaction as its `db`: inside the work nothing else is used.
 * Called with a tx, it continues in the same transaction.
 */
export function inTransaction<Ctx extends { db: Db }, T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }))
}

/** The person behind a call whose endpoint is not public. */
export function signedIn(ctx: CallContext): SignedIn {
  if (!ctx.user) throw new Error('An endpoint that needs a person was declared public.')
  return ctx.user
}

/** The person behind a call about themselves: anybody else's id does not exist for them. */
export function signedInAs(ctx: CallContext, id: number): SignedIn {
  const user = signedIn(ctx)
  if (user.id !== id) throw fail('not-found')
  return user
}
