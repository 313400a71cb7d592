import { timingSafeEqual } from 'node:crypto'
import { type NotificationKind, notificationKindNames } from '@properysearch/contract/notifications/kinds'
import type { Config } from '../../../config.ts'
import { keyedHash, keyedHashes } from '../../../platform/keyed-hash.ts'

const use = 'stop-mails'

export interface StoppedMails {
  userId: number
  kind: NotificationKind
}

/** Ends mails of one kind to one person without signing in; nothing else can be done with it, and the settings undo it. */
export function stopLink(config: Config, { userId, kind }: StoppedMails): string {
  const hash = keyedHash(config, use, [String(userId), kind])
  return `${config.publicUrl}/stop-mails/${userId}.${kind}.${hash}`
}

/** Undefined when we never wrote that link. */
export function readStopLink(config: Config, token: string): StoppedMails | undefined {
  const [id = '', name = '', hash = ''] = token.split('.')
  const kind = notificationKindNames.find((known) => known === name)
  if (!kind) return undefined
  const isOurs = keyedHashes(config, use, [id, kind]).some(
    (right) => right.length === hash.length && timingSafeEqual(Buffer.from(right), Buffer.from(hash)),
  )
  return isOurs ? { userId: Number(id), kind } : undefined
}
