import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { notifications } from '@properysearch/contract/notifications/calls'
import { type CallContext, signedInAs } from '../../context.ts'
import { findCounts, findNotifications } from './notifications.sql.ts'

const pageSize = 20

export async function listNotifications(
  ctx: CallContext,
  input: { id: number; page: number },
): Promise<AnswerOf<typeof notifications.listNotifications>> {
  const user = signedInAs(ctx, input.id)
  const rows = await findNotifications(ctx.db, user.id, { limit: pageSize, offset: (input.page - 1) * pageSize })
  // Asked second: the total covers every row above.
  const { total, seen } = await findCounts(ctx.db, user.id)
  const data = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { data, page: input.page, pageSize, total, seenCount: seen }
}
