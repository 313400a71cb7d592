import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Pages that show the listing are made anew, in every process, and its owner's own lists. */
export function announceChange(ctx: Context, db: Db, { id, ownerId }: { id: number; ownerId: number }): void {
  db.afterCommit(() => ctx.events.publish({ name: 'listing.changed', to: { people: [ownerId] }, propertyId: id }))
}
