import { type CallContext, type Context, inTransaction } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { failFor } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { deleteTries, deleteTry, findWaits, insertTry, type Pace, wasTriedInADay } from './guess-waits.sql.ts'

// The numbers are worked out in docs/decisions/052-slow-instead-of-locked.md.
const paces = {
  /** An account from one network. */
  pair: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 },
  /** An account from everywhere, without a known device. */
  account: { free: 30, firstWaitSeconds: 15, longestWaitSeconds: 5 * 60 },
  /** The same, kept for networks that did not guess wrongly at it for a day. */
  firstTries: { free: 2, firstWaitSeconds: 60, longestWaitSeconds: 60 },
  /** A network at all accounts: many people may share it. */
  network: { free: 50, firstWaitSeconds: 1, longestWaitSeconds: 60 },
  device: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 },
  session: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 },
} satisfies Record<string, Pace>

/** What tries are counted by. Counted whether or not an account exists. */
export interface GuessKey {
  pace: Pace
  hash: string
  /** Counts the try instead, while this one has to wait. */
  otherwise?: GuessKey
}

/**
 * Guesses at an account by somebody who shows no known device. The first is the caller's own. Networks that guessed
 * wrongly can use up the account's tries, but not those of one that did not: the owner's.
 */
export async function strangersKeys(ctx: CallContext, email: string): Promise<GuessKey[]> {
  const network = networkOf(ctx.address)
  const pair = key(ctx, 'pair', email.toLowerCase(), network)
  const [account, firstTries] = accountKeys(ctx, email)
  const isFirst = !(await wasTriedInADay(ctx.db, pair.hash, ctx.now))
  return [pair, isFirst ? { ...account, otherwise: firstTries } : account, key(ctx, 'network', network)]
}

export function accountKeys(ctx: Context, email: string): [account: GuessKey, firstTries: GuessKey] {
  const account = email.toLowerCase()
  return [key(ctx, 'account', account), key(ctx, 'firstTries', account)]
}

export function deviceKey(ctx: Context, deviceId: number): GuessKey {
  return key(ctx, 'device', String(deviceId))
}

export function sessionKey(ctx: Context, sessionId: number): GuessKey {
  return key(ctx, 'session', String(sessionId))
}

/**
 * Counts a try against every key before the password is looked at, or refuses it if one has to wait. Stays counted,
 * as a failure, until what is answered is given back. Keys come in one order, so that calls cannot block one another.
 */
export function takeTry(ctx: Context, keys: GuessKey[]): Promise<GuessKey[]> {
  return inTransaction(ctx, async (tx) => {
    const counted: GuessKey[] = []
    for (const key of keys) {
      const free = await firstFree(tx, waysOf(key))
      if (!free) throw await waitFailure(tx, keys)
      counted.push(free)
    }
    return counted
  })
}

function waysOf(key: GuessKey): GuessKey[] {
  return key.otherwise ? [key, key.otherwise] : [key]
}

async function firstFree(tx: Context, keys: GuessKey[]): Promise<GuessKey | undefined> {
  for (const key of keys) if (await insertTry(tx.db, key.hash, key.pace, tx.now)) return key
  return undefined
}

/** The try was right: it was no failure, and the caller's own mistypings before it are forgotten. */
export async function giveBackTry(ctx: Context, [own, ...shared]: GuessKey[]): Promise<void> {
  if (own) await forgetTries(ctx.db, own)
  for (const { hash } of shared) await deleteTry(ctx.db, hash, ctx.now)
}

export function forgetTries(db: Db, { hash }: GuessKey): Promise<void> {
  return deleteTries(db, hash)
}

async function waitFailure(tx: Context, keys: GuessKey[]) {
  const waits = await findWaits(
    tx.db,
    keys.flatMap(waysOf).map(({ hash }) => hash),
  )
  const now = tx.now.getTime()
  const waitMs = ({ hash }: GuessKey) => (waits.get(hash)?.getTime() ?? now) - now
  const seconds = Math.max(...keys.map((key) => Math.min(...waysOf(key).map(waitMs)))) / 1000
  return failFor(seconds, 'too-many-tries', (wait) => `Too many tries. Please wait ${wait} and try again.`)
}

function key(ctx: Context, kind: keyof typeof paces, ...parts: string[]): GuessKey {
  return { pace: paces[kind], hash: keyedHash(ctx.config, 'guess-waits', [kind, ...parts]) }
}
