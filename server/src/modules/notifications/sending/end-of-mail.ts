import type { NotificationKind } from '@properysearch/contract/notifications/kinds'
import { usualWays } from '@properysearch/contract/notifications/kinds'
import type { Context } from '../../../context.ts'
import { stopLink } from '../settings/stop-mails.ts'
import { findWays } from '../settings/ways.sql.ts'
import { endingOf } from './mails.rules.ts'

/** For news whose mail another module writes: how it ends. Null when the person wants no mail of this kind. */
export async function endOfMail(
  ctx: Context,
  of: { userId: number; kind: NotificationKind },
): Promise<{ ending: string; stopUrl: string } | null> {
  const chosen = (await findWays(ctx.db, of.userId)).find(({ kind }) => kind === of.kind) ?? usualWays(of.kind)
  if (chosen.mail === 'never') return null
  const stopUrl = stopLink(ctx.config, of)
  return { ending: endingOf(of.kind, { publicUrl: ctx.config.publicUrl, stopUrl }), stopUrl }
}
