import { pathTo, type ScreenLink } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { HireRow } from '../hires/index.ts'
import { notify } from '../notifications/index.ts'

export type CaseHire = Pick<HireRow, 'id' | 'clientId' | 'professionalId'>

/** The screens of client and lawyer look again, and of the other side where it sees the change. */
export function showCase(tx: Context, { id: leadId, clientId, professionalId }: CaseHire, otherId?: number): void {
  const people = [clientId, professionalId, ...(otherId === undefined ? [] : [otherId])]
  tx.db.afterCommit(() => tx.events.publish({ name: 'case.changed', to: { people }, leadId }))
}

interface Told {
  userId: number
  title: string
  body: string
}

/** In the order of their ids, so that two transactions never wait for each other. */
export async function tell(tx: Context, hire: CaseHire, told: readonly Told[]): Promise<void> {
  for (const one of [...told].sort((a, b) => a.userId - b.userId)) {
    await notify(tx, { kind: 'hires', ...one, link: linkFor(hire, one.userId) })
  }
}

function linkFor({ id, clientId, professionalId }: CaseHire, userId: number): ScreenLink {
  if (userId === clientId) return pathTo('lawyerLead', { id })
  return userId === professionalId ? pathTo('lawyerLead', { id }) : pathTo('lawyerRequest', { id })
}

/** Somebody's case, in a notice: Flat 12 in Baner. What the client wrote themselves would outlive their account there. */
export const matterOf = ({ propertyTitle }: Pick<HireRow, 'propertyTitle'>): string =>
  propertyTitle ?? 'a property that is not listed here'
