import { z } from 'zod'
import { ownerContact } from '../contacts/calls.ts'
import { data, describe, done, envelope, nothing } from '../kernel/endpoint.ts'
import { id, page } from '../kernel/page.ts'
import { propertyDetails, propertyIds, propertyItem, propertyPage } from '../listings/property.ts'
import { paths } from '../paths.ts'

const favouriteInput = z.object({ userid: id, propertyid: propertyIds })

export const shortlists = describe(paths.shortlists, {
  markFavourite: {
    access: 'signed-in',
    summary: 'Mark listings as favourites; marking twice or sending an empty list changes nothing',
    input: favouriteInput,
    reply: done,
    errors: ['not-found'],
  },
  unmarkFavourite: {
    access: 'signed-in',
    summary: 'Take listings off my favourites',
    input: favouriteInput,
    reply: done,
    errors: ['not-found'],
  },
  listFavourites: {
    access: 'signed-in',
    summary: 'My favourites, most recent first; those no longer available say so',
    input: z.object({ id, page }),
    reply: envelope(propertyPage),
    errors: ['not-found'],
  },
  addToShortlist: {
    access: 'signed-in',
    summary: 'Put a listing on my shortlist',
    input: z.object({ propertyId: id }),
    reply: done,
    errors: ['not-found'],
  },
  removeFromShortlist: {
    access: 'signed-in',
    summary: 'Take a listing off my shortlist',
    input: z.object({ propertyId: id }),
    reply: done,
  },
  listShortlisted: {
    access: 'signed-in',
    summary: 'My shortlist, most recent first; those no longer available say so',
    input: z.object({ id, page }),
    reply: envelope(propertyPage),
    errors: ['not-found'],
  },
  getMarks: {
    access: 'signed-in',
    summary: 'The ids of my favourites, my shortlist and the listings I am interested in, for the marks on cards',
    input: nothing,
    reply: data(
      z.object({
        favourites: z.array(z.number()),
        shortlisted: z.array(z.number()),
        interested: z.array(z.number()),
      }),
    ),
  },
  showInterest: {
    access: 'signed-in',
    summary:
      'Tell the owner that someone is interested in this listing, without saying who; repeating it changes nothing',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found', 'moved-on', 'ruled-out'],
  },
  withdrawInterest: {
    access: 'signed-in',
    summary: 'Withdraw my interest in a listing',
    input: z.object({ id }),
    reply: done,
  },
  listInterested: {
    access: 'signed-in',
    summary: 'The listings I am interested in or have the contact of, newest first; those no longer available say so',
    input: z.object({ id, page }),
    reply: envelope({
      ...propertyPage,
      data: z.array(
        propertyItem.extend({
          /** Since when I am interested, or else have the contact. */
          interestData: z.object({ since: z.iso.datetime(), isInterested: z.boolean() }),
          /** The owner, when I have unlocked their contact and they have not taken it back. */
          contactData: ownerContact.nullable(),
        }),
      ),
    }),
    errors: ['not-found'],
  },
  findForUser: {
    access: 'signed-in',
    summary: 'One listing with my own marks on it; its owner can open it even when it is not live',
    input: z.object({ id, userId: id }),
    reply: data(
      propertyDetails.extend({
        userData: z.object({
          isMine: z.boolean(),
          isFavourite: z.boolean(),
          isShortlisted: z.boolean(),
          isInterested: z.boolean(),
        }),
      }),
    ),
    errors: ['not-found'],
  },
})
