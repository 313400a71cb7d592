import type { review } from '@properysearch/contract/backoffice/review-calls'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { listProfessionalNumbers } from '../accounts/index.ts'
import { listChecksInReview } from '../kyc/index.ts'
import {
  changesOf,
  getForReview,
  listSubmitted,
  openPaperForReview,
  type Review,
  type SubmittedRow,
} from '../listings/index.ts'
import { maskEmail, maskMobile, pageAt, pageSize } from './backoffice.rules.ts'
import { approveListing, decideIdentity, decideNumber, sendBackListing, settleDouble } from './decide-review.ts'

export const reviewHandlers: Handlers<CallContext, typeof review> = {
  listChecks: async (ctx, { page }) => {
    const { checks, total } = await listChecksInReview(ctx, pageAt(page))
    const data = checks.map(({ changedAt, ...check }) => ({ ...check, waitingSince: changedAt.toISOString() }))
    return { data, page, pageSize, total }
  },
  decideCheck: async (ctx, input) => {
    await decideIdentity(ctx, input)
    return {}
  },
  listNumbers: async (ctx, { page }) => {
    const { numbers, total } = await listProfessionalNumbers(ctx, pageAt(page))
    const data = numbers.map(({ userId, firstname, lastname, city, role, number, changedAt }) => ({
      userId,
      name: `${firstname} ${lastname}`,
      city,
      profession: role,
      number,
      waitingSince: changedAt.toISOString(),
    }))
    return { data, page, pageSize, total }
  },
  decideNumber: async (ctx, input) => {
    await decideNumber(ctx, input)
    return {}
  },
  listListings: async (ctx, { page, show }) => {
    const found = await listSubmitted(ctx.db, page, show)
    return { ...found, data: found.data.map(rowOf) }
  },
  getListing: async (ctx, { id }) => ({ data: reviewOf(await getForReview(ctx.db, id)) }),
  downloadPaper: (ctx, input) => openPaperForReview(ctx, { ...input, adminId: signedIn(ctx).id }),
  approveListing: async (ctx, input) => {
    await approveListing(ctx, input)
    return {}
  },
  sendBackListing: async (ctx, input) => {
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

function reviewOf({ listing, changedAt, verifiedBy, owner, duplicates }: Review) {
  return {
    listing,
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
