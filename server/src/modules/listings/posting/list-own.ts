import type { OwnRow } from '@properysearch/contract/listings/calls'
import { missingOf } from '@properysearch/contract/listings/steps'
import { type CallContext, signedInAs } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { findCities } from '../../places/index.ts'
import { findByIds, findOwnIds, findOwnPage, type ListingRow, toFields } from '../listing.sql.ts'
import { findPictures, toOwnPicture } from '../media/pictures.sql.ts'
import { findItems } from '../showing/item.sql.ts'
import { countViews } from '../views/views.sql.ts'
import { absurdIn } from './look-at-place.ts'

/** How many there are for each of these listings; those without are left out. */
export type CountByListing = (db: Db, ids: readonly number[]) => Promise<Map<number, number>>

export interface Counters {
  favourites: readonly CountByListing[]
  /** Every way somebody asks about a listing; together they are its leads. */
  requests: readonly CountByListing[]
}

const pageSize = 20

export async function listMine(ctx: CallContext, input: { id: number; page: number }, counters: Counters) {
  const { id } = signedInAs(ctx, input.id)
  const total = (await findOwnIds(ctx.db, id)).length
  const rows = await findOwnPage(ctx.db, id, { limit: pageSize, offset: (input.page - 1) * pageSize })
  return { data: await toOwnRows(ctx.db, rows, counters), page: input.page, pageSize, total }
}

export async function listVerified(ctx: CallContext, input: { id: number; page: number }) {
  const ids = await findOwnIds(ctx.db, signedInAs(ctx, input.id).id, 'verified')
  const data = await findItems(ctx.db, pageOf(ids, input.page))
  return { data, page: input.page, pageSize, total: ids.length }
}

/** An owner has few enough listings to count and sort them all. */
export async function listByRequests(ctx: CallContext, input: { id: number; page: number }, counters: Counters) {
  const all = await findOwnIds(ctx.db, signedInAs(ctx, input.id).id)
  const requests = await sumOf(ctx.db, all, counters.requests)
  const asked = all
    .filter((id) => (requests.get(id) ?? 0) > 0)
    .sort((a, b) => (requests.get(b) ?? 0) - (requests.get(a) ?? 0) || b - a)
  const rows = await findByIds(ctx.db, pageOf(asked, input.page))
  const data = (await toOwnRows(ctx.db, rows, counters)).map((row) => ({ ...row, requestCount: row.counts.leads }))
  return { data, page: input.page, pageSize, total: asked.length }
}

function pageOf(ids: readonly number[], page: number): number[] {
  return ids.slice((page - 1) * pageSize, page * pageSize)
}

async function sumOf(
  db: Db,
  ids: readonly number[],
  counters: readonly CountByListing[],
): Promise<Map<number, number>> {
  const sums = new Map<number, number>()
  for (const count of counters) {
    for (const [id, n] of await count(db, ids)) sums.set(id, (sums.get(id) ?? 0) + n)
  }
  return sums
}

export async function toOwnRows(db: Db, rows: readonly ListingRow[], counters: Counters): Promise<OwnRow[]> {
  const ids = rows.map((row) => row.id)
  const [views, favourites, leads, cities] = await Promise.all([
    countViews(db, ids),
    sumOf(db, ids, counters.favourites),
    sumOf(db, ids, counters.requests),
    findCities(db),
  ])
  return Promise.all(
    rows.map(async (row) => {
      const fields = toFields(row)
      const photos = (await findPictures(db, row.id)).filter((picture) => picture.role === 'photo')
      return {
        propertydata: {
          id: row.id,
          title: row.title,
          price: fields.price,
          listedIn: row.listedIn,
          subcategory: row.subcategory,
          state: row.state,
          promotePropertyStatus: row.isPromoted ? (1 as const) : (0 as const),
          rejectedReasons: row.state === 'rejected' ? (row.rejectedReasons ?? []) : [],
          isHeld: row.state === 'submitted' && row.duplicateReasons.length > 0,
          beingCheckedSince: row.beingCheckedSince?.toISOString() ?? null,
          savedAt: row.savedAt.toISOString(),
          listedAt: row.listedAt?.toISOString() ?? null,
          confirmedAt: row.confirmedAt?.toISOString() ?? null,
          missingCount:
            missingOf(fields, { photos: row.photoCount, papers: row.paperKinds }).length +
            absurdIn(fields, cities).length,
        },
        mediaData: { images: photos.slice(0, 1).map(toOwnPicture), imageCount: row.photoCount },
        locationData: {
          address: row.address,
          locality: row.locality,
          city: row.city,
          state: row.cityState,
          latitude: row.latitude,
          longitude: row.longitude,
        },
        detailsData: {
          bedrooms: row.bedrooms,
          bathrooms: row.bathrooms,
          bhk: fields.bhk,
          sizeInFt: row.sizeSqft,
          garages: row.garages,
        },
        counts: {
          views: views.get(row.id) ?? 0,
          favourites: favourites.get(row.id) ?? 0,
          leads: leads.get(row.id) ?? 0,
        },
      }
    }),
  )
}
