import { z } from 'zod'
import { data, describe, done, envelope } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { visitorId } from '../visitors/calls.ts'
import { type DuplicateReason, duplicateReasonNames, ownerActs } from './acts.ts'
import { type Bhk, bhkNames, type PropertyState, propertyStateNames } from './facts.ts'
import { listedIn, listingFields, subcategory } from './fields.ts'
import { paperMaxBytes, pictureMaxBytes, videoMaxBytes } from './papers.ts'
import { picture, propertyItem } from './property.ts'
import { fieldsReply, paperKind, verification } from './reply.ts'
import { listingSteps } from './steps.ts'

const moment = z.iso.datetime()
const state = z.enum(keysOf<PropertyState>(propertyStateNames))

/** Made by whoever sends a file: sending it again after a lost answer changes nothing. */
export const uploadId = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'The upload needs an id of 8 to 64 letters, digits or hyphens.')
const pictureRole = z.enum(['photo', 'floor-plan'], { error: 'A picture is a photo or a floor plan.' })

const ownPicture = picture.extend({ id: z.number(), role: pictureRole })
export type OwnPicture = z.output<typeof ownPicture>

const paper = z.object({
  id: z.number(),
  kind: paperKind,
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number(),
  addedAt: moment,
})
export type Paper = z.output<typeof paper>

export const ownListing = z.object({
  id: z.number(),
  state,
  verification: verification.nullable(),
  /** Since when it is live and says something else than what was verified; null when it does not. */
  beingCheckedSince: moment.nullable(),
  /** To be handed back when saving: a save over an older number is refused. */
  version: z.number(),
  savedAt: moment,
  fields: fieldsReply,
  pictures: z.array(ownPicture),
  /** A YouTube link, or the address of a file that was sent. */
  videoUrl: z.string().nullable(),
  papers: z.array(paper),
  missing: z.array(z.object({ step: z.enum(listingSteps), field: z.string(), message: z.string() })),
  /** What contradicts itself in the place: pin, pincode and names. It may be submitted all the same. */
  doubts: z.array(z.object({ field: z.enum(['latitude', 'pincode']), message: z.string() })),
  /** Why it was sent back. */
  rejectedReasons: z.array(z.string()),
  /** Why it is held for a closer look; nothing about whose the other listing is. */
  duplicateReasons: z.array(z.enum(keysOf<DuplicateReason>(duplicateReasonNames))),
  submittedAt: moment.nullable(),
  listedAt: moment.nullable(),
  confirmedAt: moment.nullable(),
})
export type OwnListing = z.output<typeof ownListing>

/** A row of the owner's list. What a draft has not said yet is null. */
const ownRow = z.object({
  propertydata: z.object({
    id: z.number(),
    title: z.string().nullable(),
    price: z.number().nullable(),
    listedIn,
    subcategory,
    state,
    promotePropertyStatus: z.union([z.literal(0), z.literal(1)]),
    rejectedReasons: z.array(z.string()),
    isHeld: z.boolean(),
    beingCheckedSince: moment.nullable(),
    savedAt: moment,
    listedAt: moment.nullable(),
    confirmedAt: moment.nullable(),
    missingCount: z.number(),
  }),
  mediaData: z.object({ images: z.array(picture), imageCount: z.number() }),
  locationData: z.object({
    address: z.string().nullable(),
    locality: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  detailsData: z.object({
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    bhk: z.enum(keysOf<Bhk>(bhkNames)).nullable(),
    sizeInFt: z.number().nullable(),
    garages: z.number(),
  }),
  /** Each visitor counts once a day. */
  counts: z.object({ views: z.number(), favourites: z.number(), leads: z.number() }),
})
export type OwnRow = z.output<typeof ownRow>

const mine = z.object({ id })
const whose = z.object({ id, page })
const fileErrors = ['not-found', 'moved-on', 'limit-reached', 'file-too-large', 'wrong-file-type'] as const
/** By hand, however fast: far below what a program does. */
const byHand = { max: 90, seconds: 60, per: 'person' } as const
const often = { max: 300, seconds: 600 }

export const listings = describe(paths.listings, {
  createDraft: {
    access: 'user',
    summary:
      'Start a listing; it stays a draft until it is submitted. Sending the same key again returns the same draft',
    input: z.object({
      listedIn,
      subcategory,
      key: idempotencyKey.optional(),
    }),
    reply: data(ownListing),
    errors: ['too-many-requests', 'changed-meanwhile'],
    limit: { max: 60, seconds: 3600 },
  },
  getMine: {
    access: 'user',
    summary: 'One of my listings with everything I wrote, its papers, and what is still missing',
    input: mine,
    reply: data(ownListing),
    errors: ['not-found'],
  },
  save: {
    access: 'user',
    summary:
      'Save some fields of my listing. A save based on an older version is refused, so that nothing is overwritten. Changing a verified field removes the badge of a live listing until it is checked again',
    input: z.object({ id, version: z.number({ error: 'Say which version you changed.' }).int(), ...listingFields }),
    reply: data(ownListing),
    errors: ['not-found', 'changed-meanwhile', 'moved-on', 'ruled-out'],
    limit: byHand,
  },
  discardDraft: {
    access: 'user',
    summary: 'Discard a draft that was never submitted, with its files',
    input: mine,
    reply: done,
    errors: ['not-found', 'moved-on'],
  },
  submit: {
    access: 'user',
    summary: 'Submit my listing for verification. Aadhaar or PAN must be verified, and nothing may be missing',
    input: mine,
    reply: data(ownListing),
    errors: ['not-found', 'moved-on', 'identity-needed', 'limit-reached'],
  },
  act: {
    access: 'user',
    summary: 'Pause, resume, archive, restore, withdraw the submission, or mark as sold or rented elsewhere',
    input: z.object({ id, act: z.enum(ownerActs, { error: 'Choose what to do with the listing.' }) }),
    reply: data(ownListing),
    errors: ['not-found', 'moved-on', 'ruled-out'],
    limit: byHand,
  },
  confirmAvailable: {
    access: 'user',
    summary: 'Confirm that my live listing is still available',
    input: mine,
    reply: data(z.object({ confirmedAt: moment })),
    errors: ['not-found', 'moved-on'],
    limit: byHand,
  },
  uploadPicture: {
    access: 'user',
    summary: 'Add a picture (JPEG, PNG or WebP); a second floor plan replaces the first',
    input: z.object({ id, role: pictureRole, uploadId }),
    reply: data(ownPicture),
    errors: fileErrors,
    upload: { maxBytes: pictureMaxBytes },
    limit: often,
  },
  arrangePictures: {
    access: 'user',
    summary: 'Put my photos in order; the first is the cover',
    input: z.object({ id, ids: z.array(id).min(1, 'Send the photos in order.').max(60) }),
    reply: data(z.array(ownPicture)),
    errors: ['not-found', 'changed-meanwhile', 'moved-on'],
    limit: byHand,
  },
  removePicture: {
    access: 'user',
    summary: 'Remove a photo or the floor plan',
    input: z.object({ id, pictureId: id }),
    reply: data(z.array(ownPicture)),
    errors: ['not-found', 'moved-on', 'not-yet'],
    limit: byHand,
  },
  uploadVideo: {
    access: 'user',
    summary: 'Set the video (MP4 or WebM); it replaces any earlier one',
    input: mine,
    reply: data(z.object({ videoUrl: z.string() })),
    errors: ['not-found', 'moved-on', 'file-too-large', 'wrong-file-type'],
    upload: { maxBytes: videoMaxBytes, isStreamed: true },
    limit: { max: 30, seconds: 3600 },
  },
  linkVideo: {
    access: 'user',
    summary: 'Set the video with a YouTube link',
    input: z.object({
      id,
      url: z
        .string({ error: 'Paste the link of a YouTube video.' })
        .trim()
        .max(300, stopWith('Paste the link of a YouTube video.'))
        .regex(
          /^https:\/\/((www\.|m\.)?youtube\.com\/(watch\?(\S*&)?v=|embed\/|shorts\/)|youtu\.be\/)[\w-]{11}(\S*)$/,
          'Paste the link of a YouTube video, such as https://youtu.be/… .',
        ),
    }),
    reply: data(z.object({ videoUrl: z.string() })),
    errors: ['not-found', 'moved-on'],
    limit: byHand,
  },
  removeVideo: {
    access: 'user',
    summary: 'Remove the video',
    input: mine,
    reply: done,
    errors: ['not-found', 'moved-on'],
    limit: byHand,
  },
  uploadPaper: {
    access: 'user',
    summary:
      'Add a private paper (PDF, JPEG or PNG). A title paper takes a live listing off the site until it is checked; with any other paper it stays visible during the check',
    input: z.object({ id, kind: paperKind, uploadId }),
    reply: data(paper),
    errors: fileErrors,
    upload: { maxBytes: paperMaxBytes },
    limit: often,
  },
  removePaper: {
    access: 'user',
    summary: 'Remove one of my papers',
    input: z.object({ id, paperId: id }),
    reply: done,
    errors: ['not-found', 'moved-on', 'not-yet'],
    limit: byHand,
  },
  downloadPaper: {
    access: 'user',
    summary: 'Download one of my papers',
    input: z.object({ id, paperId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  getPriceHistory: {
    access: 'user',
    summary: 'The price history of my listing',
    input: mine,
    reply: data(z.array(z.object({ price: z.number(), since: moment }))),
    errors: ['not-found'],
  },
  getPriceGuidance: {
    access: 'user',
    summary:
      'The usual price per sqft of this kind of property in this place, from live listings or else an estimate; null where unknown',
    input: z.object({
      city: z.string().trim().min(1, 'Choose the city.').max(80),
      locality: z.string().trim().max(80).optional(),
      listedIn,
      subcategory,
    }),
    reply: data(
      z
        .object({
          /** The locality, or the city where the locality has too few. */
          place: z.string(),
          /** Rupees per sqft of carpet; of a plot, per sqft. The middle half of what is asked. */
          low: z.number(),
          high: z.number(),
          usual: z.number().nullable(),
          /** How many live listings it is based on; 0 for an estimate. */
          listings: z.number(),
          month: z.iso.date(),
          source: z.enum(['live-listings', 'estimate']),
        })
        .nullable(),
    ),
  },
  listMine: {
    access: 'user',
    summary: 'My listings in every state, the most recently changed first, with views and leads',
    input: whose,
    reply: pageOf(ownRow),
    errors: ['not-found'],
  },
  listVerified: {
    access: 'user',
    summary: 'My live listings',
    input: whose,
    reply: envelope({
      data: z.array(propertyItem),
      page: z.number(),
      pageSize: z.number(),
      total: z.number(),
    }),
    errors: ['not-found'],
  },
  listByRequests: {
    access: 'user',
    summary: 'My listings that people have asked about, the most asked about first',
    input: whose,
    reply: pageOf(ownRow.extend({ requestCount: z.number() })),
    errors: ['not-found'],
  },
  countView: {
    access: 'public',
    summary: 'Record a view of a listing’s page: counted once per visitor and day, never for its owner',
    input: mine.extend({ visitorId }),
    reply: done,
    limit: { max: 120, seconds: 60 },
  },
})
