import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { placeSlug } from '@properysearch/contract/analysis/facts'
import { citySlug, type PublicRole } from '@properysearch/contract/professionals/facts'
import { pathTo } from '@properysearch/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { acceptedEncoding } from '../../platform/http/pages.ts'
import { findAnalysedPlaces } from '../analysis/index.ts'
import { findLiveListings, findLiveParts } from '../listings/index.ts'
import { findCitiesServed, findLastVerified, findVerified } from '../professionals/index.ts'
import { findProvenOwners } from '../promotions/index.ts'
import { findKindsByPlace } from '../search/index.ts'
import { keeper } from './keep.ts'
import { searchAddresses } from './searches.rules.ts'
import { type Entry, sitemapIndex, urlSet } from './sitemap-xml.ts'

export interface SitemapParts {
  db: Db
  now: () => Date
  /** The address people use: what a request calls us is never believed. */
  publicUrl: () => string
}

/** The protocol allows no more in one file. Listings are cut by their ids, so a listing never moves to another file. */
const addressesInFile = 50_000
const atOnce = 5_000

/** `/sitemap.xml` with its parts: searches that find something, every live listing, and who may be found by name. */
export function sitemapRoutes(app: FastifyInstance, { db, now, publicUrl }: SitemapParts): void {
  const keepFile = keeper<Buffer>(now)
  const keepSearches = keeper<string[]>(now)
  const findSearches = () => keepSearches('all', async () => searchAddresses(await findKindsByPlace(db)))

  app.get('/sitemap.xml', async (request, reply) => {
    const write = async () => gzip(sitemapIndex(await findFiles({ db, now, publicUrl }, (await findSearches()).length)))
    return sendXml(request, reply, await keepFile('index', write))
  })

  app.get<{ Params: { part: string } }>('/sitemap-searches-:part(^[1-9]\\d{0,8}).xml', async (request, reply) => {
    const part = Number(request.params.part)
    const paths = (await findSearches()).slice((part - 1) * addressesInFile, part * addressesInFile)
    if (paths.length === 0) throw fail('not-found')
    const entries = paths.map((path) => ({ address: publicUrl() + path }))
    return sendXml(request, reply, await keepFile(`searches-${part}`, () => gzip(urlSet([entries]))))
  })

  app.get('/sitemap-prices.xml', async (request, reply) => {
    const write = async () => gzip(urlSet([await pricedPlaces(db, publicUrl())]))
    return sendXml(request, reply, await keepFile('prices', write))
  })

  app.get<{ Params: { part: string } }>('/sitemap-listings-:part(^[1-9]\\d{0,8}).xml', async (request, reply) => {
    const part = Number(request.params.part)
    const range = { after: (part - 1) * addressesInFile, upTo: part * addressesInFile }
    if ((await findLiveListings(db, { ...range, limit: 1 })).length === 0) throw fail('not-found')
    const write = () => gzip(urlSet(readListings(db, range, publicUrl())))
    return sendXml(request, reply, await keepFile(`listings-${part}`, write))
  })

  app.get('/sitemap-premium.xml', async (request, reply) => {
    const write = async () => gzip(urlSet([await premiumPages(db, now(), publicUrl())]))
    return sendXml(request, reply, await keepFile('premium', write))
  })

  app.get<{ Params: { part: string } }>('/sitemap-professionals-:part(^[1-9]\\d{0,8}).xml', async (request, reply) => {
    const part = Number(request.params.part)
    if (part > (await professionalParts(db))) throw fail('not-found')
    const range = { after: (part - 1) * addressesInFile, upTo: part * addressesInFile }
    const write = () => gzip(urlSet(readProfessionals(db, range, publicUrl())))
    return sendXml(request, reply, await keepFile(`professionals-${part}`, write))
  })
}

/** The cities of each directory, then everybody whose registration was found in the register. */
async function* readProfessionals(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
  site: string,
): AsyncGenerator<Entry[]> {
  if (after === 0) {
    const cities = await Promise.all(
      publicRoles.map(async (role) =>
        (await findCitiesServed(db, role)).map(({ city }) => pageOf(role, citySlug(city))),
      ),
    )
    yield cities.flat().map((path) => ({ address: site + path }))
  }
  for (let last = after; ; ) {
    const some = await findVerified(db, { after: last, upTo, limit: atOnce })
    yield some.map(({ id, role, changedAt }) => ({ address: site + pageOf(role, id), changedAt }))
    if (some.length < atOnce) return
    last = some.at(-1)?.id ?? upTo
  }
}

const publicRoles: readonly PublicRole[] = ['agent', 'evaluator']

function pageOf(role: PublicRole, key: string | number): string {
  return role === 'agent' ? pathTo('agentsAt', { key }) : pathTo('evaluatorsAt', { key })
}

/** The prices of each city and locality that has live listings. */
async function pricedPlaces(db: Db, site: string): Promise<Entry[]> {
  return (await findAnalysedPlaces(db)).map(({ city, locality, changedAt }) => ({
    address: site + pathTo('analysisOf', { place: placeSlug(locality, city) }),
    changedAt,
  }))
}

/** Owners who are promoted now and whose identity was verified. */
async function premiumPages(db: Db, now: Date, site: string): Promise<Entry[]> {
  const owners = await findProvenOwners(db, now, addressesInFile)
  return owners.map(({ id }) => ({ address: site + pathTo('premiumUser', { id }) }))
}

async function findFiles({ db, now, publicUrl }: SitemapParts, searches: number): Promise<Entry[]> {
  const site = publicUrl()
  const parts = await findLiveParts(db, addressesInFile)
  const { length: priced } = await findAnalysedPlaces(db)
  const { length: promoted } = await findProvenOwners(db, now(), 1)
  return [
    { address: `${site}/sitemap-pages.xml` },
    ...Array.from({ length: Math.ceil(searches / addressesInFile) }, (_, i) => ({
      address: `${site}/sitemap-searches-${i + 1}.xml`,
    })),
    ...(priced > 0 ? [{ address: `${site}/sitemap-prices.xml` }] : []),
    ...(promoted > 0 ? [{ address: `${site}/sitemap-premium.xml` }] : []),
    ...parts.map(({ part, changedAt }) => ({ address: `${site}/sitemap-listings-${part}.xml`, changedAt })),
    ...Array.from({ length: await professionalParts(db) }, (_, i) => ({
      address: `${site}/sitemap-professionals-${i + 1}.xml`,
    })),
  ]
}

/** None while nobody is verified. Cut by their ids, like listings. */
async function professionalParts(db: Db): Promise<number> {
  return Math.ceil((await findLastVerified(db)) / addressesInFile)
}

/** Some thousand at a time: however many there are, they are never all in memory. */
async function* readListings(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
  site: string,
): AsyncGenerator<Entry[]> {
  for (let last = after; ; ) {
    const some = await findLiveListings(db, { after: last, upTo, limit: atOnce })
    yield some.map(({ id, changedAt }) => ({ address: site + pathTo('property', { id }), changedAt }))
    if (some.length < atOnce) return
    last = some.at(-1)?.id ?? upTo
  }
}

function sendXml(request: FastifyRequest, reply: FastifyReply, gzipped: Buffer): FastifyReply {
  reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip'])
  if (encoding) return reply.header('content-encoding', encoding).send(gzipped)
  const unzip = createGunzip()
  unzip.end(gzipped)
  return reply.send(unzip)
}

/** Only the compressed bytes are ever whole in memory. */
async function gzip(pieces: AsyncIterable<string>): Promise<Buffer> {
  const zip = createGzip()
  const [bytes] = await Promise.all([buffer(zip), pipeline(Readable.from(pieces), zip)])
  return bytes
}
