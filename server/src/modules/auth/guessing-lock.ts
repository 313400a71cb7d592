import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { deleteTries, deleteTry, insertTry } from './login-failures.sql.ts'

/** Tries at an account, by its email: counted whether or not the account exists. */
export function accountKey(ctx: Context, email: string): string {
  return keyedHash(ctx.config, 'login-failures', ['email', email.toLowerCase()])
}

/** Tries from a network address. */
export function addressKey(ctx: Context, address: string): string {
  return keyedHash(ctx.config, 'login-failures', ['address', networkOf(address)])
}

/**
 * Counts a try against every key before the password is looked at, or refuses it if one is locked. Stays counted,
 * as a failure, until it is taken back. Keys come in one order (account, address), so that calls cannot block
 * one another.
 */
export async function takeTry(ctx: Context, keys: string[]): Promise<void> {
  await ctx.db.transaction(async (db) => {
    for (const key of keys) {
      if (!(await insertTry(db, key, ctx.now))) throw fail('too-many-tries')
    }
  })
}

/** The try was right: it was no failure. */
export function giveBackTry(ctx: Context, key: string): Promise<void> {
  return deleteTry(ctx.db, key, ctx.now)
}

export function forgetTries(db: Db, key: string): Promise<void> {
  return deleteTries(db, key)
}
