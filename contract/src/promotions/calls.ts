import { z } from 'zod'
import { data, describe, nothing } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { propertyItem } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { type Role, roleNames } from '../roles.ts'
import { promotionDays } from './facts.ts'

const moment = z.iso.datetime()
const days = z.enum(promotionDays, { error: 'Choose 7, 15 or 30 days.' })

/** Of an agent or evaluator the registration number, of others their identity: compared by us, being compared, or not. */
export const proofs = ['verified', 'checking', 'none'] as const

/** Never more than a name, a city, a photo and whether we have proof: a promotion is not a way around unlocking contacts. */
const premiumUser = z.object({
  userData: z.object({
    id: z.number(),
    image: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    city: z.string(),
    userrole: z.enum(Object.keys(roleNames) as [Role, ...Role[]]),
    proof: z.enum(proofs),
  }),
})
export type PremiumUser = z.output<typeof premiumUser>

/** The page of an owner who is a Premium User: who they are as their card says it, and what they have live. */
const premiumPage = pageOf(propertyItem).extend({
  person: z.object({
    id: z.number(),
    name: z.string(),
    photo: z.string().nullable(),
    city: z.string(),
    memberSince: z.iso.date(),
    proof: z.enum(proofs),
  }),
})
export type PremiumPage = z.output<typeof premiumPage>

/** What a promotion would cost, and how long one runs already; another adds its days to the end. */
const promotionOptions = z.object({
  /** Null while nothing runs. */
  promotedUntil: moment.nullable(),
  options: z.array(
    z.object({
      /** The option of the order. */
      days,
      /** Rupees before tax, the tax, and both. */
      price: z.number(),
      gst: z.number(),
      total: z.number(),
      /** When it would end. */
      until: moment,
      /** Whether my packages hold so many days. */
      isInPackage: z.boolean(),
    }),
  ),
  /** Promoted days that my packages still hold. */
  daysLeft: z.number(),
})
export type PromotionOptions = z.output<typeof promotionOptions>

/** Made by the browser for one press of the button; sent again, nothing more is taken. */
const key = idempotencyKey.optional()

const promoted = z.object({ promotedUntil: moment, daysLeft: z.number() })

export const promotions = describe(paths.promotions, {
  listPremiumUsers: {
    access: 'public',
    summary: 'The people shown as Premium Users today, in an order that changes every day; never lawyers',
    input: nothing,
    reply: data(z.array(premiumUser)),
  },
  getPremiumUser: {
    access: 'public',
    isCostly: true,
    summary: 'The public page of an owner who is a Premium User now, with their live listings, newest first',
    input: z.object({ id, page }),
    reply: premiumPage,
    errors: ['not-found'],
  },
  getPropertyOptions: {
    access: 'user',
    summary: 'The price of showing my live listing as Featured, and until when it is Featured',
    input: z.object({ propertyId: id }),
    reply: data(promotionOptions),
    errors: ['not-found', 'moved-on'],
  },
  promoteProperty: {
    access: 'user',
    summary: 'Show my live listing as Featured, using promoted days from my packages',
    input: z.object({ propertyId: id, days, key }),
    reply: data(promoted),
    errors: ['not-found', 'moved-on', 'limit-reached'],
  },
  getProfileOptions: {
    access: ['user', 'agent', 'evaluator'],
    summary: 'The price of being shown as a Premium User, and until when I am one; never for lawyers',
    input: nothing,
    reply: data(promotionOptions),
  },
  promoteProfile: {
    access: ['user', 'agent', 'evaluator'],
    summary: 'Be shown as a Premium User, using promoted days from my packages',
    input: z.object({ days, key }),
    reply: data(promoted),
    errors: ['limit-reached'],
  },
})
