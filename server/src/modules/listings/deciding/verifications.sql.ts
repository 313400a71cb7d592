import type { CheckedField, CheckedFields } from '@properysearch/contract/listings/checks'
import type { PaperKind } from '@properysearch/contract/listings/papers'
import type { Db } from '../../../platform/db/database.ts'
import { joinSql, raw, type Sql, sql } from '../../../platform/db/sql.ts'

/** What the back office compared with the papers when it last verified a listing. */
export interface Verification {
  verifiedAt: string
  /** The name of the person who compared; null when nobody wrote it down. */
  verifiedBy: string | null
  fields: CheckedFields
  papers: { id: number; kind: PaperKind; fileName: string }[]
}

/** The newest verification of listing `p`, or null. */
export const verificationOf: Sql = sql`(
  select json_build_object('verifiedAt', v.verified_at, 'verifiedBy', by.firstname || ' ' || by.lastname,
    'fields', v.fields, 'papers', v.papers)
  from listing_verifications v left join users by on by.id = v.verified_by
  where v.property_id = p.id order by v.id desc limit 1)`

/** Where to find each checked field of listing `p`, as the contract writes its value. */
const checkedColumns: Record<CheckedField, Sql> = {
  listedIn: sql`p.listed_in`,
  subcategory: sql`p.subcategory`,
  postedBy: sql`p.posted_by`,
  city: sql`city.name`,
  locality: sql`p.locality`,
  society: sql`coalesce(society.name, p.society_name)`,
  address: sql`p.address`,
  unit: sql`p.unit`,
  pincode: sql`p.pincode`,
  latitude: sql`p.latitude`,
  longitude: sql`p.longitude`,
  bhk: sql`p.bhk::text`,
  bathrooms: sql`p.bathrooms`,
  balconies: sql`p.balconies`,
  garages: sql`p.garages`,
  carpetSqft: sql`p.carpet_sqft`,
  builtUpSqft: sql`p.built_up_sqft`,
  superBuiltUpSqft: sql`p.super_built_up_sqft`,
  plotSqft: sql`p.plot_sqft`,
  floor: sql`p.floor`,
  totalFloors: sql`p.total_floors`,
  permittedUse: sql`p.permitted_use`,
  possession: sql`p.possession`,
  possessionOn: sql`p.possession_on::text`,
  reraNumber: sql`p.rera_number`,
  title: sql`p.title`,
}

const asJson: Sql = joinSql(
  Object.entries(checkedColumns).map(([field, column]) => sql`${raw(`'${field}'`)}, ${column}`),
  ', ',
)

/** Keeps what these listings say now, with their papers, as verified when their `verified_at` says. */
export async function recordVerifications(db: Db, ids: readonly number[], verifiedBy: number | null): Promise<void> {
  await db.run(sql`
    insert into listing_verifications (property_id, verified_by, verified_at, fields, papers)
    select p.id, ${verifiedBy}::bigint, p.verified_at, jsonb_build_object(${asJson}),
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'fileName', file_name) order by id)
        from property_papers where property_id = p.id), '[]')
    from properties p join cities city on city.id = p.city_id left join societies society on society.id = p.society_id
    where p.id = any(${ids}) and p.verified_at is not null order by p.id`)
}

/** When and against which papers a person's listings were verified, and as what, for the copy of their data. */
export function findOwnVerifications(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select v.property_id, v.verified_at, v.fields, v.papers
    from listing_verifications v join properties p on p.id = v.property_id
    where p.owner_id = ${userId} order by v.id`)
}
