import { AsyncLocalStorage } from 'node:async_hooks'
import { isIPv6 } from 'node:net'
import type { Caller } from './costly-reads.ts'

/** Who asked for the page that is being rendered: its reads are theirs. */
export const askedBy = new AsyncLocalStorage<Caller>()

/** Somebody signed in is their account, whichever way they come; anybody else is their address. */
export function callerOf(user: { id: number } | null, address: string): Caller {
  return { key: user ? `account ${user.id}` : `address ${networkOf(address)}` }
}

/** One household has 2^64 addresses of the sixth version: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}
