import type { AnswerOf, InputOf } from '@properysearch/contract/kernel/endpoint'
import type { notifications } from '@properysearch/contract/notifications/calls'
import { type CallContext, signedInAs } from '../../context.ts'
import { countOfKind, findCounts, findNotifications } from './notifications.sql.ts'

const pageSize = 20

export async function listNotifications(
  ctx: CallContext,
  input: InputOf<typeof notifications.listNotifications>,
): Promise<AnswerOf<typeof notifications.listNotifications>> {
  const user = signedInAs(ctx, input.id)
  const { page, kind = null } = input
  const rows = await findNotifications(ctx.db, user.id, { kind, limit: pageSize, offset: (page - 1) * pageSize })
  // Asked second: the totals cover every row above.
  const { total: countOfAll, seen: seenCount } = await findCounts(ctx.db, user.id)
  const total = kind ? await countOfKind(ctx.db, user.id, kind) : countOfAll
  const data = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { data, page, pageSize, total, countOfAll, seenCount }
}
