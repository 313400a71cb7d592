import type { listingDecisions } from '@properysearch/contract/listings/deciding-calls'
import { type CallContext, signedIn } from '../../../context.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { maskEmail, maskMobile } from '../../accounts/index.ts'
import type { SubmittedRow } from '../listing.sql.ts'
import { approveListing, sendBackListing, settleDouble } from './decide-listing.ts'
import { changesOf } from './follow-badge.ts'
import { getForReview, listSubmitted, openPaperForReview, type Review } from './review.ts'

export const decidingHandlers: Handlers<CallContext, typeof listingDecisions> = {
  listForReview: async (ctx, { page, show }) => {
    const found = await listSubmitted(ctx.db, page, show)
    return { ...found, data: found.data.map(rowOf) }
  },
  getForReview: async (ctx, { id }) => ({ data: reviewOf(await getForReview(ctx.db, id)) }),
  downloadPaperForReview: (ctx, input) => openPaperForReview(ctx, { ...input, adminId: signedIn(ctx).id }),
  approve: async (ctx, input) => {
    await approveListing(ctx, input)
    return {}
  },
  sendBack: async (ctx, input) => {
    await sendBackListing(ctx, input)
    return {}
  },
  settleDuplicate: async (ctx, input) => {
    await settleDouble(ctx, input)
    return {}
  },
}

function rowOf(row: SubmittedRow) {
  const { id, title, state, listedIn, subcategory, locality, city, pricePaise, photoCount, duplicateCount } = row
  return {
    id,
    title,
    state,
    listedIn,
    subcategory,
    locality,
    city,
    price: pricePaise === null ? null : pricePaise / 100,
    owner: { id: row.ownerId, name: row.ownerName },
    photoCount,
    paperCount: row.paperKinds.length,
    duplicateCount,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    beingCheckedSince: row.beingCheckedSince?.toISOString() ?? null,
    changes: changesOf(row),
  }
}

function reviewOf({ listing, namedPlace, changedAt, verifiedBy, owner, duplicates }: Review) {
  return {
    listing,
    namedPlace,
    changedAt: changedAt.toISOString(),
    verifiedBy,
    owner: {
      id: owner.id,
      name: `${owner.firstname} ${owner.lastname}`,
      email: maskEmail(owner.email),
      mobile: maskMobile(owner.mobile),
      isAadhaarVerified: owner.aadhaarVerifiedAt !== null,
      isPanVerified: owner.panVerifiedAt !== null,
    },
    duplicates: duplicates.map(({ otherId, reasons, settledAt, isSame, other }) => ({
      otherId,
      reasons,
      settledAt: settledAt?.toISOString() ?? null,
      isSame,
      other,
    })),
  }
}
