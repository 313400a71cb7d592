import { z } from 'zod'
import { envelope } from './endpoint.ts'

/** Lists page with `?page=` from 1. */
export const page = z.coerce
  .number<number>({ error: 'Page must be a whole number from 1.' })
  .int('Page must be a whole number from 1.')
  .min(1, 'Page must be a whole number from 1.')
  .max(1_000_000, 'Page is too large.')
  .default(1)

export function pageOf<T extends z.ZodType>(item: T) {
  return envelope({ data: z.array(item), page: z.number(), pageSize: z.number(), total: z.number() })
}

/** A row's id as it stands in a path or a body. */
export const id = z.coerce
  .number<number | string>({ error: 'This id must be a whole number.' })
  .int('This id must be a whole number.')
  .min(1, 'This id must be a whole number from 1.')
  .max(Number.MAX_SAFE_INTEGER, 'This id is too large.')
