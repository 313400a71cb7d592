import { z } from 'zod'
import { wholeReport } from '../valuation-factory.ts'
import type { Call } from './calls.ts'

/** What passes where a schema alone does not say what would, by the field's name. */
const byField: Record<string, unknown> = {
  ...wholeReport([1, 2, 3]),
  accountNumber: '123456789012',
  accountNumberAgain: '123456789012',
  after: '',
  age: '5-10 Years',
  agentMobile: '9822098220',
  amenities: 'Park',
  answer: 'It was repaired in October.',
  areas: [{ city: 'Pune', locality: null }],
  attorney: {
    name: 'Ravi Deshpande',
    mobile: '9822098221',
    documentNumber: 'HVL-9-1201-2026',
    dated: '2026-01-05',
    office: 'Haveli 9, Pune',
  },
  auth: 'a'.repeat(22),
  availableFrom: '2026-12-01',
  bhk: '2',
  bornOn: '1988-02-03',
  box: '73.7,18.4,74,18.7',
  businessAddress: '12 Lane 5, Baner, Pune 411045',
  businessName: 'Kulkarni Traders',
  changedAt: '2026-11-15T10:00:00.000Z',
  city: 'Pune',
  clientId: '00000000-0000-4000-8000-000000000000',
  confirmation: 'erase my account',
  costs: { stampDuty: 'buyer', registration: 'buyer', societyTransfer: 'half' },
  currentPassword: 'a tall banyan',
  delivers: 'Ten edited photographs of a home.',
  search: { text: 'baner' },
  scope: 'All of it, in writing.',
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  email: 'nobody@example.in',
  expiresOn: '2027-06-01',
  facing: 'East',
  filterName: 'city',
  firstname: 'Asha',
  floorsNo: '2',
  furnishing: 'Semi-Furnished',
  gstin: '27AAPFU0939F1ZV',
  holderName: 'Asha Kulkarni',
  identifier: 'nobody@example.in',
  ifsc: 'TEST0000001',
  key: 'a-key-of-sixteen-letters',
  lastname: 'Kulkarni',
  lat: '18.559',
  latitude: 18.559,
  latlng: '18.559,73.7868',
  lng: '73.7868',
  locality: 'Baner',
  longitude: 73.7868,
  mobile: '9822098220',
  nameInProfile: 'Asha Kulkarni',
  nameOnPan: 'Asha Kulkarni',
  intimatedOn: '2026-11-12',
  items: [{ name: 'Ceiling fan', count: 4, condition: 'good', note: '' }],
  leavesOn: '2027-07-10',
  quietHours: { from: 1320, until: 420 },
  readings: [{ meter: 'electricity', reading: 48_210 }],
  near: '18.559,73.7868',
  nextOn: '2026-12-01',
  newPassword: 'a taller banyan',
  number: '123456789012',
  otp: '000000',
  p256dh: 'B'.repeat(87),
  paidOn: '2026-11-10',
  pan: 'ZZZPK1234A',
  param: 'Pune',
  password: 'a tall banyan',
  pincode: '411045',
  polygon: '73.7 18.4,74 18.4,74 18.7',
  possession: 'Ready To Move',
  possessionOn: '2027-06-01',
  postedBy: 'owner',
  reason: 'The register says something else.',
  reasons: ['The register says something else.'],
  registrationId: '00000000-0000-4000-8000-000000000000',
  registeredOn: '2026-11-12',
  reraNumber: 'P52100012345',
  resetId: '00000000-0000-4000-8000-000000000000',
  slot: '2026-12-01T06:30:00.000Z',
  slots: ['2026-12-01T06:30:00.000Z'],
  from: '2026-11-16',
  signedOn: '2026-11-11',
  startsOn: '2026-12-01',
  submittedOn: '2026-11-12',
  terms: {
    kind: 'sale',
    channel: 'direct',
    bookingAmount: 51_000,
    parts: 1,
    firstDueDays: 30,
    lateRate: 0,
    conditions: [],
  },
  text: 'baner',
  token: `1-${'0'.repeat(32)}`,
  uploadId: 'upload-of-a-test',
  url: 'https://youtu.be/abcdefghijk',
  version: 1,
  words: 'A flat with morning light, on a quiet lane.',
  visitorId: 'a'.repeat(64),
}

/** An input that the call's schema lets through. Ids are to be filled in by whoever knows some. */
export function exampleInput({ endpoint }: Call, { isWhole = false } = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(endpoint.input.shape as Record<string, z.ZodType>)
      .filter(([, schema]) => isWhole || !schema.safeParse(undefined).success)
      .map(([field, schema]) => {
        const known = [byField[field], [byField[field]]].find((value) => schema.safeParse(value).success)
        return [field, known ?? exampleOf(schema)]
      }),
  )
}

/** By the schema alone: the first choice, the least number, a short word. */
function exampleOf(schema: z.ZodType): unknown {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const described = z.globalRegistry.get(schema) as { enum?: unknown[]; minimum?: number } | undefined
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return exampleOf(def.innerType as z.ZodType)
    case 'pipe':
      return exampleOf(
        (def.in as z.ZodType)._zod.def.type === 'transform' ? (def.out as z.ZodType) : (def.in as z.ZodType),
      )
    case 'transform':
      return described?.enum?.[0] ?? described?.minimum ?? 'word'
    case 'union':
      return exampleOf((def.options as z.ZodType[])[0] as z.ZodType)
    case 'enum':
      return Object.values(def.entries as object)[0]
    case 'literal':
      return (def.values as unknown[])[0]
    case 'boolean':
      return true
    case 'number':
      return Math.max(1, (schema as z.ZodNumber).minValue ?? 1)
    case 'array':
      return [exampleOf(def.element as z.ZodType)]
    default:
      return 'word'
  }
}
