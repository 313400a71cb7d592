import { randomBytes } from 'node:crypto'
import { type CallContext, inTransaction, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { prepareDataExport } from './accounts.jobs.ts'
import { exportLifeMs, maxExportsPerDay, shownExport } from './data-exports.rules.ts'
import { countRequests, insertDataExport } from './data-exports.sql.ts'
import { lockUser } from './users.sql.ts'

const day = 24 * 60 * 60 * 1000

export async function requestDataExport(ctx: CallContext, input: { id: number }) {
  const user = signedInAs(ctx, input.id)
  const requested = await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, user.id)
    const { preparing, recent } = await countRequests(tx.db, user.id, new Date(tx.now.getTime() - day))
    if (preparing > 0) {
      throw fail('too-many-requests', 'A copy of your data is being prepared. We will tell you when it is ready.')
    }
    if (recent >= maxExportsPerDay) {
      throw fail(
        'too-many-requests',
        `You can request at most ${maxExportsPerDay} copies a day. Please try again tomorrow.`,
      )
    }
    const row = await insertDataExport(tx.db, {
      userId: user.id,
      fileKey: `exports/${randomBytes(16).toString('hex')}.json`,
      requestedAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + exportLifeMs),
    })
    await enqueue(tx.db, prepareDataExport, { exportId: row.id })
    return row
  })
  return { data: shownExport(requested, ctx.now) }
}
