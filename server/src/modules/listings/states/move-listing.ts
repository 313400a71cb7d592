import type { ActorOf } from '@properysearch/contract/kernel/state-graph'
import { type ListingActName, listingGraph } from '@properysearch/contract/listings/acts'
import { checkedWhileLive } from '@properysearch/contract/listings/checks'
import { propertyStateNames } from '@properysearch/contract/listings/facts'
import type { Context } from '../../../context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { fail } from '../../../platform/errors.ts'
import { move } from '../../../platform/move.ts'
import { notify } from '../../notifications/index.ts'
import type { ListingRow } from '../listing.sql.ts'
import { confirmedFrom } from '../posting/write-listing.sql.ts'
import { forgetUnseenPrices } from '../prices/price-history.sql.ts'
import { announceChange } from './announce-change.ts'
import { noticeOf } from './listings.notices.ts'

const listingLife = { graph: listingGraph, table: sql`properties` }

export interface ListingMove {
  act: ListingActName
  by: ActorOf<typeof listingGraph>
  /** Null: the product itself. */
  byUser: number | null
  reasons?: readonly string[]
}

/**
 * The only way a listing changes its state: along the graph, logged, and its owner told of what others did. Counts and
 * indexes of the search follow in the same transaction.
 */
export async function moveListing(tx: Context, row: ListingRow, step: ListingMove): Promise<void> {
  const { act, reasons = [] } = step
  const staysBeingChecked = checkedWhileLive.includes(listingGraph.acts[act].to)
  const alsoSet = sql`, updated_at = ${tx.now} ${setBy(step, tx.now)}
    ${staysBeingChecked ? sql`` : sql`, being_checked_since = null`}`
  if (!(await move(tx.db, listingLife, { id: row.id, ...step, alsoSet }, tx.now))) throw movedOn(row)
  if (act === 'approve' || act === 'resume') await forgetUnseenPrices(tx.db, row, tx.now)
  announceChange(tx, row)
  const notice = noticeOf(act, row, reasons)
  if (notice) await notify(tx, { userId: row.ownerId, ...notice })
}

function movedOn(row: ListingRow) {
  return fail(
    'moved-on',
    `The status of this listing is now “${propertyStateNames[row.state]}”. Please reload the page.`,
  )
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
