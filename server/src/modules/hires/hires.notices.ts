import type { Context } from '../../context.ts'
import type { HireRow } from './hires.sql.ts'

/** The screens of both look again. */
export function showHire(tx: Context, { id, clientId, professionalId }: HireRow): void {
  const people = [clientId, professionalId]
  tx.db.afterCommit(() => tx.events.publish({ name: 'hire.changed', to: { people }, hireId: id }))
}
