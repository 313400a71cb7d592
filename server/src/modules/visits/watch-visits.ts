import { confirmHours } from '@properysearch/contract/visits/facts'
import { type Context, inTransaction } from '../../context.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { freeTime } from '../diaries/index.ts'
import { showVisit, tellSide } from './visits.notices.ts'
import { eraseWords, findOpenOf, findOver, lockVisit, moveVisit } from './visits.sql.ts'

const hourMs = 60 * 60 * 1000

/** What nobody answered before its last time lapses; what nobody confirmed in two days stays unconfirmed. */
export async function watchVisits(ctx: Context): Promise<void> {
  const startedBefore = new Date(ctx.now.getTime() - confirmHours * hourMs)
  await eachApart(ctx.log, await findOver(ctx.db, { now: ctx.now, startedBefore }), ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockVisit(tx.db, id)
      if (!row) return
      const act = row.state === 'proposed' ? 'lapse' : 'forget'
      const isOver =
        act === 'lapse' ? row.slots.every((slot) => slot < tx.now) : row.startsAt && row.startsAt <= startedBefore
      if (!isOver || !(await moveVisit(tx.db, { id, act, by: 'timer', byUser: null }, tx.now))) return
      showVisit(tx, row)
      if (act === 'forget') return
      await tellSide(tx, row, 'visitor', (listing) => ({
        title: `The times for the visit to ${listing} are over`,
        body: 'You can ask again with other times.',
      }))
    }),
  )
}

/** Of whoever leaves, nothing waits any more. */
export async function leaveVisits(tx: Context, userId: number): Promise<void> {
  for (const { id } of await findOpenOf(tx.db, userId)) {
    const row = await lockVisit(tx.db, id)
    if (!row || !(await moveVisit(tx.db, { id, act: 'cancel', by: 'system', byUser: null }, tx.now))) continue
    await freeTime(tx.db, { visitId: id })
    showVisit(tx, row)
    await tellSide(tx, row, row.hostId === userId ? 'visitor' : 'host', (listing) => ({
      title: `The visit to ${listing} was cancelled`,
      body: 'The other side has left Properysearch.',
    }))
  }
  await eraseWords(tx.db, userId)
}
