import { missingOf } from '@properysearch/contract/listing-steps'
import type { OwnListing } from '@properysearch/contract/listings'
import { type CallContext, signedIn } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findUser, lockUser } from '../accounts/index.ts'
import { countPlacesTaken } from '../properties/index.ts'
import { allowedListings } from '../subscriptions/index.ts'
import { lookForDuplicates } from './duplicates.sql.ts'
import { findOwn, lockOwn, toFields } from './listing.sql.ts'
import { moveListing } from './move-listing.ts'
import { showOwn } from './show-listing.ts'

/** What looks like a duplicate is submitted all the same: it is held until the back office has compared the two. */
export async function submitListing(ctx: CallContext, { id }: { id: number }): Promise<{ data: OwnListing }> {
  const { id: ownerId } = signedIn(ctx)
  await ctx.db.transaction(async (db) => {
    // Of two listings handed in at once for the last place, one is refused.
    await lockUser(db, ownerId)
    const row = await lockOwn(db, id, ownerId)
    if (!row) throw fail('not-found')
    const owner = await findUser(db, ownerId)
    if (!owner?.aadhaarVerifiedAt && !owner?.panVerifiedAt) {
      throw fail('identity-needed', 'To Post Property You Need To Update the KYC')
    }
    const missing = missingOf(toFields(row), { photos: row.photoCount, papers: row.paperKinds })
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((it) => [it.field, it.message])))
    await checkPlace(ctx, db, ownerId)
    await lookForDuplicates(db, row, ctx.now)
    const held = await findOwn(db, id, ownerId)
    await moveListing(ctx, db, held ?? row, { act: 'submit', by: 'owner', byUser: ownerId })
  })
  return { data: await showOwn(ctx.db, id, ownerId) }
}

/** What is on the site when a package ends stays there; only for another one a place is needed. */
async function checkPlace(ctx: CallContext, db: Db, ownerId: number): Promise<void> {
  const allowed = await allowedListings(db, ownerId, ctx.now)
  if ((await countPlacesTaken(db, ownerId)) < allowed) return
  const places = `You can have ${allowed} listings on the site at a time.`
  throw fail('limit-reached', `${places} Archive one of them, or choose a package that allows more.`)
}
