import { confirmHours } from '@properysearch/contract/visits/facts'
import type { Context } from '../../context.ts'
import { isBlocked, lockPair } from '../contacts/index.ts'
import { logReveal } from '../reveals/index.ts'
import type { VisitRow } from './visits.sql.ts'

const hourMs = 60 * 60 * 1000

/**
 * The host sees the visitor's number from the moment a time is agreed on, until that is over; one whom the visitor has
 * blocked, when they are no longer blocked.
 */
export async function logNumber(
  tx: Pick<Context, 'db' | 'now'>,
  visit: Pick<VisitRow, 'id' | 'propertyId' | 'visitorId' | 'hostId'>,
  shown: { startsAt: Date } | 'ended',
): Promise<void> {
  const { id: subjectId, propertyId, visitorId: ownerId, hostId: holderId } = visit
  const reveal = { ownerId, holderId, way: 'visit', subjectId, propertyId, now: tx.now } as const
  if (shown === 'ended') return logReveal(tx.db, { ...reveal, act: 'ended' })
  const until = new Date(shown.startsAt.getTime() + confirmHours * hourMs)
  // Whoever blocks at this moment comes before or after.
  await lockPair(tx.db, { ownerId, userId: holderId })
  const isHidden = await isBlocked(tx.db, { ownerId, userId: holderId })
  return logReveal(tx.db, { ...reveal, act: isHidden ? 'taken-back' : 'given', until })
}
