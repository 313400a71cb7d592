import type { CallContext, Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { failFor } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { deleteTries, deleteTry, findWait, insertTry, type Pace } from './guess-waits.sql.ts'

// The numbers are worked out in docs/decisions/052-slow-instead-of-locked.md.
const paces = {
  /** An account from one network. */
  pair: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 },
  /** An account from everywhere, without a known device. */
  account: { free: 30, firstWaitSeconds: 15, longestWaitSeconds: 5 * 60 },
  /** A network at all accounts: many people may share it. */
  network: { free: 50, firstWaitSeconds: 1, longestWaitSeconds: 60 },
  device: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 },
  session: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 },
} satisfies Record<string, Pace>

/** What tries are counted by. Counted whether or not an account exists. */
export interface GuessKey {
  pace: Pace
  hash: string
}

/** Guesses at an account by somebody who shows no known device. The first is the caller's own. */
export function strangersKeys(ctx: CallContext, email: string): GuessKey[] {
  const account = email.toLowerCase()
  const network = networkOf(ctx.address)
  return [key(ctx, 'pair', account, network), accountKey(ctx, account), key(ctx, 'network', network)]
}

export function accountKey(ctx: Context, email: string): GuessKey {
  return key(ctx, 'account', email.toLowerCase())
}

export function deviceKey(ctx: Context, deviceId: number): GuessKey {
  return key(ctx, 'device', String(deviceId))
}

export function sessionKey(ctx: Context, sessionId: number): GuessKey {
  return key(ctx, 'session', String(sessionId))
}

/**
 * Counts a try against every key before the password is looked at, or refuses it if one has to wait. Stays counted,
 * as a failure, until it is given back. Keys come in one order, so that calls cannot block one another.
 */
export async function takeTry(ctx: Context, keys: GuessKey[]): Promise<void> {
  await ctx.db.transaction(async (db) => {
    for (const { hash, pace } of keys) {
      if (!(await insertTry(db, hash, pace, ctx.now)))
        throw waitFailure(
          ctx,
          await findWait(
            db,
            keys.map(({ hash }) => hash),
          ),
        )
    }
  })
}

/** The try was right: it was no failure, and the caller's own mistypings before it are forgotten. */
export async function giveBackTry(ctx: Context, [own, ...shared]: GuessKey[]): Promise<void> {
  if (own) await forgetTries(ctx.db, own)
  for (const { hash } of shared) await deleteTry(ctx.db, hash, ctx.now)
}

export function forgetTries(db: Db, { hash }: GuessKey): Promise<void> {
  return deleteTries(db, hash)
}

function waitFailure(ctx: Context, until: Date | null) {
  const seconds = until ? (until.getTime() - ctx.now.getTime()) / 1000 : 0
  return failFor(seconds, 'too-many-tries', (wait) => `Too many tries. Please wait ${wait} and try again.`)
}

function key(ctx: Context, kind: keyof typeof paces, ...parts: string[]): GuessKey {
  return { pace: paces[kind], hash: keyedHash(ctx.config, 'guess-waits', [kind, ...parts]) }
}
