import type { Client } from '@properysearch/contract/kernel/client'
import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { randomFrom } from '../demo-world/src/random.ts'
import { type BenchApp, openBenchApp } from './support/bench-app.ts'
import { loadListings } from './support/load-listings.ts'
import { compare } from './support/measure.ts'
import { recordSql, replay, type Statement } from './support/recorded-sql.ts'
import { keepResults, type Line, report, say } from './support/report.ts'

// What each search costs against the bare SQL it sends, and whether page 500 costs more than page 1.

const clients = 8
/** Only the lines whose name holds this; for tuning. */
const only = process.env.BENCH_ONLY ?? ''
const options = { clients, pairs: 7, ms: Number(process.env.BENCH_SLICE_MS ?? 700) }
const variants = 40
const random = randomFrom('search bench')
const localities = ['Baner', 'Wakad', 'Kothrud', 'Hadapsar', 'Kharadi', 'Aundh', 'Undri', 'Ravet', 'Moshi', 'Warje']
const mistyped = ['banerr', 'wakkad', 'kotrud', 'hadpsar', 'kharadhi', 'aundhh', 'undrii', 'ravett', 'moshii', 'warjee']
const puneBox = '73.70,18.40,74.05,18.70'

interface Case {
  name: string
  call: (client: Client) => (() => Promise<unknown>)[]
}

const many = (make: (i: number) => (client: Client) => Promise<unknown>) => (client: Client) =>
  Array.from({ length: variants }, (_, i) => {
    const call = make(i)
    return () => call(client)
  })
const pick = <T>(from: readonly T[]) => random.pick(from)

const filtered = (): SentSearchQuery => ({
  type: pick(['buy', 'rent'] as const),
  bhk: pick(['2', '3', '1,2', '2,3']),
  furnishing: pick(['Furnished', 'Semi-Furnished', 'UnFurnished']),
  postedBy: pick(['owner', 'agent']),
})
const near = () => ({ lat: 18.5 + random.next() * 0.1, lng: 73.75 + random.next() * 0.15 })

const cases: Case[] = [
  {
    name: 'filtered search, all India',
    call: many(() => {
      const q = filtered()
      return (client) => client.search.searchProperties(q)
    }),
  },
  {
    name: 'filtered search, a locality',
    call: many((i) => {
      const q = { ...filtered(), text: localities[i % 10] as string }
      return (client) => client.search.searchProperties(q)
    }),
  },
  {
    name: 'filtered search, map view of Pune',
    call: many(() => {
      const q = { ...filtered(), box: puneBox }
      return (client) => client.search.searchProperties(q)
    }),
  },
  {
    name: 'free text with a typing error',
    call: many((i) => {
      const text = `2 bhk in ${mistyped[i % 10]} under ${random.between(60, 120)} lakh`
      return (client) => client.search.searchProperties({ text })
    }),
  },
  {
    name: 'free text, mistyped words',
    call: many((i) => {
      const text = `${pick(['terace', 'gardn', 'libary', 'balcny'])} ${pick(['metro', 'quiet', 'lake'])} ${localities[i % 10]}`
      return (client) => client.search.searchProperties({ text })
    }),
  },
  {
    name: 'nearby',
    call: many(() => {
      const at = near()
      return (client) => client.search.listNearby(at)
    }),
  },
  {
    name: 'map clusters of a city',
    call: many(() => {
      const type = pick(['buy', 'rent'] as const)
      return (client) => client.search.getClusters({ type, box: puneBox, zoom: 11 })
    }),
  },
  {
    name: 'map clusters of India',
    call: many(() => {
      const type = pick(['buy', 'rent'] as const)
      return (client) => client.search.getClusters({ type, zoom: 5 })
    }),
  },
  {
    name: 'facets of a city',
    call: many(() => {
      const q = { type: pick(['buy', 'rent'] as const), text: 'pune', bhk: pick(['2', '3']) }
      return (client) => client.search.getFacets(q)
    }),
  },
  {
    name: 'facets of a locality, filtered',
    call: many((i) => {
      const q = { ...filtered(), text: localities[i % 10] as string }
      return (client) => client.search.getFacets(q)
    }),
  },
]

const deep: { name: string; query: SentSearchQuery }[] = [
  { name: 'filtered search, all India', query: { type: 'buy', bhk: '2,3', furnishing: 'Furnished' } },
  { name: 'filtered search, by price', query: { type: 'buy', bhk: '2,3', sort: 'price-low' } },
  { name: 'filtered search, map view of Pune', query: { type: 'buy', box: puneBox, bhk: '2' } },
  { name: 'free text with a typing error', query: { text: '2 bhk in punee' } },
  { name: 'free text, mistyped words', query: { text: 'terace' } },
  { name: 'nearby', query: { near: '18.55,73.85', radiusKm: '50', sort: 'distance' } },
]

export async function run(): Promise<void> {
  const app = await openBenchApp(clients)
  try {
    const listings = await loadListings(app.db)
    say(`\nSearch over ${listings.toLocaleString('en-IN')} listings, ${clients} clients`)
    const against = await againstBareSql(app)
    const depth = await againstFirstPage(app)
    if (only === '') await keepResults('search', { listings, clients, against, depth })
  } finally {
    await app.close()
  }
}

async function againstBareSql({ db, client }: BenchApp): Promise<Line[]> {
  say('The call against the bare SQL it sends: at most 1.5 times the time')
  const lines: Line[] = []
  for (const { name, call } of cases.filter((benchCase) => benchCase.name.includes(only))) {
    const calls = call(client)
    const statements: Statement[][] = []
    for (const send of calls) statements.push(await recordSql(db.pool, send))
    const compared = await compare(
      (turn) => (calls[turn % calls.length] as () => Promise<unknown>)(),
      (turn) => replay(db.pool, statements[turn % statements.length] ?? []),
      options,
    )
    lines.push(report({ what: name, atMost: 1.5, ...compared }))
  }
  return lines
}

async function againstFirstPage({ client }: BenchApp): Promise<Line[]> {
  say('\nPage 500 against page 1: at most twice the time')
  const lines: Line[] = []
  for (const { name, query } of deep.filter((search) => search.name.includes(only))) {
    let after: string | null = null
    let page = 1
    while (page < 500) {
      const found: { nextAfter: string | null } = await client.search.searchProperties(
        after ? { ...query, after } : query,
      )
      if (!found.nextAfter) break
      after = found.nextAfter
      page += 1
    }
    const compared = await compare(
      () => client.search.searchProperties({ ...query, after }),
      () => client.search.searchProperties(query),
      options,
    )
    const what = page === 500 ? name : `${name} (page ${page}, the last)`
    lines.push(report({ what, atMost: 2, ...compared }))
  }
  return lines
}
