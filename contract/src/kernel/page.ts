import { z } from 'zod'
import { envelope } from './endpoint.ts'

/**
 * A whole number, as digits in a path or a query or as a number in a body. Not coerced: `1e3`, `0x10`, `true` and a
 * list of one would all become numbers.
 */
export function wholeNumber(
  { min, max }: { min: number; max: number },
  message: string,
  tooLarge = message,
): z.ZodType<number, number | string> {
  return z
    .transform((given: unknown, ctx): number => {
      const value = typeof given === 'string' && /^-?\d{1,16}$/.test(given) ? Number(given) : given
      if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) return value as number
      const isTooLarge = typeof value === 'number' && value > max
      ctx.issues.push({ code: 'custom', message: isTooLarge ? tooLarge : message, input: given })
      return z.NEVER
    })
    .meta({ type: 'integer', minimum: min, maximum: max }) as unknown as z.ZodType<number, number | string>
}

/** Lists page with `?page=` from 1. */
export const page = wholeNumber(
  { min: 1, max: 1_000_000 },
  'Page must be a whole number of 1 or more.',
  'Page is too large.',
).default(1)

export function pageOf<T extends z.ZodType>(item: T) {
  return envelope({ data: z.array(item), page: z.number(), pageSize: z.number(), total: z.number() })
}

/** A row's id, as written in a path or a body. */
export const id = wholeNumber(
  { min: 1, max: Number.MAX_SAFE_INTEGER },
  'The id must be a whole number of 1 or more.',
  'The id is too large.',
)

/** The same, where 0 means all of them. */
export const idOrZero = wholeNumber(
  { min: 0, max: Number.MAX_SAFE_INTEGER },
  'The id must be a whole number of 0 or more.',
  'The id is too large.',
)
