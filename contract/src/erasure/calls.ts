import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { loginPassword } from '../values/people.ts'
import { oneLine } from '../values/text.ts'

/** Typed by the person, so that nobody erases an account by a slip. */
export const erasureWords = 'erase my account'

export const eraseAccountInput = z.object({
  id,
  password: loginPassword,
  confirmation: z
    .string({ error: `Type “${erasureWords}”` })
    .max(60, stopWith(`Type “${erasureWords}”`))
    .refine((text) => oneLine(text).toLowerCase() === erasureWords, {
      error: `Type “${erasureWords}”`,
    }),
})

export const erasure = describe(paths.erasure, {
  getErasure: {
    access: 'signed-in',
    summary: 'What erasing my account would remove, what must stay, and why',
    input: z.object({ id }),
    reply: data(
      z.object({
        goes: z.array(z.string()),
        stays: z.array(z.object({ what: z.string(), why: z.string() })),
        /** Why it cannot be erased now; null when it can. */
        hindrance: z.string().nullable(),
      }),
    ),
    errors: ['not-found'],
  },
  eraseAccount: {
    access: 'signed-in',
    summary: 'Erase my account for good',
    input: eraseAccountInput,
    reply: done,
    errors: ['not-found', 'too-many-tries', 'not-yet'],
    limit: { max: 30, seconds: 600 },
  },
})
