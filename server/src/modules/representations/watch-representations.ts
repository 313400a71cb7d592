import { answerDays } from '@properysearch/contract/representations/facts'
import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { tellOther } from './act-on-representation.ts'
import { showRepresentation, tellAgent, tellOwner } from './representations.notices.ts'
import { eraseWords, findOpenOf, findOver, lockRepresentation, moveRepresentation } from './representations.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What nobody answered in time, and what is past its last day, ends. */
export async function watchRepresentations(ctx: Context): Promise<void> {
  const askedBefore = new Date(ctx.now.getTime() - answerDays * dayMs)
  const over = await findOver(ctx.db, { today: dayInIndia(ctx.now), askedBefore })
  await eachApart(ctx.log, over, ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockRepresentation(tx.db, id)
      if (!row || !(await moveRepresentation(tx.db, { id, act: 'expire', by: 'timer', byUser: null }, tx.now))) return
      showRepresentation(tx, row)
      const words = (listing: string) => ({
        title:
          row.state === 'asked'
            ? `A request to represent ${listing} has expired`
            : `The representation of ${listing} has expired`,
        body: row.state === 'asked' ? `It was not answered in ${answerDays} days.` : 'Its last day has passed.',
      })
      await tellAgent(tx, row, words)
      await tellOwner(tx, row, words)
    }),
  )
}

/** Whoever leaves represents nobody any more and is represented by nobody. */
export async function leaveRepresentations(tx: Context, userId: number): Promise<void> {
  for (const { id } of await findOpenOf(tx.db, userId)) {
    const row = await lockRepresentation(tx.db, id)
    if (row?.state !== 'asked' && row?.state !== 'accepted') continue
    const by = row.agentId === userId ? 'agent' : 'owner'
    const act = row.state === 'accepted' ? 'end' : by === 'agent' ? 'withdraw' : 'decline'
    await moveRepresentation(tx.db, { id, act, by: 'system', byUser: null }, tx.now)
    showRepresentation(tx, row)
    // It would name whoever leaves.
    if (by === 'owner') await tellOther(tx, row, act, by)
    else {
      await tellOwner(tx, row, (listing) => ({
        title: `Your agent for ${listing} has left Properysearch`,
        body: 'You can choose another.',
      }))
    }
  }
  await eraseWords(tx.db, userId)
}
