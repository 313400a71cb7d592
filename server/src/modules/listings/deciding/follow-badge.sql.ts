import type { CheckNote } from '@properysearch/contract/listings/acts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ListingRow } from '../listing.sql.ts'

export async function setBeingChecked(db: Db, id: number, since: Date | null): Promise<void> {
  await db.run(sql`update properties set being_checked_since = ${since} where id = ${id}`)
}

/** False when no change of it is being checked any more. */
export async function setVerified(db: Db, id: number, now: Date): Promise<boolean> {
  const approved = await db.run(sql`
    update properties set being_checked_since = null, verified_at = ${now}, updated_at = ${now}
    where id = ${id} and being_checked_since is not null`)
  return approved === 1
}

/** Among its moves, although it stays where it is. */
export async function insertNote(
  db: Db,
  { id, state }: Pick<ListingRow, 'id' | 'state'>,
  { act, byUser, now }: { act: CheckNote; byUser: number; now: Date },
): Promise<void> {
  const actor = act === 'approve-change' ? 'admin' : 'owner'
  await db.run(sql`
    insert into state_moves (graph, subject_id, act, from_state, to_state, by_actor, by_user, at)
    values ('listing', ${id}, ${act}, ${state}, ${state}, ${actor}, ${byUser}, ${now})`)
}
