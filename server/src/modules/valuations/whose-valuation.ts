import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findHire, type HireRow, lockHire } from '../hires/index.ts'
import { openValuation, type ValuationRow } from './valuations.sql.ts'

/** A valuation that I am paid for, as a lead or as work. What still waits for a quote or for payment is not mine yet. */
export async function mustFindLead(ctx: CallContext, hireId: number): Promise<HireRow> {
  const { id } = signedIn(ctx)
  const hire = await findHire(ctx.db, hireId, id)
  if (hire?.kind !== 'evaluator' || hire.professionalId !== id || !hire.paidAt) throw fail('not-found')
  return hire
}

/** A valuation that I ordered or make. */
export async function mustFindSide(
  ctx: CallContext,
  hireId: number,
): Promise<{ hire: HireRow; iAm: 'client' | 'evaluator' }> {
  const { id } = signedIn(ctx)
  const hire = await findHire(ctx.db, hireId, id)
  if (hire?.kind !== 'evaluator') throw fail('not-found')
  return { hire, iAm: hire.professionalId === id ? 'evaluator' : 'client' }
}

/** The report is written from the acceptance to the delivery, also while a paper is waited for. */
export const isWritable = ({ state }: Pick<HireRow, 'state'>) => state === 'accepted' || state === 'waiting'

/** The hire first, then the report: in the order of every press. */
export async function lockOpenReport(
  tx: CallContext,
  hireId: number,
): Promise<{ hire: HireRow; valuation: ValuationRow }> {
  await mustFindLead(tx, hireId)
  const hire = await lockHire(tx, hireId, signedIn(tx).id)
  if (!isWritable(hire)) throw fail('moved-on', 'The report cannot be changed now.')
  const { id, professionalId, clientId, propertyId } = hire
  return {
    hire,
    valuation: await openValuation(tx.db, { hireId: id, evaluatorId: professionalId, clientId, propertyId }),
  }
}
