import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, wholeNumber } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { mobile, otp, personName } from '../values/people.ts'
import { oneLine } from '../values/text.ts'
import { bookingKinds, bookingStates } from './facts.ts'
import { wholeShare } from './sharers.ts'

// Co-owners and joint buyers: named by whoever acts for a side, each confirms with a code sent to their own mobile.

const moment = z.iso.datetime()
const day = z.iso.date('Enter a date.')
const side = z.enum(['buyer', 'seller'])
const share = wholeNumber({ min: 1, max: wholeShare }, 'The share must be 0.01 to 100 per cent.')
const sharerStates = ['waiting', 'confirmed', 'declined'] as const

const line = (what: string, max: number) =>
  z
    .string({ error: `Enter ${what}` })
    .max(1000, `At most ${max} characters`)
    .transform(oneLine)
    .pipe(z.string().min(1, `Enter ${what}`).max(max, `At most ${max} characters`))

const attorneyInput = z.object({
  name: personName('Name'),
  mobile,
  documentNumber: line('the document number', 40),
  dated: day,
  office: line('the office where it was registered', 80),
})

export const nameSharerInput = z.object({
  id,
  name: personName('Name'),
  mobile,
  /** Hundredths of a per cent. */
  share,
  /** Who confirms in their place, under a power of attorney. */
  attorney: attorneyInput.optional(),
})

/** Who signs, and by which document. The names of the other side are cut to first name and initial. */
const attorney = z.object({ name: z.string(), documentNumber: z.string(), dated: day, office: z.string() })

const sharer = z.object({
  id: z.number(),
  side,
  name: z.string(),
  /** Masked, of one's own side alone; null when it was deleted. */
  mobile: z.string().nullable(),
  share: z.number(),
  attorney: attorney.nullable(),
  state: z.enum(sharerStates),
  confirmedAt: moment.nullable(),
  /** Whether their part of a release can be paid out now; null but for a co-owner of one's own side. */
  hasAccount: z.boolean().nullable(),
})
export type Sharer = z.output<typeof sharer>

const pair = z.object({ buyer: z.string(), seller: z.string(), share: z.number(), amount: z.number() })

export const sharers = z.object({
  /** What is left for whoever acts for the side. */
  ownShares: z.object({ buyer: z.number(), seller: z.number() }),
  names: z.object({ buyer: z.string(), seller: z.string() }),
  sharers: z.array(sharer),
  canChange: z.boolean(),
  /** Of the tax on the whole price, in rupees; empty where one buyer pays one seller, or no tax is due. */
  taxPairs: z.array(pair),
})
export type Sharers = z.output<typeof sharers>

const shownShare = z.object({
  title: z.string(),
  kind: z.enum(bookingKinds),
  bookingState: z.enum(bookingStates),
  side,
  /** Rupees; of a rental, the rent of a month. */
  price: z.number(),
  bookingAmount: z.number(),
  channel: z.string(),
  names: z.object({ buyer: z.string(), seller: z.string() }),
  name: z.string(),
  share: z.number(),
  /** The others of this side, whoever acts for it first. */
  others: z.array(z.object({ name: z.string(), share: z.number() })),
  attorney: attorney.nullable(),
  /** Where the code goes, masked. */
  mobile: z.string().nullable(),
  state: z.enum(sharerStates),
  canAnswer: z.boolean(),
  /** Of what is shown here: whoever confirms says which they saw. */
  version: z.string(),
})
export type ShownShare = z.output<typeof shownShare>

const myShare = z.object({
  token: z.string(),
  title: z.string(),
  side,
  share: z.number(),
  state: z.enum(sharerStates),
  bookingState: z.enum(bookingStates),
})
export type MyShare = z.output<typeof myShare>

export const shareToken = z
  .string({ error: 'The link is incomplete' })
  .regex(/^[0-9a-z]{1,12}-[0-9a-f]{32}$/, 'The link is incomplete')
const version = z.string({ error: 'Say which version you saw' }).min(1).max(40, 'Say which version you saw')
const codeSent = data(z.object({ mobile: z.string(), resendAfterSeconds: z.number(), isSimulation: z.boolean() }))
const moved = ['not-found', 'moved-on'] as const

export const sharerCalls = describe(paths.bookings, {
  listSharers: {
    access: 'signed-in',
    summary: 'The co-owners and joint buyers of a deal of mine, who of them has confirmed, and the tax of each pair',
    input: z.object({ id }),
    reply: data(sharers),
    errors: ['not-found'],
  },
  nameSharer: {
    access: 'user',
    summary: 'Name a co-owner or joint buyer of my side; everybody named on it confirms anew',
    input: nameSharerInput,
    reply: done,
    errors: [...moved, 'limit-reached', 'ruled-out'],
    limit: { max: 20, seconds: 3600, per: 'person' },
  },
  removeSharer: {
    access: 'user',
    summary: 'Remove a co-owner or joint buyer of my side; everybody else named on it confirms anew',
    input: z.object({ sharerId: id }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  remindSharer: {
    access: 'user',
    summary: 'Send a co-owner or joint buyer of my side the link again',
    input: z.object({ sharerId: id }),
    reply: done,
    errors: [...moved, 'too-soon', 'limit-reached'],
    limit: { max: 20, seconds: 3600, per: 'person' },
  },
  listMyShares: {
    access: 'signed-in',
    summary: 'The deals in which somebody named my mobile number, newest first',
    input: z.object({}),
    reply: data(z.array(myShare)),
  },
  openShare: {
    access: 'public',
    summary: 'What a co-owner or joint buyer is asked to confirm, by the link that was sent to them',
    input: z.object({ token: shareToken }),
    reply: data(shownShare),
    errors: ['not-found'],
    limit: { max: 60, seconds: 60 },
  },
  sendShareCode: {
    access: 'public',
    summary: 'Send the code that confirms a share, in the version that was shown, to the mobile it belongs to',
    input: z.object({ token: shareToken, version }),
    reply: codeSent,
    errors: [...moved, 'too-soon', 'changed-meanwhile'],
    limit: { max: 20, seconds: 60 },
  },
  confirmShare: {
    access: 'public',
    summary: 'Confirm a share and the terms of the deal with the code',
    input: z.object({ token: shareToken, version, otp }),
    reply: done,
    errors: [...moved, 'wrong-otp', 'changed-meanwhile'],
    limit: { max: 20, seconds: 60 },
  },
  declineShare: {
    access: 'public',
    summary: 'Say that I do not agree or was named by mistake; my number is deleted',
    input: z.object({ token: shareToken }),
    reply: done,
    errors: [...moved, 'ruled-out'],
    limit: { max: 20, seconds: 60 },
  },
})
