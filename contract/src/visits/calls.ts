import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { propertyItem } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { slot, slotsUpTo } from '../values/appointment-slots.ts'
import { withoutNul } from '../values/text.ts'
import { mostSlots, visitActs, visitStates } from './facts.ts'

const moment = z.iso.datetime()
const slots = slotsUpTo(mostSlots)

export const visit = z.object({
  id: z.number(),
  state: z.enum(visitStates),
  iAm: z.enum(['visitor', 'host']),
  /** The other of the two; their number only for the host, while a visit is agreed on. */
  other: z.object({ name: z.string(), isAgent: z.boolean(), mobile: z.string().nullable() }),
  slots: z.array(moment),
  /** I have to answer. */
  isMyTurn: z.boolean(),
  startsAt: moment.nullable(),
  words: z.string(),
  /** I have said that it took place. */
  isConfirmedByMe: z.boolean(),
  isConfirmedByOther: z.boolean(),
  acts: z.array(z.enum(visitActs)),
  askedAt: moment,
})
export type Visit = z.output<typeof visit>

const listed = propertyItem.extend({ visit })
export type ListedVisit = z.output<typeof listed>

export const askVisitInput = z.object({
  propertyId: id,
  slots,
  words: z.string().transform(withoutNul).pipe(z.string().trim().max(500, 'At most 500 characters')).default(''),
  consent: z.literal(true, { error: 'Tick the box to agree' }),
  key: idempotencyKey,
})

export const actOnVisitInput = z.object({
  id,
  act: z.enum(visitActs, { error: 'Choose what to do' }),
  /** The time that is accepted. */
  slot: slot.optional(),
  /** The times that are proposed instead. */
  slots: slots.optional(),
})

export const visits = describe(paths.visits, {
  ask: {
    access: 'user',
    summary: 'Ask for a visit to a live listing, at up to three times',
    input: askVisitInput,
    reply: data(visit),
    errors: ['not-found', 'moved-on', 'ruled-out', 'limit-reached'],
    limit: { max: 30, seconds: 3600, per: 'person' },
  },
  findForListing: {
    access: 'user',
    summary: 'My visit to a listing that waits or is agreed on, and whether I may ask for one',
    input: z.object({ propertyId: id }),
    reply: data(z.object({ visit: visit.nullable(), mayAsk: z.boolean() })),
  },
  act: {
    access: ['user', 'agent'],
    summary: 'Accept a time, propose others, decline, move, cancel, or say whether the visit took place',
    input: actOnVisitInput,
    reply: data(visit),
    errors: ['not-found', 'moved-on', 'not-yet'],
  },
  download: {
    access: ['user', 'agent'],
    summary: 'A visit of mine that was agreed on, as a file for my calendar',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found', 'not-yet'],
    download: true,
  },
  listMine: {
    access: 'user',
    summary: 'The visits I asked for, newest first',
    input: z.object({ page }),
    reply: pageOf(listed),
  },
  listRequests: {
    access: ['user', 'agent'],
    summary: 'The visits asked of me that are not agreed on yet',
    input: z.object({ userid: id, page }),
    reply: pageOf(listed),
    errors: ['not-found'],
  },
  listVisitors: {
    access: ['user', 'agent'],
    summary: 'The visits that I agreed on, and what became of them',
    input: z.object({ userid: id, page }),
    reply: pageOf(listed),
    errors: ['not-found'],
  },
})
