import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import {
  type Block,
  type ClosedDeal,
  findBlocksSince,
  findPlaces,
  type PlaceRow,
  type UsualMonth,
} from '../keeping/blocks.sql.ts'
import { type Columns, unpack } from '../keeping/columns.rules.ts'
import { makeReady, type Ready } from './ready.rules.ts'

/** A locality, or what a city has outside of ours, with what is live there. */
export interface MarketPlace extends PlaceRow {
  listings: Columns
  ready: Ready
  madeAt: Date
}

/** What this process holds in memory: all that the charts are counted from. */
export interface Market {
  /** In the order of cities and localities. */
  places: readonly MarketPlace[]
  /** By `dealKey`. */
  deals: ReadonlyMap<string, readonly ClosedDeal[]>
  dealsAt: Date | null
  /** The monthly medians by `monthKey`, the oldest first. */
  months: ReadonlyMap<string, readonly UsualMonth[]>
  monthsAt: Date | null
}

interface Kept {
  version: number
  known: Map<string, PlaceRow> | null
  places: Map<string, MarketPlace>
  market: Market
  /** While all is read for the first time. */
  first: Promise<Market> | null
}

const nothing: Market = { places: [], deals: new Map(), dealsAt: null, months: new Map(), monthsAt: null }

/** One for each app: its adapters are its own. */
const keptBy = new WeakMap<Context['adapters'], Kept>()

export const monthKey = (of: Pick<UsualMonth, 'cityId' | 'localityId' | 'listedIn' | 'subcategory'>): string =>
  `${of.cityId}:${of.localityId}:${of.listedIn}:${of.subcategory}`

export const dealKey = (of: Pick<ClosedDeal, 'cityId' | 'localityId'>): string => `${of.cityId}:${of.localityId}`

/** As it was last packed: every call asks whether anything was, and reads only that. */
export async function marketOf({ db, adapters }: Pick<Context, 'db' | 'adapters'>): Promise<Market> {
  const kept = keptFor(adapters)
  if (kept.version > 0) return bringUpToDate(db, kept)
  kept.first ??= bringUpToDate(db, kept).finally(() => {
    kept.first = null
  })
  // Whoever began it may have hung up: the others go on by themselves.
  return kept.first.catch(() => bringUpToDate(db, kept))
}

/** Inside a transaction, which never waits for what another connection reads. */
export const marketWithin = ({ db, adapters }: Pick<Context, 'db' | 'adapters'>): Promise<Market> =>
  bringUpToDate(db, keptFor(adapters))

function keptFor(adapters: Context['adapters']): Kept {
  const kept = keptBy.get(adapters) ?? fresh()
  keptBy.set(adapters, kept)
  return kept
}

/** Reads the market once, for a caller that keeps nothing. */
export const readMarket = (db: Db): Promise<Market> => bringUpToDate(db, fresh())

const fresh = (): Kept => ({ version: 0, known: null, places: new Map(), market: nothing, first: null })

async function bringUpToDate(db: Db, kept: Kept): Promise<Market> {
  const blocks = await findBlocksSince(db, kept.version)
  if (blocks.length === 0) return kept.market
  kept.known ??= new Map((await findPlaces(db)).map((place) => [`place:${place.cityId}:${place.localityId}`, place]))
  for (const block of blocks) take(kept, block)
  const order = [...kept.known.keys()]
  kept.market = {
    ...kept.market,
    places: order.flatMap((name) => kept.places.get(name) ?? []).filter(({ listings }) => listings.n > 0),
  }
  return kept.market
}

/** Two requests may bring the same block: the older never replaces the newer. */
function take(kept: Kept, { name, version, madeAt, body }: Block): void {
  if (version <= kept.version) return
  kept.version = version
  if (name === 'deals') {
    const deals = Map.groupBy(JSON.parse(body.toString()) as ClosedDeal[], dealKey)
    kept.market = { ...kept.market, deals, dealsAt: madeAt }
  } else if (name === 'months') {
    const months = Map.groupBy(JSON.parse(body.toString()) as UsualMonth[], monthKey)
    kept.market = { ...kept.market, months, monthsAt: madeAt }
  } else {
    const place = kept.known?.get(name)
    if (!place) return
    const listings = unpack(body)
    kept.places.set(name, { ...place, listings, ready: makeReady(listings), madeAt })
  }
}
