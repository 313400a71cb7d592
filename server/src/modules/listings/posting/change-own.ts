import { editableStates } from '@properysearch/contract/listings/acts'
import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { findOwn, type ListingRow, lockOwn } from '../listing.sql.ts'

const refusals: Partial<Record<ListingRow['state'], string>> = {
  'on-hold': 'Someone has booked this property, so the listing cannot be changed now.',
  sold: 'This property is sold. Its listing can no longer be changed.',
  rented: 'This property is rented. Its listing can no longer be changed.',
  archived: 'This listing is archived. Restore it as a draft to change it.',
}

export function checkEditable(row: ListingRow): void {
  if (!editableStates.includes(row.state)) throw fail('moved-on', refusals[row.state])
}

/** Before anything costly is done: whether it is the caller's, and may be changed. */
export async function findEditable(ctx: CallContext, id: number): Promise<ListingRow> {
  const row = await findOwn(ctx.db, id, signedIn(ctx).id)
  if (!row) throw fail('not-found')
  checkEditable(row)
  return row
}

/** The same within a transaction, held until its end. */
export async function lockEditable(tx: CallContext, id: number): Promise<ListingRow> {
  const row = await lockOwn(tx.db, id, signedIn(tx).id)
  if (!row) throw fail('not-found')
  checkEditable(row)
  return row
}
