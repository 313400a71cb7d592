import { listingGraph } from '@properysearch/contract/listings/acts'
import { propertyStateNames } from '@properysearch/contract/listings/facts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../notifications/index.ts'
import type { ListingRow } from '../listing.sql.ts'
import { tellSearchers } from '../listings.jobs.ts'
import { forgetUnseenPrices } from '../prices/price-history.sql.ts'
import { announceChange } from './announce-change.ts'
import { noticeOf } from './listings.notices.ts'
import { type ListingMove, moveRow } from './move-listing.sql.ts'

/**
 * The only way a listing changes its state: along the graph, logged, and its owner told of what others did. Counts and
 * indexes of the search follow in the same transaction.
 */
export async function moveListing(tx: Context, row: ListingRow, step: ListingMove): Promise<void> {
  const { act, reasons = [] } = step
  if (!(await moveRow(tx.db, row.id, step, tx.now))) throw movedOn(row)
  if (act === 'approve' || act === 'resume') await forgetUnseenPrices(tx.db, row, tx.now)
  announceChange(tx, row)
  if (listingGraph.acts[act].to === 'verified') await enqueue(tx.db, tellSearchers, { propertyId: row.id })
  const notice = noticeOf(act, row, reasons)
  if (notice) await notify(tx, { kind: 'listings', userId: row.ownerId, ...notice })
}

function movedOn(row: ListingRow) {
  return fail(
    'moved-on',
    `The status of this listing is now “${propertyStateNames[row.state]}”. Please reload the page.`,
  )
}
