import {
  type ExteriorMaterial,
  exteriorMaterials,
  type ListedIn,
  type Possession,
  possessions,
  type StructureType,
  type Subcategory,
  structureTypes,
  subcategories,
} from '@properysearch/contract/listings/facts'

// The live listings of one place, a column for each fact and the cheapest per sqft first: half a million take thirteen
// megabytes.

export interface ListingRow {
  id: number
  listedIn: ListedIn
  subcategory: Subcategory
  possession: Possession
  pricePaise: number
  pricePerSqftPaise: number
  sizeSqft: number
  bhk: number | null
  bathrooms: number | null
  totalFloors: number | null
  exteriorMaterial: ExteriorMaterial | null
  structureType: StructureType | null
  /** The day in India on which it first went live, counted from 1970. */
  listedDay: number
}

export interface Columns {
  n: number
  id: Uint32Array
  /** The whole price may be above what 32 bits hold. */
  rupees: Float64Array
  /** Paise per sqft; ascending. Whatever is dearer counts as the highest. */
  rate: Uint32Array
  size: Uint32Array
  listedDay: Uint16Array
  /** Kind, see `kindCode`. */
  kind: Uint8Array
  /** Bedrooms and bathrooms, see `roomsCode`. */
  rooms: Uint8Array
  floors: Uint8Array
  /** Walls and structure, see `materialsCode`. */
  materials: Uint8Array
}

export const listedIns: readonly ListedIn[] = ['sell', 'rent']

export const kindCodes = 64
export const kindCode = (listedIn: ListedIn, subcategory: Subcategory, possession: Possession): number =>
  listedIns.indexOf(listedIn) * 32 + subcategories.indexOf(subcategory) * 4 + possessions.indexOf(possession)
export const kindOf = (code: number) => ({
  listedIn: listedIns[code >> 5] as ListedIn,
  subcategory: subcategories[(code >> 2) & 7] as Subcategory,
  possession: possessions[code & 3] as Possession,
})

export const roomsCodes = 12 * 11
/** Nothing known is a step of its own. */
export const roomsCode = (bhk: number | null, bathrooms: number | null): number =>
  (bhk === null ? 0 : bhk + 1) * 11 + (bathrooms ?? 0)
export const roomsOf = (code: number) => {
  const rooms = Math.floor(code / 11)
  return { bhk: rooms === 0 ? null : rooms - 1, bathrooms: code % 11 || null }
}

export const materialsCodes = 30
const known = <T>(values: readonly T[], value: T | null): number => (value === null ? 0 : values.indexOf(value) + 1)
export const materialsCode = (walls: ExteriorMaterial | null, structure: StructureType | null): number =>
  known(exteriorMaterials, walls) * 5 + known(structureTypes, structure)
export const materialsOf = (code: number) => ({
  exteriorMaterial: exteriorMaterials[Math.floor(code / 5) - 1] ?? null,
  structureType: structureTypes[(code % 5) - 1] ?? null,
})

export const highestRate = 0xffff_ffff
const bytesOfRow = 8 + 3 * 4 + 2 + 4

/** Rows must be in the order of their rate. */
export function pack(rows: readonly ListingRow[]): Buffer {
  const n = rows.length
  const bytes = Buffer.alloc(n * bytesOfRow)
  const columns = over(bytes, n)
  rows.forEach((row, i) => {
    columns.id[i] = row.id
    columns.rupees[i] = Math.round(row.pricePaise / 100)
    columns.rate[i] = Math.min(highestRate, row.pricePerSqftPaise)
    columns.size[i] = row.sizeSqft
    columns.listedDay[i] = row.listedDay
    columns.kind[i] = kindCode(row.listedIn, row.subcategory, row.possession)
    columns.rooms[i] = roomsCode(row.bhk, row.bathrooms)
    columns.floors[i] = Math.min(255, row.totalFloors ?? 0)
    columns.materials[i] = materialsCode(row.exteriorMaterial, row.structureType)
  })
  return bytes
}

export function unpack(packed: Buffer): Columns {
  // A column begins where its numbers may: a slice of the driver's buffer need not.
  const bytes = Buffer.alloc(packed.length)
  packed.copy(bytes)
  return over(bytes, packed.length / bytesOfRow)
}

function over({ buffer, byteOffset }: Buffer, n: number): Columns {
  let at = byteOffset
  const next = (bytes: number) => {
    const from = at
    at += n * bytes
    return from
  }
  return {
    n,
    // The widest first: each begins where its numbers may.
    rupees: new Float64Array(buffer, next(8), n),
    id: new Uint32Array(buffer, next(4), n),
    rate: new Uint32Array(buffer, next(4), n),
    size: new Uint32Array(buffer, next(4), n),
    listedDay: new Uint16Array(buffer, next(2), n),
    kind: new Uint8Array(buffer, next(1), n),
    rooms: new Uint8Array(buffer, next(1), n),
    floors: new Uint8Array(buffer, next(1), n),
    materials: new Uint8Array(buffer, next(1), n),
  }
}
