import {
  bhkNames,
  facings,
  furnishings,
  possessions,
  postedByNames,
  propertyAges,
} from '@properysearch/contract/listings/facts'
import { randomFrom } from '../../demo-world/src/random.ts'

// Requests that nobody asked for a minute ago: each is another one.

export interface ColdRequest {
  path: string
  body?: Record<string, string>
}

export interface ColdCase {
  what: string
  /** Process and database together, in milliseconds of the machine on which the floor reads one row in `readThere`. */
  goalMs?: number
  /** As the product is asked, and as the floor is asked for the like of it. */
  product?: (turn: number) => ColdRequest
  floor?: (turn: number) => ColdRequest
  /** Of the HTML of a page, before compression. */
  goalKb?: number
}

/** The floor's single read by key on the machine of the goals, in milliseconds of processor. */
export const readThere = 0.39

const random = randomFrom('cold')
const localities = ['Baner', 'Wakad', 'Kothrud', 'Hadapsar', 'Kharadi', 'Aundh', 'Undri', 'Ravet', 'Moshi', 'Warje']
const mistyped = ['banerr', 'wakkad', 'kotrud', 'hadpsar', 'kharadhi', 'aundhh', 'undrii', 'ravett', 'moshii', 'warjee']
const begun = [
  'ba',
  'wak',
  'kot',
  'hada',
  'kha',
  'gre',
  'sun',
  'riv',
  'lake v',
  'east c',
  'gard',
  'pun',
  'park en',
  'so',
]
const some = <T>(from: readonly T[], share: number) => (random.next() < share ? random.pick(from) : undefined)
const withoutBlanks = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<string, string>

/** In rupees, from a narrow range to nearly everything. */
function prices(deal: 'buy' | 'rent') {
  const from = deal === 'buy' ? random.between(200, 1200) * 10_000 : random.between(80, 300) * 100
  const to = Math.round((from * random.between(105, 300)) / 100)
  return { minPrice: String(from), maxPrice: String(to) }
}

function box() {
  const [west, south] = [73.7 + random.next() * 0.2, 18.4 + random.next() * 0.2]
  const size = 0.02 + random.next() * 0.15
  return [west, south, west + size, south + size].map((side) => side.toFixed(5)).join(',')
}

/** Any combination of what the filters offer. */
function anything() {
  const type = random.pick(['buy', 'rent'] as const)
  const place = random.pick(['city', 'locality', 'box'])
  return withoutBlanks({
    type,
    ...(place === 'box' ? { box: box() } : place === 'city' ? { city: 'Pune' } : { text: random.pick(localities) }),
    ...(random.next() < 0.5 ? prices(type) : {}),
    bhk: some(['1', '2', '3', '2,3'], 0.6),
    bathrooms: some(['2', '3'], 0.2),
    furnishing: some(furnishings, 0.3),
    facing: some(facings, 0.15),
    age: some(propertyAges, 0.15),
    possession: some(possessions, 0.2),
    postedBy: some(Object.keys(postedByNames), 0.25),
    sort: some(['newest', 'price-low', 'price-high', 'price-per-sqft'], 0.3),
  })
}

const get = (path: string, query: Record<string, string>) => ({ path: `${path}?${new URLSearchParams(query)}` })
const search = (body: Record<string, string>) => ({ path: '/api/property/serchproperty', body })
const facets = (query: Record<string, string>) => get('/api/search/facets', query)
const groups = (query: Record<string, string>) => get('/api/search/clusters', query)
const list = (query: Record<string, string>) => get('/PropertyListHome', query)
/** A page of results for any combination of filters. */
export const anyListPage = () => list(anything())
const wholePune = '73.70,18.40,74.05,18.70'
const rooms = () => random.pick(Object.keys(bhkNames).slice(1, 5))

/** `ids`: as many live listings as there are turns, in no order. `city`: the number of Pune. */
export function coldCases(ids: readonly number[], city: number): ColdCase[] {
  const property = (turn: number) => ids[turn % ids.length] as number
  const asked = (more: Record<string, string>) => ({ city: String(city), kind: 'Flats', deal: 'sell', ...more })
  const range = () => {
    const { minPrice, maxPrice } = prices('buy')
    return { from: `${minPrice}00`, to: `${maxPrice}00` }
  }
  return [
    { what: 'one row by its key', floor: (turn) => ({ path: `/property/${property(turn)}` }) },
    {
      what: 'property as JSON',
      goalMs: 1.2,
      product: (turn) => ({ path: `/api/property/getPropertyData/${property(turn)}` }),
    },
    {
      what: 'similar properties',
      product: (turn) => ({ path: `/api/property/getofferproperty/${property(turn)}`, body: {} }),
    },
    {
      what: 'search, Pune, free price range',
      goalMs: 8,
      product: () => search({ type: 'buy', subCategory: 'flats', city: 'Pune', bhk: rooms(), ...prices('buy') }),
      floor: () => get('/search', asked({ bhk: rooms(), ...range() })),
    },
    { what: 'search, any combination of filters', product: () => search(anything()) },
    {
      what: 'search, a typing error',
      product: (turn) =>
        search({ text: `2 bhk in ${mistyped[turn % 10]} under ${random.between(600, 1200) / 10} lakh` }),
    },
    {
      what: 'facets, Pune, free price range',
      goalMs: 15,
      product: () => facets({ type: 'buy', city: 'Pune', ...prices('buy') }),
      floor: () => get('/facets', asked(range())),
    },
    {
      what: 'facets, Pune, furnishing and posted by',
      goalMs: 15,
      product: () =>
        facets({
          type: 'buy',
          city: 'Pune',
          bhk: rooms(),
          furnishing: random.pick(furnishings),
          postedBy: random.pick(Object.keys(postedByNames)),
        }),
    },
    { what: 'facets, any combination of filters', product: () => facets(anything()) },
    {
      what: 'map groups, Pune, BHK',
      goalMs: 15,
      product: () => groups({ type: random.pick(['buy', 'rent']), box: wholePune, bhk: rooms(), zoom: '11' }),
      floor: () => get('/groups', asked({ bhk: rooms() })),
    },
    { what: 'map groups, any combination of filters', product: () => groups({ ...anything(), box: box() }) },
    {
      what: 'suggestions while typing',
      goalMs: 3,
      product: (turn) => get('/api/search/suggest', { text: begun[turn % begun.length] as string }),
    },
    {
      what: 'property page',
      goalMs: 12,
      goalKb: 70,
      product: (turn) => ({ path: `/property/ViewPropertyDetails/${property(turn)}` }),
    },
    {
      what: 'list page, Pune, 2 BHK, any price',
      goalMs: 20,
      goalKb: 90,
      product: () => list({ type: 'buy', city: 'Pune', ...prices('buy'), bhk: '2' }),
    },
    {
      what: 'list page, a locality',
      goalMs: 15,
      goalKb: 90,
      product: (turn) => list({ type: 'buy', text: localities[turn % 10] as string, ...prices('buy') }),
    },
    { what: 'home', goalKb: 200, product: (turn) => ({ path: turn % 2 ? '/' : '/?city=Mumbai' }) },
  ]
}
