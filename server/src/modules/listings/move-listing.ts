import { isLegal, type ListingActName, listingActs } from '@properysearch/contract/listing-acts'
import { checkedWhileLive } from '@properysearch/contract/listing-checks'
import { propertyStateNames } from '@properysearch/contract/property-facts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { fail } from '../../platform/errors.ts'
import { notify } from '../notifications/index.ts'
import { announceChange } from './announce-change.ts'
import type { ListingRow } from './listing.sql.ts'
import { noticeOf } from './listings.notices.ts'
import { forgetUnseenPrices } from './price-history.sql.ts'
import { confirmedFrom } from './write-listing.sql.ts'

export interface Move {
  act: ListingActName
  /** Null: the product itself. */
  byUser: number | null
  reasons?: readonly string[]
}

/**
 * The only way a listing changes its state: along the graph, logged, and its owner told of what others did. Of two that
 * move it at once one wins; counts and indexes of the search follow in the same transaction.
 */
export async function moveListing(ctx: Context, db: Db, row: ListingRow, move: Move): Promise<void> {
  const { act, byUser, reasons = [] } = move
  if (!isLegal(act, row.state)) throw wrongState(row)
  const { to } = listingActs[act]
  const moved = await db.run(sql`
    update properties set state = ${to}, updated_at = ${ctx.now} ${alsoSet(move, ctx.now)}
      ${checkedWhileLive.includes(to) ? sql`` : sql`, being_checked_since = null`}
    where id = ${row.id} and state = ${row.state}`)
  if (moved === 0) throw wrongState(row)
  await db.run(sql`
    insert into listing_acts (property_id, act, from_state, to_state, by_user, reasons, at)
    values (${row.id}, ${act}, ${row.state}, ${to}, ${byUser}, ${reasons.length > 0 ? reasons : null}, ${ctx.now})`)
  if (act === 'approve' || act === 'resume') await forgetUnseenPrices(db, row, ctx.now)
  announceChange(ctx, db, row)
  const notice = noticeOf(act, row, reasons)
  if (notice) await notify(ctx, db, { userId: row.ownerId, ...notice })
}

function wrongState(row: ListingRow) {
  return fail('wrong-state', `This listing is now: ${propertyStateNames[row.state]}. Please reload and look again.`)
}

/** What else an act writes. */
function alsoSet({ act, reasons }: Move, now: Date): Sql {
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
