import type { BookingSide } from '@properysearch/contract/bookings/facts'
import { commissionDirect, feeOf, partsOf } from '@properysearch/contract/mandates/commission'
import { type CommissionPart, usualAgreementShare, usualMandateDays } from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { findCommissionsOf, insertCommission, moveCommission } from './commissions.sql.ts'
import { insertMandate, lockMandate, type MandateRow, markTold, moveMandate, taxedAs } from './mandates.sql.ts'

/** One step of a mandate of the past; of its commission, what was asked for last is meant. */
export type DemoMandateStep =
  | { step: 'accept'; gstin: string | null }
  | { step: 'decline' | 'withdraw' | 'end' | 'expire' }
  | { step: 'ask'; part: CommissionPart }
  | { step: 'refuse'; reason: string }
  | { step: 'record'; by: 'client' | 'agent' }
  | { step: 'confirm' }

export interface DemoMandate {
  bookingId: number
  side: BookingSide
  clientId: number
  agentId: number
  pricePaise: number
  /** Hundredths of a per cent. */
  rate: number
  invitedAt: Date
  /** What followed, each at its moment. */
  steps: readonly (DemoMandateStep & { at: Date })[]
}

/**
 * A mandate of the past, for the demo world: it and its commission moved along their graphs like everybody's; nobody is
 * told. Client and agent settle it between them, so that no money of it is in our books.
 */
export async function insertDemoMandate(db: Db, demo: DemoMandate): Promise<void> {
  const { bookingId, side, clientId, agentId, rate, invitedAt } = demo
  const made = await insertMandate(db, {
    bookingId,
    side,
    clientId,
    agentId,
    rate,
    amountPaise: null,
    agreementShare: usualAgreementShare,
    expiresOn: addDays(dayInIndia(invitedAt), usualMandateDays),
    now: invitedAt,
  })
  if (!made) throw new Error(`The demo's booking ${bookingId} has an agent for its ${side} already.`)
  for (const step of demo.steps) await take(db, (await lockMandate(db, made.id)) as MandateRow, demo, step)
}

async function take(
  db: Db,
  mandate: MandateRow,
  { pricePaise }: DemoMandate,
  step: DemoMandate['steps'][number],
): Promise<void> {
  const { id, agentId, clientId, agreementShare } = mandate
  const { at } = step
  const byAgent = { by: 'agent', byUser: agentId } as const
  const byClient = { by: 'client', byUser: clientId } as const
  switch (step.step) {
    case 'accept':
      return moved(
        await moveMandate(
          db,
          { id, act: 'accept', ...byAgent, alsoSet: taxedAs({ gstin: step.gstin, isIndividual: step.gstin === null }) },
          at,
        ),
      )
    case 'decline':
      return moved(await moveMandate(db, { id, act: 'decline', ...byAgent }, at))
    case 'withdraw':
    case 'end':
      return moved(await moveMandate(db, { id, act: step.step, ...byClient }, at))
    case 'expire':
      return moved(await moveMandate(db, { id, act: 'expire', by: 'timer', byUser: null }, at))
    case 'ask': {
      const { part } = step
      const feePaise = partsOf(feeOf(mandate, pricePaise), agreementShare)[part]
      const figures = commissionDirect(feePaise, mandate.isRegistered === true, dayInIndia(at))
      const key = `demo-${part}-${at.getTime()}`
      const made = await insertCommission(db, { mandateId: id, part, means: 'direct', figures, key, now: at })
      await markTold(db, id, part)
      return moved(made !== undefined)
    }
    case 'refuse':
      return moveNewest({ act: 'refuse', ...byClient, set: { reason: step.reason } })
    case 'record': {
      const by = step.by === 'agent' ? byAgent : byClient
      const [newest] = await findCommissionsOf(db, [id])
      const reference = `UTR ${310_000_000_000 + (newest?.id ?? 0) * 7919}`
      return moveNewest({
        act: 'record',
        ...by,
        set: { recorded: { reference, paidOn: dayInIndia(at), by: by.byUser } },
      })
    }
    case 'confirm': {
      const [newest] = await findCommissionsOf(db, [id])
      return moveNewest({ act: 'confirm', ...(newest?.recordedBy === agentId ? byClient : byAgent) })
    }
  }

  async function moveNewest(given: Omit<Parameters<typeof moveCommission>[1], 'id'>): Promise<void> {
    const [newest] = await findCommissionsOf(db, [id])
    moved(newest !== undefined && (await moveCommission(db, { ...given, id: newest.id }, at)))
  }

  function moved(isMoved: boolean): void {
    if (!isMoved) throw new Error(`The demo's mandate ${id} cannot ${step.step} while it is ${mandate.state}.`)
  }
}
