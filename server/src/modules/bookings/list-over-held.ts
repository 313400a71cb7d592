import { mayEndOverHeld } from '@properysearch/contract/bookings/facts'
import type { OverHeld } from '@properysearch/contract/bookings/held-calls'
import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { countOverHeld, findOverHeld, type OverHeldRow } from './over-held.sql.ts'

/** For the back office: it speaks with both sides, who release the money or end the deal, or ends it itself. */
export async function listOverHeld(ctx: CallContext, { page }: { page: number }) {
  const day = dayInIndia(ctx.now)
  const rows = await findOverHeld(ctx.db, day, pageAt(page))
  return { data: rows.map(onWire), page, pageSize, total: await countOverHeld(ctx.db, day) }
}

function onWire({ propertyId, title, buyerId, buyer, sellerId, seller, paise, ...row }: OverHeldRow): OverHeld {
  return {
    ...row,
    mayEnd: mayEndOverHeld(row.state),
    property: { id: propertyId, title },
    buyer: { id: buyerId, name: buyer },
    seller: { id: sellerId, name: seller },
    amount: paise / 100,
  }
}
