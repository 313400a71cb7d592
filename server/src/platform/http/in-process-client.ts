import { type Client, callFailure, createClient } from '@properysearch/contract/kernel/client'
import { wayOf } from '@properysearch/contract/kernel/method-and-path'
import { paths } from '@properysearch/contract/paths'
import type { Role } from '@properysearch/contract/roles'
import { Failure, fail } from '../errors.ts'
import { answer } from './answer.ts'
import { askedBy } from './caller.ts'
import type { CostlyReads } from './costly-reads.ts'
import { isUnavailable } from './errors-to-replies.ts'
import type { Route } from './handlers.ts'

/** The typed client for pages rendered here: the same calls without the wire, always as an anonymous visitor. */
export function inProcessClient<Ctx extends { user: { role: Role } | null }>(
  routes: Route<Ctx>[],
  makeAnonymousContext: () => Ctx,
  reads: CostlyReads,
): Client {
  const byName = new Map(routes.map((route) => [`${route.domain}.${route.name}`, route]))
  return createClient(async ({ domain, name, url, body }) => {
    const route = byName.get(`${domain}.${name}`)
    if (!route) throw new Error(`No such call: ${domain}.${name}`)
    try {
      const work = () => answer(route, makeAnonymousContext(), { ...fieldsOf(route, url), ...body })
      const asker = route.endpoint.isCostly ? askedBy.getStore() : undefined
      return await (asker ? reads.inTurn(asker, work) : work())
    } catch (error) {
      const failure = error instanceof Failure ? error : isUnavailable(error) ? fail('unavailable') : undefined
      throw failure ? callFailure(failure.http, failure.toBody()) : error
    }
  }, paths)
}

/** Reads path parameters and query back from the address the client made. */
function fieldsOf<Ctx>(route: Route<Ctx>, url: string): Record<string, string> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const template = wayOf(route.endpoint.methodAndPath).path.split('/')
  const fields: Record<string, string> = Object.fromEntries(searchParams)
  pathname.split('/').forEach((part, i) => {
    const keys = [...(template[i]?.matchAll(/\{(\w+)\}/g) ?? [])].map((match) => match[1] as string)
    const values = keys.length > 1 ? part.split(',') : [part]
    for (const [at, key] of keys.entries()) fields[key] = decodeURIComponent(values[at] ?? '')
  })
  return fields
}
