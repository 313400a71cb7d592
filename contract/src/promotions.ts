import { z } from 'zod'
import { data, describe, nothing } from './endpoint.ts'
import { paths } from './paths.ts'
import { type Role, roleNames } from './roles.ts'

/** Never more than a name, a city and a photo: a promotion is no way around the unlocking of contacts. */
const premiumUser = z.object({
  userData: z.object({
    id: z.number(),
    image: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    city: z.string(),
    userrole: z.enum(Object.keys(roleNames) as [Role, ...Role[]]),
  }),
})
export type PremiumUser = z.output<typeof premiumUser>

export const promotions = describe(paths.promotions, {
  listPremiumUsers: {
    access: 'public',
    summary: 'The people shown as Premium Users today, in an order that turns every day; never lawyers',
    input: nothing,
    reply: data(z.array(premiumUser)),
  },
})
