import { AsyncLocalStorage } from 'node:async_hooks'
import { networkOf } from './caller-address.ts'
import type { Caller } from './costly-reads.ts'

/** Who asked for the page that is being rendered: its reads are theirs. */
export const askedBy = new AsyncLocalStorage<Caller>()

/** Somebody signed in is their account, whichever way they come; anybody else is their address. */
export function callerOf(user: { id: number } | null, address: string): Caller {
  return { key: user ? `account ${user.id}` : `address ${networkOf(address)}` }
}
