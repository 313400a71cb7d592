import { z } from 'zod'
import { data, done } from '../kernel/endpoint.ts'
import { id, page } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { uploadId } from '../listings/calls.ts'
import { paperMaxBytes } from '../listings/papers.ts'

// What is alike when money of a deal and when the fee of a hire is disputed.

/** Of several lines. */
export const words = (error: string, least = 10) =>
  z
    .string({ error })
    .trim()
    .min(least, stopWith(error))
    .max(2000, stopWith('At most 2,000 characters'))
    .regex(/^[^\0]*$/, 'Remove the unreadable character')

export const moved = ['not-found', 'moved-on'] as const

/** A file that one of these sides handed in. */
export const handedInFile = <const Side extends string>(sides: readonly [Side, ...Side[]]) =>
  z.object({
    id: z.number(),
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.number(),
    addedBy: z.enum(sides),
    addedAt: z.iso.datetime(),
  })

/** Takes a PDF, a JPEG or a PNG, and answers how it is listed. */
export const takesFile = <File extends z.ZodType>(file: File) => ({
  input: z.object({ id, uploadId }),
  reply: data(file),
  errors: [...moved, 'limit-reached', 'file-too-large', 'wrong-file-type'] as const,
  upload: { maxBytes: paperMaxBytes },
  limit: { max: 30, seconds: 60, per: 'person' } as const,
})

export const givesFile = {
  input: z.object({ id, fileId: id }),
  reply: done,
  errors: ['not-found'],
  download: true,
} as const

/** What the back office chooses from: a page of the open disputes, or of those that are over. */
export const openOrOver = z.object({ show: z.enum(['open', 'over']).default('open'), page })
