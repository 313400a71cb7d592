import { z } from 'zod'
import { data, describe } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { fewPropertyIds, propertyDetails, propertyItem } from './property.ts'

export const publicListings = describe(paths.listings, {
  listByIds: {
    access: 'public',
    summary: 'The listings with these ids, in the order given; those no longer public are left out',
    input: z.object({ ids: fewPropertyIds }),
    reply: data(z.array(propertyItem)),
    limit: { max: 240, seconds: 60 },
  },
  getProperty: {
    access: 'public',
    summary: 'One listing with everything public about it',
    input: z.object({ id }),
    reply: data(propertyDetails),
    errors: ['not-found'],
  },
  getPropertyData: {
    access: 'public',
    summary: 'The same as getProperty, under its second name',
    input: z.object({ id }),
    reply: data(propertyDetails),
    errors: ['not-found'],
  },
})
