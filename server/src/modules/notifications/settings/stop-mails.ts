import { type NotificationKind, notificationKindNames } from '@properysearch/contract/notifications/kinds'
import type { Config } from '../../../config.ts'
import { isKeyedHash, keyedHash } from '../../../platform/keyed-hash.ts'

const use = 'stop-mails'

export interface StoppedMails {
  userId: number
  /** `daily`: the mail of the day, whatever is in it. */
  kind: NotificationKind | 'daily'
}

/** Ends mails of one kind to one person without signing in; nothing else can be done with it, and the settings undo it. */
export function stopLink(config: Config, { userId, kind }: StoppedMails): string {
  const hash = keyedHash(config, use, [String(userId), kind])
  return `${config.publicUrl}/stop-mails/${userId}.${kind}.${hash}`
}

/** Undefined when we never wrote that link. */
export function readStopLink(config: Config, token: string): StoppedMails | undefined {
  const [id = '', name = '', hash = ''] = token.split('.')
  const kind = ([...notificationKindNames, 'daily'] as const).find((known) => known === name)
  if (!kind) return undefined
  return isKeyedHash(config, use, [id, kind], hash) ? { userId: Number(id), kind } : undefined
}
