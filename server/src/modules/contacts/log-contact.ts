import type { RevealAct } from '@properysearch/contract/reveals/facts'
import type { Context } from '../../context.ts'
import { logReveal } from '../reveals/index.ts'

export interface SharedContact {
  id: number
  propertyId: number
  ownerId: number
  userId: number
}

/** In the log of the owner's number. */
export function logContact(tx: Pick<Context, 'db' | 'now'>, contact: SharedContact, act: RevealAct): Promise<void> {
  const { id: subjectId, propertyId, ownerId, userId: holderId } = contact
  return logReveal(tx.db, { ownerId, holderId, way: 'contact', subjectId, propertyId, act, now: tx.now })
}
