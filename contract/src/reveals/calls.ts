import { z } from 'zod'
import { describe } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { roleNames } from '../roles.ts'
import { revealActs, revealWays } from './facts.ts'

const moment = z.iso.datetime()

const reveal = z.object({
  id: z.number(),
  way: z.enum(keysOf(revealWays)),
  /** Of the unlocked contact, of what I told agents, or of the visit: whatever stops it takes this id. */
  subjectId: z.number(),
  holder: z.object({ name: z.string(), role: z.enum(keysOf(roleNames)), image: z.string().nullable() }),
  /** The listing it was about, if any. */
  propertydata: z.object({ id: z.number(), title: z.string() }).nullable(),
  at: moment,
})

const holder = reveal.extend({
  /** When it will be hidden again by itself. */
  until: moment.nullable(),
  /** Whether I can end it now. */
  mayStop: z.boolean(),
})
export type NumberHolder = z.output<typeof holder>

const logged = reveal.extend({ act: z.enum(keysOf(revealActs)) })
export type LoggedReveal = z.output<typeof logged>

export const reveals = describe(paths.reveals, {
  listHolders: {
    access: 'user',
    summary: 'Who can see my number now, in what way and since when, newest first',
    input: z.object({ page }),
    reply: pageOf(holder),
  },
  listLog: {
    access: 'user',
    summary: 'Each time my number became visible to somebody, and when that ended, newest first; the log only grows',
    input: z.object({ page }),
    reply: pageOf(logged),
  },
})
