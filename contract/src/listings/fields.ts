import { z } from 'zod'
import { keysOf } from '../kernel/keys-of.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { formatNumber } from '../values/numbers.ts'
import { holdsContact, noContactMessage } from './contact-in-text.ts'
import {
  amenities,
  type Bhk,
  bhkNames,
  exteriorMaterials,
  facings,
  furnishings,
  type ListedIn,
  listedInNames,
  type PermittedUse,
  permittedUseNames,
  possessions,
  propertyAges,
  structureTypes,
  subcategories,
} from './facts.ts'

// What an owner writes about a property, field by field, with the sentence for each that is wrong. Every field may be
// left out (it stays as it is) or be null (it is taken back).

const words = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(max, `${label} can have at most ${formatNumber(max)} characters.`)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional()

const whole = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`
  return z.number({ error: message }).int(message).min(min, message).max(max, message)
}

const rupees = (label: string, min: number) =>
  z
    .number({ error: `${label} must be an amount in rupees.` })
    .int(`${label} must be in whole rupees.`)
    .min(min, min > 0 ? `${label} must be more than zero.` : `${label} cannot be less than zero.`)
    .max(10_000_00_00_000, `${label} is too large.`)
    .nullable()
    .optional()

const day = (label: string) => z.iso.date(`${label} must be a date.`).nullable().optional()
const choice = <T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, { error: message })

/** In capitals or not: the specification writes `sell` and `Rent`. */
export const listedIn = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.toLowerCase() : given),
    choice(keysOf<ListedIn>(listedInNames), 'Choose whether it is for sale or for rent.'),
  )
  .meta({ type: 'string', enum: keysOf<ListedIn>(listedInNames) }) as unknown as z.ZodType<ListedIn, ListedIn>
export const subcategory = choice(subcategories, 'Choose what kind of property it is.')

export const listingFields = {
  listedIn: listedIn.optional(),
  subcategory: subcategory.optional(),
  postedBy: choice(['owner', 'builder'] as const, 'Say whether you are the owner or the builder.').optional(),
  city: words('City', 80),
  locality: words('Locality', 80),
  society: words('Society', 120),
  address: words('Address', 300),
  unit: words('Flat or unit', 60),
  pincode: z
    .string({ error: 'A pincode has six digits.' })
    .trim()
    .regex(/^([1-9]\d{5})?$/, 'A pincode has six digits and does not begin with 0.')
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional(),
  latitude: z
    .number({ error: 'Put the pin on the map.' })
    .min(6, 'The pin must be in India.')
    .max(38, 'The pin must be in India.')
    .nullable()
    .optional(),
  longitude: z
    .number({ error: 'Put the pin on the map.' })
    .min(68, 'The pin must be in India.')
    .max(98, 'The pin must be in India.')
    .nullable()
    .optional(),
  bhk: choice(keysOf<Bhk>(bhkNames), 'Choose the number of bedrooms.').nullable().optional(),
  bathrooms: whole('Bathrooms', 1, 10).nullable().optional(),
  balconies: whole('Balconies', 0, 20).optional(),
  garages: whole('Covered parking', 0, 20).optional(),
  carpetSqft: whole('Carpet area', 50, 1_00_000).nullable().optional(),
  builtUpSqft: whole('Built-up area', 50, 2_00_000).nullable().optional(),
  superBuiltUpSqft: whole('Super built-up area', 50, 3_00_000).nullable().optional(),
  plotSqft: whole('Plot area', 100, 5_00_00_000).nullable().optional(),
  floor: whole('Floor', -3, 120).nullable().optional(),
  totalFloors: whole('Floors in the building', 1, 120).nullable().optional(),
  permittedUse: choice(keysOf<PermittedUse>(permittedUseNames), 'Choose what the land may be used for.').optional(),
  possession: choice(possessions, 'Choose when it is available.').optional(),
  possessionOn: day('Possession'),
  availableFrom: day('Available from'),
  age: choice(propertyAges, 'Choose the age of the building.').nullable().optional(),
  furnishing: choice(furnishings, 'Choose how it is furnished.').nullable().optional(),
  facing: choice(facings, 'Choose the direction it faces.').nullable().optional(),
  exteriorMaterial: choice(exteriorMaterials, 'Choose what the walls are made of.').nullable().optional(),
  structureType: choice(structureTypes, 'Choose the type of structure.').nullable().optional(),
  reraNumber: z
    .string({ error: 'Write the RERA number as on the certificate.' })
    .trim()
    .toUpperCase()
    .regex(/^(P([0-9]{11}|[RCMP][0-9]{13}))?$/, 'A MahaRERA project number looks like P52100012345 or PR1260002401234.')
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional(),
  price: rupees('Price', 1),
  deposit: rupees('Deposit', 0),
  maintenance: rupees('Maintenance', 0),
  title: words('Title', 120).refine((text) => !holdsContact(text ?? ''), noContactMessage),
  description: z
    .string({ error: 'The description must be text.' })
    .trim()
    .max(5000, stopWith('The description can have at most 5,000 characters.'))
    .refine((text) => !holdsContact(text), noContactMessage)
    .optional(),
  amenities: z
    .array(choice(amenities, 'We do not recognise this amenity.'))
    .max(amenities.length, 'Choose each amenity only once.')
    .optional(),
}
