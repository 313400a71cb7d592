import { type CallContext, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findStanding } from '../listings/index.ts'
import { toRequest } from './contacts.rules.ts'
import { findRequests } from './contacts.sql.ts'

const pageSize = 20

export async function listRequests(ctx: CallContext, input: { userId: number; id: number; page: number }) {
  const { id: ownerId } = signedInAs(ctx, input.userId)
  const propertyId = input.id === 0 ? null : input.id
  if (propertyId !== null && (await findStanding(ctx.db, propertyId))?.ownerId !== ownerId) throw fail('not-found')
  const { rows, total } = await findRequests(ctx.db, {
    ownerId,
    propertyId,
    limit: pageSize,
    offset: (input.page - 1) * pageSize,
  })
  return { Data: rows.map((row) => toRequest(ctx, row)), page: input.page, pageSize, total }
}
