import { contract } from '@properysearch/contract'
import type { Endpoint } from '@properysearch/contract/kernel/endpoint'
import { z } from 'zod'
import type { Random } from '../../demo-world/src/random.ts'
import { type FieldSchema, valueFor, type World } from './hostile-fields.ts'

/** A request that anybody may send. */
export interface HostileRequest {
  call: string
  fields: Record<string, unknown>
}

interface PublicCall {
  name: string
  methodAndPath: string
  fields: Record<string, FieldSchema>
  needed: string[]
}

/** Calls that write, or send a message, have limits of their own and are not read from the listings. */
const writing = /^auth\.|report|countView|addView|addClick/

/** Every public read of the contract, and what search engines ask for. */
export const publicCalls: PublicCall[] = [
  ...Object.entries(contract).flatMap(([domain, endpoints]) =>
    (Object.entries(endpoints) as [string, Endpoint][])
      .filter(([name, { access }]) => access === 'public' && !writing.test(`${domain}.${name}`))
      .map(([name, endpoint]) => {
        const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
        const fields = (schema.properties ?? {}) as Record<string, FieldSchema>
        const inPath = [...endpoint.methodAndPath.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
        const needed = [...(schema.required ?? []), ...inPath]
        return { name: `${domain}.${name}`, methodAndPath: endpoint.methodAndPath, fields, needed }
      }),
  ),
  { name: 'sitemap', methodAndPath: 'GET /sitemap.xml', fields: {}, needed: [] },
  { name: 'sitemap of searches', methodAndPath: 'GET /sitemap-searches-1.xml', fields: {}, needed: [] },
  {
    name: 'sitemap of listings',
    methodAndPath: 'GET /sitemap-listings-{part}.xml',
    fields: { part: { type: 'integer', minimum: 1, maximum: 12 } },
    needed: ['part'],
  },
]

const callOf = (request: HostileRequest) => publicCalls.find((call) => call.name === request.call) as PublicCall

export function randomRequest({ name, fields, needed }: PublicCall, random: Random, world: World): HostileRequest {
  const share = random.next()
  const chosen = Object.entries(fields).filter(
    ([field]) => needed.includes(field) || (field !== 'after' && random.next() < share),
  )
  return {
    call: name,
    fields: Object.fromEntries(chosen.map(([field, schema]) => [field, valueFor(field, schema, random, world)])),
  }
}

/** The same request with one field more, one fewer, or one other. */
export function neighbourOf(request: HostileRequest, random: Random, world: World): HostileRequest {
  const { fields, needed } = callOf(request)
  const names = Object.keys(fields).filter((name) => name !== 'after')
  if (names.length === 0) return request
  const name = random.pick(names)
  const { [name]: had, ...rest } = request.fields
  if (had !== undefined && !needed.includes(name) && random.next() < 0.4) return { ...request, fields: rest }
  return { ...request, fields: { ...rest, [name]: valueFor(name, fields[name] ?? {}, random, world) } }
}

/** As it travels. */
export function wireOf(request: HostileRequest): { method: 'GET' | 'POST'; url: string; payload?: object } {
  const [method = 'GET', path = ''] = callOf(request).methodAndPath.split(' ')
  const rest = { ...request.fields }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method === 'POST') return { method, url: filled, payload: rest }
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
  )
  return { method: 'GET', url: query.size > 0 ? `${filled}?${query}` : filled }
}
