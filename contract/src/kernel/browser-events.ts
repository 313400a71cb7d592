import { z } from 'zod'
import type { Access } from '../roles.ts'
import type { FailureBody } from './errors.ts'
import { id } from './page.ts'

/** Something that a browser sends over the live channel, such as that its person is typing. */
export interface BrowserEvent {
  access: Exclude<Access, 'public'>
  /** Ids and little else: a message may have 4 KB. */
  input: z.ZodObject
  /** At most so many from one person in so many seconds. */
  limit: { max: number; seconds: number }
}

/** Everything that browsers may send, by name. Each has one module that handles it. */
export const browserEvents = {
  'conversation.typing': {
    access: 'signed-in',
    input: z.object({ conversationId: id }),
    limit: { max: 60, seconds: 60 },
  },
} satisfies Record<string, BrowserEvent>

export type BrowserEvents = typeof browserEvents

/** What the server answers. */
export type BrowserEventReply = { status: 1 } | FailureBody
