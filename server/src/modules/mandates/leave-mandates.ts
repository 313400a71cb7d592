import type { Context } from '../../context.ts'
import { lockDealOf } from '../bookings/index.ts'
import { tellOfEnd } from './act-on-mandate.ts'
import { findCommissionsOf, moveCommission } from './commissions.sql.ts'
import { eraseMandates, findOpenMandatesOf, lockMandate, moveMandate } from './mandates.sql.ts'

/** Whoever leaves represents nobody any more and is represented by nobody; what they asked for ends with it. */
export async function leaveMandates(tx: Context, userId: number): Promise<void> {
  for (const { id, bookingId, clientId } of await findOpenMandatesOf(tx.db, userId)) {
    const deal = await lockDealOf(tx, bookingId, clientId)
    const mandate = await lockMandate(tx.db, id)
    if (mandate?.state !== 'invited' && mandate?.state !== 'accepted') continue
    const isAgent = mandate.agentId === userId
    for (const commission of await findCommissionsOf(tx.db, [id])) {
      if (commission.state !== 'asked') continue
      await moveCommission(tx.db, { id: commission.id, act: 'withdraw', by: 'system', byUser: null }, tx.now)
    }
    const act = mandate.state === 'accepted' ? 'end' : isAgent ? 'decline' : 'withdraw'
    await moveMandate(tx.db, { id, act, by: 'system', byUser: null }, tx.now)
    await tellOfEnd(tx, mandate, deal, isAgent ? 'agent' : 'client')
  }
  await eraseMandates(tx.db, userId)
}
