import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { existingIds } from '../listings/index.ts'
import { insertMarks, type ListName } from './shortlists.sql.ts'

/** All of them or none: a listing that is not to be seen cannot be marked. An empty list changes nothing. */
export async function markProperties(
  ctx: CallContext,
  list: ListName,
  userId: number,
  propertyIds: readonly number[],
): Promise<void> {
  if (propertyIds.length === 0) return
  const wanted = [...new Set(propertyIds)]
  const existing = await existingIds(ctx.db, wanted)
  if (existing.length < wanted.length) throw fail('not-found')
  await insertMarks(ctx.db, list, { userId, propertyIds: wanted, now: ctx.now })
}
