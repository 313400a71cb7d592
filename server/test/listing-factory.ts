import { createHash, randomUUID } from 'node:crypto'
import type { OwnListing } from '@properysearch/contract/listings/calls'
import type { Bhk } from '@properysearch/contract/listings/facts'
import sharp from 'sharp'
import { insertSubscription } from '../src/modules/subscriptions/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createUser, type TestPerson } from './factories.ts'
import type { TestApp } from './test-app.ts'

let seed = 0

/** Somebody who may post: role user, Aadhaar verified, with room for many listings unless only for the free ones. */
export async function createOwner(app: TestApp, { isFree = false } = {}): Promise<TestPerson> {
  const owner = await createUser(app)
  const { now } = app.clock
  await app.db.run(sql`update users set aadhaar_verified_at = ${now} where id = ${owner.user.id}`)
  if (!isFree) {
    await insertSubscription(app.db, {
      userId: owner.user.id,
      packageId: null,
      name: 'Test',
      order: null,
      startsAt: now,
      endsAt: new Date(now.getTime() + 1000 * 24 * 60 * 60 * 1000),
      quotas: { listings: 1000 },
    })
  }
  return owner
}

/** A photograph that looks like no other, unless the seed is given again; as low as may be, since each is drawn six times. */
export async function photo(given: { seed?: number; width?: number; height?: number } = {}): Promise<Buffer> {
  const { width = 400, height = 24 } = given
  const n = given.seed ?? ++seed
  // A rough field of greys, made large, with nothing in common with that of any other seed.
  const grey = Buffer.concat([0, 1, 2].map((part) => createHash('sha256').update(`${n} ${part}`).digest()))
  return sharp(grey, { raw: { width: 12, height: 8, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .jpeg()
    .toBuffer()
}

export const asBlob = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })

export const pdf = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'

export const uploadId = () => randomUUID()

export const wholeFlat = {
  city: 'Pune',
  locality: 'Baner',
  society: 'Neem Court',
  address: 'S. No. 45/2, Lane 5, Baner, Pune 411045',
  unit: 'B-704',
  pincode: '411045',
  latitude: 18.5591,
  longitude: 73.7869,
  bhk: '2' as Bhk,
  bathrooms: 2,
  carpetSqft: 745,
  builtUpSqft: 850,
  floor: 7,
  totalFloors: 11,
  age: '5-10 Years' as const,
  furnishing: 'Semi-Furnished' as const,
  price: 85_50_000,
  title: 'Sunny 2 BHK in Neem Court',
  description: 'East-facing, cross ventilation, two minutes from the park.',
}

/** A draft with every field, three pictures and a title paper: ready to be submitted. */
export async function createWholeDraft(
  owner: Pick<TestPerson, 'client'>,
  given: Partial<typeof wholeFlat> = {},
  pictures: Buffer[] = [],
): Promise<OwnListing> {
  const { listings } = owner.client
  const { data: draft } = await listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })
  const { id } = draft
  await listings.save({ id, version: draft.version, ...wholeFlat, ...given })
  const photos = pictures.length > 0 ? pictures : [await photo(), await photo(), await photo()]
  for (const bytes of photos) await listings.uploadPicture({ id, role: 'photo', uploadId: uploadId() }, asBlob(bytes))
  await listings.uploadPaper({ id, kind: 'index-ii', uploadId: uploadId() }, asBlob(pdf))
  return (await listings.getMine({ id })).data
}

export async function createSubmitted(
  owner: Pick<TestPerson, 'client'>,
  given: Partial<typeof wholeFlat> = {},
): Promise<OwnListing> {
  const { id } = await createWholeDraft(owner, given)
  return (await owner.client.listings.submit({ id })).data
}
