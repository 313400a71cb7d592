import { admits, type Role } from '@properysearch/contract/roles'
import { z } from 'zod'
import { Failure, fail, invalid } from '../errors.ts'
import type { ArrivingFile, Route, UploadedFile } from './handlers.ts'

// Where a schema says nothing of its own, the sentence still names the field and no internals.
z.config({
  customError: (issue) => {
    const field = issue.path?.join('.') || 'This'
    return issue.input === undefined ? `${field} is required` : `${field} is not valid`
  },
})

/** The way of every call, over HTTP or within the process: access, input, handler, reply. */
export async function answer<Ctx extends { user: { role: Role } | null }>(
  route: Route<Ctx>,
  ctx: Ctx,
  input: unknown,
  file?: UploadedFile | ArrivingFile,
): Promise<unknown> {
  const { endpoint } = route
  checkAccess(route, ctx)
  const result = await route.handler(ctx, parseInput(endpoint.input, input), file)
  if (endpoint.download) return result
  return { status: 1, ...endpoint.reply.parse(result) }
}

export function checkAccess<Ctx extends { user: { role: Role } | null }>(route: Route<Ctx>, { user }: Ctx): void {
  if (!admits(route.endpoint.access, user?.role ?? null)) throw fail(user ? 'role-not-allowed' : 'signed-out')
}

export function parseInput(schema: z.ZodObject, input: unknown): unknown {
  const parsed = schema.safeParse(input)
  if (parsed.success) {
    const field = fieldWithNul(parsed.data, [])
    if (field) throw invalid({ [field]: 'Please remove the invisible character from this field.' })
    return parsed.data
  }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] = `We do not know the field ‘${key.slice(0, 40)}’.`
    } else fields[issue.path.join('.') || 'body'] ??= issue.message
  }
  throw new Failure('invalid-input', Object.values(fields)[0] ?? 'Please check the marked fields.', { fields })
}

/** PostgreSQL cannot store U+0000 in a text. Looks only at what the schema let through, so its depth is bounded. */
function fieldWithNul(value: unknown, path: string[]): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') || 'body' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const field = fieldWithNul(inner, [...path, key])
    if (field) return field
  }
  return undefined
}
