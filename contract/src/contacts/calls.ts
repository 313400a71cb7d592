import { z } from 'zod'
import { data, describe, done, envelope, nothing } from '../kernel/endpoint.ts'
import { id, idOrZero, page, pageOf } from '../kernel/page.ts'
import { propertyDetails, propertyItem } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { type Role, roleNames } from '../roles.ts'
import { type ContactPurpose, type ContactStanding, contactPurposes, contactStandings } from './facts.ts'

const moment = z.iso.datetime()
const role = z.enum(Object.keys(roleNames) as [Role, ...Role[]])
const purpose = z.enum(Object.values(contactPurposes) as [ContactPurpose, ...ContactPurpose[]])
const standing = z.enum(Object.keys(contactStandings) as [ContactStanding, ...ContactStanding[]])

/** An owner as only those see them who have unlocked their contact. */
export const ownerContact = z.object({
  id: z.number(),
  firstname: z.string(),
  lastname: z.string(),
  mobile: z.string(),
  email: z.string(),
  city: z.string(),
  image: z.string().nullable(),
  unlockedAt: moment,
})
export type OwnerContact = z.output<typeof ownerContact>

/** What a person may see of the contact behind a listing. Only `unlocked` includes the contact. */
const contactState = z.object({
  propertyId: z.number(),
  standing,
  contact: ownerContact.nullable(),
  /** What my packages still hold. */
  contactsLeft: z.number(),
  /** What to pay for, when there is a payment to be made. */
  payment: z
    .object({
      purpose,
      subjectId: z.number(),
      /** Rupees before tax, the tax, and both. */
      price: z.number(),
      gst: z.number(),
      total: z.number(),
    })
    .nullable(),
})
export type ContactState = z.output<typeof contactState>

/** Who has an owner's number: a name and a place, never their number. */
const holder = z.object({
  id: z.number(),
  firstname: z.string(),
  lastname: z.string(),
  city: z.string(),
  userrole: role,
  image: z.string().nullable(),
})

const contactRequest = z.object({
  id: z.number(),
  userData: holder,
  propertydata: z.object({ id: z.number(), title: z.string() }),
  unlockedAt: moment,
  /** When the owner took the number back; null while they have it. */
  revokedAt: moment.nullable(),
  isBlocked: z.boolean(),
  /** Until then, taking it back gives them their contact back; null when that has happened once. */
  givenBackUntil: moment.nullable(),
})
export type ContactRequest = z.output<typeof contactRequest>

const own = { propertyId: id }

export const contacts = describe(paths.contacts, {
  unlock: {
    access: 'signed-in',
    summary:
      'Unlock the contact behind a listing with one from my package; without a package, says what to pay. Unlocking it again uses none',
    input: z.object(own),
    reply: data(contactState),
    errors: ['not-found'],
    limit: { max: 60, seconds: 3600 },
  },
  getState: {
    access: 'signed-in',
    summary: 'Whether I can see the contact behind a listing, and what is needed if I cannot',
    input: z.object({ ...own, id }),
    reply: data(contactState),
    errors: ['not-found'],
  },
  listPayments: {
    access: 'signed-in',
    summary: 'The contacts I unlocked, by payment or by package, newest first',
    input: z.object({ id, page }),
    reply: pageOf(
      z.object({
        id: z.number(),
        propertydata: z.object({ id: z.number(), title: z.string() }),
        unlockedAt: moment,
        /** Null: it took one of a package. */
        orderId: z.number().nullable(),
        /** Rupees, with tax; null with a package. */
        amount: z.number().nullable(),
        status: z.enum(['unlocked', 'revoked', 'refunded']),
      }),
    ),
    errors: ['not-found'],
  },
  getOwnerDetails: {
    access: 'signed-in',
    summary: 'A listing with its contact, for people who have unlocked it; others learn what is needed',
    input: z.object({ id, userId: id }),
    reply: data(propertyDetails.extend({ contactData: contactState })),
    errors: ['not-found'],
  },
  getSeller: {
    access: 'signed-in',
    summary: 'A person whose contact I have unlocked, with their live listings',
    input: z.object({ sellerId: id }),
    reply: data(
      z.object({
        userData: ownerContact,
        /** The listings I unlocked it by. */
        unlockedBy: z.array(z.object({ id: z.number(), title: z.string(), unlockedAt: moment })),
        properties: z.array(propertyItem),
      }),
    ),
    errors: ['not-found'],
  },
  listRequests: {
    access: 'signed-in',
    summary: 'Who has my number, and through which listing, newest first; id 0 means all my listings',
    input: z.object({
      userId: id,
      id: idOrZero,
      page,
    }),
    // Read from a capitalised field.
    reply: envelope({ Data: z.array(contactRequest), page: z.number(), pageSize: z.number(), total: z.number() }),
    errors: ['not-found'],
  },
  revoke: {
    access: 'signed-in',
    summary: 'Stop sharing my number with a person; if I also block them, they cannot unlock any of my listings',
    input: z.object({ contactId: id, isBlocked: z.boolean().default(false) }),
    reply: data(contactRequest),
    errors: ['not-found', 'moved-on'],
  },
  giveAgain: {
    access: 'signed-in',
    summary: 'Share my number with a person again after I stopped; they pay nothing',
    input: z.object({ contactId: id }),
    reply: data(contactRequest),
    errors: ['not-found', 'moved-on', 'not-yet'],
    // Each tells them.
    limit: { max: 60, seconds: 3600 },
  },
  listBlocked: {
    access: 'signed-in',
    summary: 'The people I have blocked, newest first',
    input: nothing,
    reply: data(z.array(holder.extend({ blockedAt: moment }))),
  },
  unblock: {
    access: 'signed-in',
    summary: 'Unblock a person, so that they can unlock my listings again; numbers no longer shared stay hidden',
    input: z.object({ userId: id }),
    reply: done,
  },
})
