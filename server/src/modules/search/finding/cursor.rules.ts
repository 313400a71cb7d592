import { createHash } from 'node:crypto'
import type { SearchQuery } from '@properysearch/contract/search/calls'
import { invalid } from '../../../platform/errors.ts'
import type { Order } from './order.sql.ts'

/** A place in a list: between two rows, looking forward or back. */
export interface Cursor {
  isBack: boolean
  /** The page it leads to. */
  page: number
  /** The order's columns in the row it points at. */
  keys: unknown[]
}

/** Everything that decides which rows there are and in which order. A place belongs to one such list. */
export function fingerprintOf(query: SearchQuery): string {
  const { page: _, after: __, ...rest } = query
  const entries = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha1').update(JSON.stringify(entries)).digest('base64url').slice(0, 10)
}

export function encodeCursor(cursor: Cursor, fingerprint: string): string {
  return Buffer.from(JSON.stringify([fingerprint, cursor.isBack ? 1 : 0, cursor.page, ...cursor.keys])).toString(
    'base64url',
  )
}

/** It comes back from outside: nothing in it is believed before it was looked at. */
export function decodeCursor(text: string, fingerprint: string, order: Order): Cursor {
  const refusal = invalid({ after: 'This page belongs to a different search. Start again from the first page.' })
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw refusal
  }
  if (!Array.isArray(parts)) throw refusal
  const [given, isBack, page, ...keys] = parts as unknown[]
  const isWhole = given === fingerprint && (isBack === 0 || isBack === 1) && Number.isSafeInteger(page)
  if (!isWhole || (page as number) < 1 || keys.length !== order.columns.length) throw refusal
  if (!order.columns.every(({ type }, i) => fits(keys[i], type))) throw refusal
  return { isBack: isBack === 1, page: page as number, keys }
}

function fits(key: unknown, type: Order['columns'][number]['type']): boolean {
  switch (type) {
    case 'boolean':
      return typeof key === 'boolean'
    case 'timestamptz':
      return (
        typeof key === 'string' &&
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(key) &&
        !Number.isNaN(Date.parse(key))
      )
    case 'bigint':
      return Number.isSafeInteger(key)
    case 'float8':
      return typeof key === 'number' && Number.isFinite(key)
  }
}
