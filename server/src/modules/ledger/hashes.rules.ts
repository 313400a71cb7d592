import { createHash } from 'node:crypto'

/** What the first link follows from. */
export const noHash: Buffer = Buffer.alloc(32)

/** The same text that `ledger_post` hashes, reckoned apart from it: accounts in the order of their names' bytes. */
export function contentHash(it: {
  key: string
  kind: string
  at: Date
  names: readonly string[]
  amounts: readonly number[]
}): Buffer {
  const entries = it.names.map((name, i) => `\n${name} ${it.amounts[i]}`).join('')
  return sha256(Buffer.from(`${it.key}\n${it.kind}\n${it.at.getTime()}${entries}`))
}

export function linkHash(before: Buffer, content: Buffer): Buffer {
  return sha256(Buffer.concat([before, content]))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
