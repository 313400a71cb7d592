import type { OwnListing } from '@properysearch/contract/listings/calls'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { findUser, lockUser } from '../../accounts/index.ts'
import { allowedListings } from '../../subscriptions/index.ts'
import { lookForDuplicates } from '../deciding/duplicates.sql.ts'
import { findOwn, lockOwn, toFields } from '../listing.sql.ts'
import { countPlacesTaken } from '../showing/standing.sql.ts'
import { moveListing } from '../states/move-listing.ts'
import { showOwn } from './show-listing.ts'
import { whatIsMissing } from './what-is-missing.ts'

/** What looks like a duplicate is submitted all the same: it is held until the back office has compared the two. */
export async function submitListing(ctx: CallContext, { id }: { id: number }): Promise<{ data: OwnListing }> {
  const { id: ownerId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    // Of two listings handed in at once for the last place, one is refused.
    await lockUser(tx.db, ownerId)
    const row = await lockOwn(tx.db, id, ownerId)
    if (!row) throw fail('not-found')
    const owner = await findUser(tx.db, ownerId)
    if (!owner?.aadhaarVerifiedAt && !owner?.panVerifiedAt) {
      throw fail('identity-needed', 'To Post Property You Need To Update the KYC')
    }
    const fields = toFields(row)
    const missing = await whatIsMissing(tx.db, fields, row)
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((item) => [item.field, item.message])))
    await checkPlace(tx, ownerId)
    await lookForDuplicates(tx.db, row, tx.now)
    const held = await findOwn(tx.db, id, ownerId)
    await moveListing(tx, held ?? row, { act: 'submit', by: 'owner', byUser: ownerId })
  })
  return { data: await showOwn(ctx.db, id, ownerId) }
}

/** What is on the site when a package ends stays there; only for another one a place is needed. */
async function checkPlace(tx: CallContext, ownerId: number): Promise<void> {
  const allowed = await allowedListings(tx.db, ownerId, tx.now)
  if ((await countPlacesTaken(tx.db, ownerId)) < allowed) return
  const places = `You can have ${allowed} listings on the site at a time.`
  throw fail('limit-reached', `${places} Archive one of them, or choose a package that allows more.`)
}
