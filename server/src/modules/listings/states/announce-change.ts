import type { Context } from '../../../context.ts'

/** Pages that show the listing are made again, in every process, and its owner's own lists. */
export function announceChange(tx: Context, { id, ownerId }: { id: number; ownerId: number }): void {
  tx.db.afterCommit(() => tx.events.publish({ name: 'listing.changed', to: { people: [ownerId] }, propertyId: id }))
}
