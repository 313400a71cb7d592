import { z } from 'zod'
import { keysOf } from '../kernel/keys-of.ts'
import { type CheckedField, checkedFields } from './checks.ts'
import {
  amenities,
  type Bhk,
  bhkNames,
  exteriorMaterials,
  facings,
  furnishings,
  type PermittedUse,
  permittedUseNames,
  possessions,
  propertyAges,
  structureTypes,
} from './facts.ts'
import { listedIn, subcategory } from './fields.ts'
import { type PaperKind, paperKinds } from './papers.ts'

// What an owner wrote, and what of it was verified, as the server answers it.

const moment = z.iso.datetime()

export const paperKind = z.enum(keysOf<PaperKind>(paperKinds), { error: 'Choose the kind of paper.' })

export const fieldsReply = z.object({
  listedIn,
  subcategory,
  postedBy: z.enum(['owner', 'agent', 'builder']),
  city: z.string().nullable(),
  locality: z.string().nullable(),
  society: z.string().nullable(),
  address: z.string().nullable(),
  unit: z.string().nullable(),
  pincode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  bhk: z.enum(keysOf<Bhk>(bhkNames)).nullable(),
  bathrooms: z.number().nullable(),
  balconies: z.number(),
  garages: z.number(),
  carpetSqft: z.number().nullable(),
  builtUpSqft: z.number().nullable(),
  superBuiltUpSqft: z.number().nullable(),
  plotSqft: z.number().nullable(),
  floor: z.number().nullable(),
  totalFloors: z.number().nullable(),
  permittedUse: z.enum(keysOf<PermittedUse>(permittedUseNames)),
  possession: z.enum(possessions),
  possessionOn: z.string().nullable(),
  availableFrom: z.string().nullable(),
  age: z.enum(propertyAges).nullable(),
  furnishing: z.enum(furnishings).nullable(),
  facing: z.enum(facings).nullable(),
  exteriorMaterial: z.enum(exteriorMaterials).nullable(),
  structureType: z.enum(structureTypes).nullable(),
  reraNumber: z.string().nullable(),
  price: z.number().nullable(),
  deposit: z.number().nullable(),
  maintenance: z.number().nullable(),
  title: z.string().nullable(),
  description: z.string(),
  amenities: z.array(z.enum(amenities)),
})

/** What the back office compared with the papers when it last verified the listing. */
export const verification = z.object({
  verifiedAt: moment,
  fields: fieldsReply.pick(
    Object.fromEntries(checkedFields.map((field) => [field, true])) as Record<CheckedField, true>,
  ),
  papers: z.array(z.object({ id: z.number(), kind: paperKind, fileName: z.string() })),
})
