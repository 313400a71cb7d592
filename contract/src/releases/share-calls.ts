import { z } from 'zod'
import { shareToken } from '../bookings/sharer-calls.ts'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { otp } from '../values/people.ts'
import { releaseStates } from './facts.ts'

const release = z.object({
  id: z.number(),
  /** `mine`: my own part of what is paid out to several owners. */
  what: z.enum(['to-approve', 'approved', 'mine']),
  state: z.enum(releaseStates),
  /** Rupees. */
  amount: z.number(),
  /** Where to, masked; of one that waits for an account of mine, none. */
  accounts: z.array(z.string()),
})
export type ReleaseOfShare = z.output<typeof release>

const moved = ['not-found', 'moved-on'] as const

/** What somebody with a share of a deal does about its held money, by the link that was sent to them. */
export const shareReleases = describe(paths.releases, {
  listByShare: {
    access: 'public',
    summary: 'The releases that wait for the word of somebody with a share, and what is paid out to them',
    input: z.object({ token: shareToken }),
    reply: data(z.array(release)),
    errors: ['not-found'],
    limit: { max: 60, seconds: 60 },
  },
  sendOtpByShare: {
    access: 'public',
    summary: 'Send a joint buyer their own code for a release: for these amounts to these accounts, and nothing else',
    input: z.object({ token: shareToken, id }),
    reply: data(z.object({ mobile: z.string(), resendAfterSeconds: z.number(), isSimulation: z.boolean() })),
    errors: [...moved, 'too-soon', 'not-yet'],
    limit: { max: 20, seconds: 60 },
  },
  approveByShare: {
    access: 'public',
    summary: 'Approve a release as a joint buyer, with the code that was sent to me',
    input: z.object({ token: shareToken, id, otp }),
    reply: done,
    errors: [...moved, 'wrong-otp', 'not-yet', 'changed-meanwhile'],
    limit: { max: 20, seconds: 60 },
  },
})
