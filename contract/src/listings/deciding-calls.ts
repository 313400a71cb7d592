import { z } from 'zod'
import { decisionReason } from '../backoffice/decision.ts'
import { data, describe, done } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { type DuplicateReason, duplicateReasonNames } from './acts.ts'
import { ownListing } from './calls.ts'
import { type PropertyState, propertyStateNames } from './facts.ts'
import { listedIn, subcategory } from './fields.ts'
import { propertyItem } from './property.ts'

// What the back office compares and decides.

const moment = z.iso.datetime()
export type ShownListings = 'all' | 'changed' | 'duplicates'
const whichVersion = 'Say which version you reviewed'
const versionLookedAt = z.string(whichVersion).max(40, whichVersion).pipe(z.iso.datetime(whichVersion))
const duplicateReasons = z.array(z.enum(keysOf<DuplicateReason>(duplicateReasonNames)))

const listingRow = z.object({
  id: z.number(),
  title: z.string().nullable(),
  state: z.enum(keysOf<PropertyState>(propertyStateNames)),
  listedIn,
  subcategory,
  locality: z.string().nullable(),
  city: z.string().nullable(),
  /** Rupees. */
  price: z.number().nullable(),
  owner: z.object({ id: z.number(), name: z.string() }),
  photoCount: z.number(),
  paperCount: z.number(),
  /** Listings that this one may be a double of, not settled yet. */
  duplicateCount: z.number(),
  submittedAt: moment.nullable(),
  /** For a live one: since when it says something else than what was verified. */
  beingCheckedSince: moment.nullable(),
  /** What differs from what was last verified, by name; empty for one that never was. */
  changes: z.array(z.string()),
})
export type ListingToDecide = z.output<typeof listingRow>

const listingReview = z.object({
  listing: ownListing,
  /** The middle of the locality that the owner named, or of the city; null when we know neither. */
  namedPlace: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  /** When anything about it changed last: an approval says which one it has looked at. */
  changedAt: moment,
  /** Who compared what the listing's `verification` holds; null when it is not known. */
  verifiedBy: z.string().nullable(),
  owner: z.object({
    id: z.number(),
    name: z.string(),
    /** Masked. */
    email: z.string(),
    mobile: z.string(),
    isAadhaarVerified: z.boolean(),
    isPanVerified: z.boolean(),
  }),
  duplicates: z.array(
    z.object({
      otherId: z.number(),
      reasons: duplicateReasons,
      settledAt: moment.nullable(),
      isSame: z.boolean().nullable(),
      other: propertyItem,
    }),
  ),
})
export type ListingReview = z.output<typeof listingReview>

export const listingDecisions = describe(paths.listings, {
  listForReview: {
    access: 'admin',
    summary:
      'Live listings that were changed, then those to verify, the longest waiting first; or only changed ones, or only possible duplicates',
    input: z.object({
      page,
      show: z.enum(['all', 'changed', 'duplicates'], { error: 'Show all, changed ones, or duplicates' }).default('all'),
    }),
    reply: pageOf(listingRow),
  },
  getForReview: {
    access: 'admin',
    summary: 'Everything about a submitted listing: facts, pictures, papers, owner and possible duplicates',
    input: z.object({ id }),
    reply: data(listingReview),
    errors: ['not-found'],
  },
  downloadPaperForReview: {
    access: 'admin',
    summary: 'Download a paper of a submitted listing',
    input: z.object({ id, paperId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  approve: {
    access: 'admin',
    summary: 'Verify a listing, or the changes to a live one: it gets its badge immediately, and the owner is told',
    input: z.object({ id, changedAt: versionLookedAt, reason: decisionReason }),
    reply: done,
    errors: ['not-found', 'changed-meanwhile', 'moved-on', 'not-yet'],
  },
  sendBack: {
    access: 'admin',
    summary: 'Send a listing back with the reasons, so that the owner can correct it. A live one is taken off the site',
    input: z.object({
      id,
      changedAt: versionLookedAt,
      reasons: z
        .array(decisionReason, { error: 'Say what is wrong, so that the owner can correct it' })
        .min(1, 'Say what is wrong, so that the owner can correct it')
        .max(10, 'At most 10 reasons'),
    }),
    reply: done,
    errors: ['not-found', 'changed-meanwhile', 'moved-on'],
  },
  settleDuplicate: {
    access: 'admin',
    summary:
      'Say whether two listings are of the same property; if so, the newer one is sent back, or taken down if it is live',
    input: z.object({
      id,
      otherId: id,
      isSame: z.boolean({ error: 'Say whether it is the same property' }),
      reason: decisionReason,
    }),
    reply: done,
    errors: ['not-found', 'moved-on'],
  },
})
