import { hash } from 'node:crypto'

/** What the first link follows from. */
export const noHash: Buffer = Buffer.alloc(32)

/** Of one text: key, kind and moment in milliseconds, then each account with its paise, by name; a line each. */
export function contentHash(content: {
  key: string
  kind: string
  at: Date
  names: readonly string[]
  amounts: readonly number[]
}): Buffer {
  let text = `${content.key}\n${content.kind}\n${content.at.getTime()}`
  for (let i = 0; i < content.names.length; i++) text += `\n${content.names[i]} ${content.amounts[i]}`
  return hash('sha256', text, 'buffer')
}

export function linkHash(before: Buffer, content: Buffer): Buffer {
  return hash('sha256', Buffer.concat([before, content]), 'buffer')
}
