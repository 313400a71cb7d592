import { z } from 'zod'
import { stopWith } from '../kernel/stop-with.ts'
import { shortestReason } from './facts.ts'

export const decision = z.enum(['approve', 'reject'], { error: 'Choose whether to approve or to reject' })

/** Every decision says why, in words that the person it concerns will read. */
export const decisionReason = z
  .string({ error: 'Give the reason: the person will read it' })
  .trim()
  .min(shortestReason, 'Give the reason in a sentence: the person will read it')
  .max(1000, stopWith('At most 1,000 characters'))
  .regex(/^[^\0]*$/, 'Remove the unreadable character')
