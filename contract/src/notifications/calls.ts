import { z } from 'zod'
import { describe, done, envelope } from '../kernel/endpoint.ts'
import { id, page, wholeNumber } from '../kernel/page.ts'
import { paths } from '../paths.ts'

export const notification = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  /** Where a click leads, a path of this site. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export const notifications = describe(paths.notifications, {
  listNotifications: {
    access: 'signed-in',
    summary: 'My notifications, newest first; the badge is total minus seenCount',
    input: z.object({ id, page }),
    reply: envelope({
      data: z.array(notification),
      page: z.number(),
      pageSize: z.number(),
      total: z.number(),
      seenCount: z.number(),
    }),
    errors: ['not-found'],
  },
  markSeen: {
    access: 'signed-in',
    summary: 'Remember how many notifications I have seen',
    input: z.object({
      count: wholeNumber({ min: 0, max: 1e9 }, 'Count must be a whole number'),
    }),
    reply: done,
  },
})
