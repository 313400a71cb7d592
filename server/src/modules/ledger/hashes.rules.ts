import { hash } from 'node:crypto'

/** What the first link follows from. */
export const noHash: Buffer = Buffer.alloc(32)

/** Of one text: key, kind and moment in milliseconds, then each account with its paise, by name; a line each. */
export function contentHash(it: {
  key: string
  kind: string
  at: Date
  names: readonly string[]
  amounts: readonly number[]
}): Buffer {
  let text = `${it.key}\n${it.kind}\n${it.at.getTime()}`
  for (let i = 0; i < it.names.length; i++) text += `\n${it.names[i]} ${it.amounts[i]}`
  return hash('sha256', text, 'buffer')
}

export function linkHash(before: Buffer, content: Buffer): Buffer {
  return hash('sha256', Buffer.concat([before, content]), 'buffer')
}
