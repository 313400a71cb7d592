import { z } from 'zod'
import { data, describe, nothing } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { type RegistrationRole, registrationRoles } from '../roles.ts'
import { type QuotaKind, quotaNames } from './facts.ts'

const role = z.enum(Object.keys(registrationRoles) as [RegistrationRole, ...RegistrationRole[]], {
  error: 'Choose user, agent, lawyer or evaluator.',
})
const quotaKind = z.enum(Object.keys(quotaNames) as [QuotaKind, ...QuotaKind[]])
const moment = z.iso.datetime()

/** `total` is what is paid: the price and its tax, which is the same in every state. */
const cost = { price: z.number(), gst: z.number(), total: z.number() }

const packageItem = z.object({
  id: z.number(),
  role,
  name: z.string(),
  /** Whom it is for, in a sentence. */
  about: z.string(),
  /** Rupees before tax. */
  ...cost,
  days: z.number(),
  contacts: z.number(),
  leads: z.number(),
  /** Places for listings, beside the free ones. */
  listings: z.number(),
  promotedDays: z.number(),
  /** At most one of a role: what most people of it need. */
  isUsual: z.boolean(),
})
export type PackageItem = z.output<typeof packageItem>

const subscription = z.object({
  id: z.number(),
  /** Null: a contact that was given back. */
  packageId: z.number().nullable(),
  name: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** Ended by time, or taken back with its money. */
  status: z.enum(['running', 'ended', 'refunded']),
  /** Only those that it holds any of. */
  quotas: z.array(z.object({ kind: quotaKind, granted: z.number(), used: z.number() })),
})
export type Subscription = z.output<typeof subscription>

const meter = z.object({
  kind: quotaKind,
  /** Of all running packages together; listings with the free places. */
  granted: z.number(),
  used: z.number(),
  left: z.number(),
})
export type Meter = z.output<typeof meter>

export const subscriptions = describe(paths.subscriptions, {
  listPackages: {
    access: 'public',
    summary: 'The packages of a role, the cheapest first',
    input: z.object({ role }),
    reply: data(z.array(packageItem)),
  },
  getPackage: {
    access: 'public',
    summary: 'One package, even if it is no longer sold',
    input: z.object({ packageId: id }),
    reply: data(packageItem.extend({ isOffered: z.boolean() })),
    errors: ['not-found'],
  },
  getMine: {
    access: 'signed-in',
    summary: 'My packages, active ones first, and what is left in them altogether',
    input: nothing,
    reply: data(
      z.object({
        meters: z.array(meter),
        subscriptions: z.array(subscription),
        /** When the first of those that run ends; null when none runs. */
        endsNext: moment.nullable(),
      }),
    ),
  },
  listUses: {
    access: 'signed-in',
    summary: 'What I used my packages for, newest first',
    input: z.object({ page }),
    reply: pageOf(
      z.object({
        id: z.number(),
        kind: quotaKind,
        units: z.number(),
        /** "Owner’s contact, listing 17". */
        what: z.string(),
        packageName: z.string(),
        usedAt: moment,
        /** When it was given back; null while it counts. */
        givenBackAt: moment.nullable(),
      }),
    ),
  },
  listPayments: {
    access: 'signed-in',
    summary: 'What I paid for packages, newest first',
    input: z.object({ userId: id, page }),
    reply: pageOf(
      z.object({
        id: z.number(),
        orderId: z.number(),
        packageId: z.number(),
        name: z.string(),
        /** Rupees, with tax. */
        amount: z.number(),
        paidAt: moment,
        startsAt: moment,
        endsAt: moment,
        status: z.enum(['running', 'ended', 'refunded']),
      }),
    ),
    errors: ['not-found'],
  },
})
