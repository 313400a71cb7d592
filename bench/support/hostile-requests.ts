import { readSearch, searchString } from '@properysearch/contract/search/address'
import { homeCity, lacksCity } from '@properysearch/contract/search/chosen-city'
import { z } from 'zod'
import type { Random } from '../../demo-world/src/random.ts'
import { type Call, calls } from '../../server/test/every-call/calls.ts'
import { type IdKind, idFieldsOf } from '../../server/test/every-call/id-kinds.ts'
import { type FieldSchema, valueFor, type World } from './hostile-fields.ts'

/** A request that anybody may send. */
export interface HostileRequest {
  call: string
  fields: Record<string, unknown>
}

export interface PublicRead {
  name: string
  methodAndPath: string
  fields: Record<string, FieldSchema>
  needed: string[]
}

/** Calls that write, send a message or want a secret have limits of their own and are not read from the listings. */
const leftOut = /^auth\.|^visitors\.|Share|reportProperty|countView|addView|addClick/

const readCalls: PublicRead[] = calls
  .filter(({ title, endpoint }) => endpoint.access === 'public' && !leftOut.test(title))
  .map((call) => {
    const fields = fieldsOf(call)
    return { name: call.title, methodAndPath: `${call.method} ${call.path}`, fields, needed: neededOf(call) }
  })

function fieldsOf(call: Call): Record<string, FieldSchema> {
  const schema = z.toJSONSchema(call.endpoint.input, { io: 'input', unrepresentable: 'any' })
  const named: Record<string, IdKind> = idFieldsOf(call)
  const fields = Object.entries((schema.properties ?? {}) as Record<string, FieldSchema>)
  return Object.fromEntries(
    fields.map(([name, field]) => [name, { ...field, ...(named[name] && { names: named[name] }) }]),
  )
}

/** What a schema transforms is not among what it says must be there. */
function neededOf({ endpoint }: Call): string[] {
  const fields = Object.entries(endpoint.input.shape as Record<string, z.ZodType>)
  return fields.filter(([, field]) => !field.safeParse(undefined).success).map(([name]) => name)
}

/** The same fields as a call that the page makes, or some of them. */
const like = (title: string, ...only: string[]) => {
  const fields = Object.entries(readCalls.find(({ name }) => name === title)?.fields ?? {})
  return Object.fromEntries(only.length === 0 ? fields : fields.filter(([name]) => only.includes(name)))
}

function page(path: string, fields: Record<string, FieldSchema>, needed: string[] = []): PublicRead {
  return { name: `page ${path}`, methodAndPath: `GET ${path}`, fields, needed }
}

const listing: FieldSchema = { type: 'integer', names: 'listing' }
const person: FieldSchema = { type: 'integer', names: 'person' }
const paging = like('professionals.findProfessionals', 'page')

const listPath = '/PropertyListHome'

/** The pages that are made of what the address says: whoever asks for one makes all the calls of it. */
const pages: PublicRead[] = [
  page('/', like('search.getCategoryCounts')),
  page(listPath, like('search.searchProperties')),
  page('/property/ViewPropertyDetails/{id}', { id: listing }, ['id']),
  page('/PropertyCampare', like('listings.listByIds'), ['ids']),
  page('/home/propertyAnalysis', like('analysis.getAllData')),
  page('/home/propertyAnalysis/{place}', { place: { type: 'string', maxLength: 80 } }, ['place']),
  page('/agents', like('professionals.findProfessionals', 'text', 'page')),
  page('/evaluators', like('professionals.findProfessionals', 'text', 'page')),
  page('/agents/{cityKey}', { cityKey: { type: 'string' }, ...paging }, ['cityKey']),
  page('/premium/{id}', { id: person, ...paging }, ['id']),
]

function sitemap(path: string): PublicRead {
  const fields: Record<string, FieldSchema> = path.includes('{part}')
    ? { part: { type: 'integer', minimum: 1, maximum: 12 } }
    : {}
  return { name: `sitemap ${path}`, methodAndPath: `GET ${path}`, fields, needed: Object.keys(fields) }
}

/** Every public read of the contract, what search engines ask for, and the pages. */
export const publicReads: PublicRead[] = [
  ...readCalls,
  ...pages,
  ...['index', 'prices', 'premium', 'searches-1', 'listings-{part}', 'professionals-{part}'].map((part) =>
    sitemap(part === 'index' ? '/sitemap.xml' : `/sitemap-${part}.xml`),
  ),
]

const readOf = (request: HostileRequest) => publicReads.find((read) => read.name === request.call) as PublicRead

/** Only an answer says what may stand there. */
const isFollowed = (name: string) => name === 'after'

export function randomRequest({ name, fields, needed }: PublicRead, random: Random, world: World): HostileRequest {
  const share = random.next()
  const chosen = Object.entries(fields).filter(
    ([field]) => needed.includes(field) || (!isFollowed(field) && random.next() < share),
  )
  return {
    call: name,
    fields: Object.fromEntries(chosen.map(([field, schema]) => [field, valueFor(field, schema, random, world)])),
  }
}

/** The same request with one field more, one fewer, or one other; or the page after it, where its answer names one. */
export function neighbourOf(
  request: HostileRequest,
  { next, random, world }: { next: string | undefined; random: Random; world: World },
): HostileRequest {
  const { fields, needed } = readOf(request)
  const { after, ...asked } = request.fields
  if (next !== undefined && random.next() < 0.15) {
    return { ...request, fields: { ...asked, after: next, page: Number(asked.page ?? 1) + 1 } }
  }
  const names = Object.keys(fields).filter((name) => !isFollowed(name))
  if (names.length === 0) return request
  const name = random.pick(names)
  const { [name]: had, ...rest } = asked
  if (had !== undefined && !needed.includes(name) && random.next() < 0.4) return { ...request, fields: rest }
  return { ...request, fields: { ...rest, [name]: valueFor(name, fields[name] ?? {}, random, world) } }
}

/** The same as nobody has asked it yet: what was asked before, the analysis answers from memory. */
export function askedAnew(request: HostileRequest, turn: number): HostileRequest {
  if (!('min_price' in readOf(request).fields)) return request
  return { ...request, fields: { ...request.fields, min_price: Number(request.fields.min_price ?? 0) + turn } }
}

/** As it travels. */
export function wireOf(request: HostileRequest): { method: 'GET' | 'POST'; url: string; payload?: object } {
  const [method = 'GET', path = ''] = readOf(request).methodAndPath.split(' ')
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
  if (path === listPath) return { method: 'GET', url: filled + tidied(query) }
  return { method: 'GET', url: query.size > 0 ? `${filled}?${query}` : filled }
}

/** The list answers a search in its one spelling, and leads any other there. */
function tidied(query: URLSearchParams): string {
  const search = readSearch(query)
  return searchString(lacksCity(search) ? { ...search, city: homeCity } : search)
}
