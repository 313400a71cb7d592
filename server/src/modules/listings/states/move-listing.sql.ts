import type { ActorOf } from '@properysearch/contract/kernel/state-graph'
import { type ListingActName, listingGraph } from '@properysearch/contract/listings/acts'
import { checkedWhileLive } from '@properysearch/contract/listings/checks'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { move } from '../../../platform/move.ts'
import { confirmedFrom } from '../posting/write-listing.sql.ts'

const listingLife = { graph: listingGraph, table: sql`properties` }

export interface ListingMove {
  act: ListingActName
  by: ActorOf<typeof listingGraph>
  /** Null: the product itself. */
  byUser: number | null
  reasons?: readonly string[]
}

/** False when the listing is no longer where the act begins. */
export async function moveRow(db: Db, id: number, step: ListingMove, now: Date): Promise<boolean> {
  const staysBeingChecked = checkedWhileLive.includes(listingGraph.acts[step.act].to)
  const alsoSet = sql`, updated_at = ${now} ${setBy(step, now)}
    ${staysBeingChecked ? sql`` : sql`, being_checked_since = null`}`
  return (await move(db, listingLife, { id, ...step, alsoSet }, now)) !== undefined
}

/** What else an act writes. */
function setBy({ act, reasons }: ListingMove, now: Date): Sql {
  switch (act) {
    case 'submit':
    case 'recheck':
      return sql`, submitted_at = ${now}, rejected_reasons = null`
    case 'approve':
      return sql`, listed_at = coalesce(listed_at, ${now}), confirmed_at = ${now}, verified_at = ${now}, rejected_reasons = null`
    case 'reject':
    case 'reject-change':
    case 'take-down':
      return sql`, rejected_reasons = ${reasons ?? []}`
    case 'resume':
      return sql`, confirmed_at = ${confirmedFrom(now)}`
    default:
      return sql``
  }
}
