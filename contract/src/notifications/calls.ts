import { z } from 'zod'
import { data, describe, done, envelope, nothing } from '../kernel/endpoint.ts'
import { id, page, wholeNumber } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { mailPaces, notificationKindNames } from './kinds.ts'

const kind = z.enum(notificationKindNames, 'Choose one of the kinds of notification.')
const mailPace = z.enum(Object.keys(mailPaces) as [keyof typeof mailPaces], 'Choose when mails are sent.')
const yesOrNo = (what: string) => z.boolean(`${what} must be true or false.`)
const keyOf = (length: number, error: string) =>
  z.string({ error }).length(length, stopWith(error)).pipe(z.base64url({ error }))
const minuteOfDay = wholeNumber({ min: 0, max: 1439 }, 'The time must be minutes after midnight, from 0 to 1439.')

export const notification = z.object({
  id: z.number(),
  /** The first is 1: what was seen is every number up to seenCount. */
  number: z.number(),
  kind: z.enum(notificationKindNames),
  title: z.string(),
  body: z.string(),
  /** Where a click leads, a path of this site. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export const notifications = describe(paths.notifications, {
  listNotifications: {
    access: 'signed-in',
    summary: 'My notifications, newest first, of one kind if asked; the badge is countOfAll minus seenCount',
    input: z.object({ id, page, kind: kind.optional() }),
    reply: envelope({
      data: z.array(notification),
      page: z.number(),
      pageSize: z.number(),
      /** Of the kind that was asked for. */
      total: z.number(),
      countOfAll: z.number(),
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
  getSettings: {
    access: 'signed-in',
    summary: 'How each kind of news reaches me, my quiet hours, and the browsers that are told',
    input: nothing,
    reply: data(
      z.object({
        kinds: z.array(
          z.object({
            kind: z.enum(notificationKindNames),
            mail: mailPace,
            push: z.boolean(),
            /** Null: this kind never goes out by SMS. */
            sms: z.boolean().nullable(),
          }),
        ),
        quietHours: z.object({ from: z.number(), until: z.number() }).nullable(),
        /** What a browser needs to subscribe. */
        pushKey: z.string(),
        devices: z.array(
          z.object({ id: z.number(), device: z.string(), isThisSession: z.boolean(), createdAt: z.iso.datetime() }),
        ),
      }),
    ),
  },
  setWays: {
    access: 'signed-in',
    summary: 'Choose how one kind of news reaches me',
    input: z.object({ kind, mail: mailPace, push: yesOrNo('Push'), sms: yesOrNo('SMS') }),
    reply: done,
  },
  setQuietHours: {
    access: 'signed-in',
    summary: 'Choose when nothing is pushed and no SMS is sent; null for never',
    input: z.object({
      quietHours: z
        .object({ from: minuteOfDay, until: minuteOfDay })
        .refine(({ from, until }) => from !== until, 'Quiet hours must begin and end at different times.')
        .nullable(),
    }),
    reply: done,
  },
  addPushDevice: {
    access: 'signed-in',
    summary: 'Push news to this browser, as long as I am signed in here',
    input: z.object({
      endpoint: z.url('The address of the push service is missing.').max(1000, 'That address is too long.'),
      p256dh: keyOf(87, 'The public key is not valid.'),
      auth: keyOf(22, 'The secret is not valid.'),
    }),
    reply: done,
  },
  removePushDevice: {
    access: 'signed-in',
    summary: 'Push nothing to that browser any more',
    input: z.object({ deviceId: id }),
    reply: done,
    errors: ['not-found'],
  },
})
