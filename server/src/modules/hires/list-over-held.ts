import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { countOverHeldHires, findOverHeldHires } from './over-held.sql.ts'

/** For the back office, which speaks with both sides or decides their dispute. */
export async function listOverHeldHires(ctx: CallContext, { page }: { page: number }) {
  const day = dayInIndia(ctx.now)
  const rows = await findOverHeldHires(ctx.db, day, pageAt(page))
  const data = rows.map(
    ({ clientId, client, professionalId, professional, paise, payoutState, hasAccount, ...row }) => ({
      ...row,
      client: { id: clientId, name: client },
      professional: { id: professionalId, name: professional },
      amount: paise / 100,
      payout: payoutState && { state: payoutState, hasAccount },
    }),
  )
  return { data, page, pageSize, total: await countOverHeldHires(ctx.db, day) }
}
