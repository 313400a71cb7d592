import { z } from 'zod'
import { decisionReason } from './backoffice.ts'
import { data, describe, done } from './endpoint.ts'
import type { Profession } from './identity-numbers.ts'
import { professionalNumbers } from './identity-numbers.ts'
import { type DuplicateReason, duplicateReasonNames } from './listing-acts.ts'
import { listedIn, subcategory } from './listing-fields.ts'
import { ownListing } from './listings.ts'
import { id, page, pageOf } from './page.ts'
import { paths } from './paths.ts'
import { propertyItem } from './property.ts'
import { type PropertyState, propertyStateNames } from './property-facts.ts'

// What the back office compares and decides: identities, professional numbers, listings and their doubles.

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]]
const moment = z.iso.datetime()
const decision = z.enum(['approve', 'reject'], { error: 'Choose whether to approve or to reject' })
export type ShownListings = 'all' | 'changed' | 'duplicates'
const whichVersion = 'Say which version you reviewed'
const versionLookedAt = z.string(whichVersion).max(40, whichVersion).pipe(z.iso.datetime(whichVersion))
const duplicateReasons = z.array(z.enum(keysOf<DuplicateReason>(duplicateReasonNames)))

const check = z.object({
  id: z.number(),
  userId: z.number(),
  kind: z.enum(['aadhaar', 'pan', 'bank']),
  masked: z.string(),
  nameInProfile: z.string(),
  /** What the provider knows the number under. */
  nameFound: z.string().nullable(),
  isSimulated: z.boolean(),
  waitingSince: moment,
})
export type CheckToDecide = z.output<typeof check>

const number = z.object({
  userId: z.number(),
  name: z.string(),
  city: z.string(),
  profession: z.enum(keysOf<Profession>(professionalNumbers)),
  number: z.string(),
  waitingSince: moment,
})
export type NumberToDecide = z.output<typeof number>

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

export const review = describe(paths.review, {
  listChecks: {
    access: 'admin',
    summary: 'Identity checks whose names differ, the longest waiting first',
    input: z.object({ page }),
    reply: pageOf(check),
  },
  decideCheck: {
    access: 'admin',
    summary: 'Approve or reject an identity check; the person is told',
    input: z.object({
      checkId: id,
      /** The one that was compared: a person who has taken another name meanwhile is looked at again. */
      nameInProfile: z.string({ error: 'Say which name was compared' }).max(200, 'At most 200 characters'),
      decision,
      reason: decisionReason,
    }),
    reply: done,
    errors: ['changed-meanwhile', 'moved-on', 'ruled-out'],
  },
  listNumbers: {
    access: 'admin',
    summary: 'Professional numbers to compare with the public registers, the longest waiting first',
    input: z.object({ page }),
    reply: pageOf(number),
  },
  decideNumber: {
    access: 'admin',
    summary: 'Approve or reject a professional number; the person is told',
    input: z.object({
      userId: id,
      number: z
        .string({ error: 'Say which number' })
        .trim()
        .min(1, 'Say which number')
        .max(40, 'At most 40 characters'),
      decision,
      reason: decisionReason,
    }),
    reply: done,
    errors: ['moved-on', 'ruled-out'],
  },
  listListings: {
    access: 'admin',
    summary:
      'Live listings that were changed, then those to verify, the longest waiting first; or only changed ones, or only possible duplicates',
    input: z.object({
      page,
      show: z.enum(['all', 'changed', 'duplicates'], { error: 'Show all, changed ones, or duplicates' }).default('all'),
    }),
    reply: pageOf(listingRow),
  },
  getListing: {
    access: 'admin',
    summary: 'Everything about a submitted listing: facts, pictures, papers, owner and possible duplicates',
    input: z.object({ id }),
    reply: data(listingReview),
    errors: ['not-found'],
  },
  downloadPaper: {
    access: 'admin',
    summary: 'Download a paper of a submitted listing',
    input: z.object({ id, paperId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  approveListing: {
    access: 'admin',
    summary: 'Verify a listing, or the changes to a live one: it gets its badge immediately, and the owner is told',
    input: z.object({ id, changedAt: versionLookedAt, reason: decisionReason }),
    reply: done,
    errors: ['not-found', 'changed-meanwhile', 'moved-on', 'not-yet'],
  },
  sendBackListing: {
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
