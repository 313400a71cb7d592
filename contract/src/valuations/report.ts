import { z } from 'zod'
import { wholeNumber } from '../kernel/page.ts'
import { bhkNames, propertyAges, subcategories } from '../listings/facts.ts'
import { oneLine, withoutNul } from '../values/text.ts'
import {
  adjustmentFactorNames,
  leastComparables,
  mostComparables,
  occupancyNames,
  seenDocumentNames,
  tenureNames,
  valuationPurposeNames,
} from './facts.ts'

// The parts of a report as the evaluator writes them; each is saved whole, when its step is done.

const line = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .max(1000, `At most ${most} characters`)
    .transform(oneLine)
    .pipe(z.string().min(2, missing).max(most, `At most ${most} characters`))

const lineOrNone = (most: number) =>
  z
    .string({ error: 'Send a text' })
    .max(1000, `At most ${most} characters`)
    .transform(oneLine)
    .pipe(z.string().max(most, `At most ${most} characters`))

const text = (most: number) =>
  z.string({ error: 'Send a text' }).trim().max(most, `At most ${most} characters`).transform(withoutNul)

const whole = (min: number, max: number, message: string) => wholeNumber({ min, max }, message)

const area = (message: string) =>
  z
    .number({ error: message })
    .min(1, message)
    .max(10_00_00_000, 'The area is too large')
    .refine((value) => Number(value.toFixed(2)) === value, 'Enter an area with at most two decimals')

const percent = (min: number, max: number) =>
  z
    .number({ error: 'Enter a percentage' })
    .min(min, `Enter ${min} to ${max} per cent`)
    .max(max, `Enter ${min} to ${max} per cent`)
    .refine((value) => Number(value.toFixed(1)) === value, 'At most one decimal')

const day = z.iso.date('Enter a date.')

export const assignmentPart = z.object({
  purpose: z.enum(valuationPurposeNames, { error: 'Choose the purpose' }),
  /** For whom it is written besides the client: a bank, a court. */
  addressee: lineOrNone(120),
  valuedOn: day,
  inspectedOn: day,
  /** Who showed the property. */
  shownBy: lineOrNone(80),
})
export type AssignmentPart = z.output<typeof assignmentPart>

export const propertyPart = z
  .object({
    kind: z.enum(subcategories, { error: 'Choose the kind of property' }),
    bhk: z.enum(Object.keys(bhkNames) as [keyof typeof bhkNames, ...(keyof typeof bhkNames)[]]).nullable(),
    address: line(240, 'Enter the address that you inspected'),
    locality: line(60, 'Enter the locality'),
    city: line(60, 'Enter the city'),
    surveyNumber: lineOrNone(80),
    owners: line(240, 'Enter the owners, and their shares if there are several'),
    tenure: z.enum(tenureNames, { error: 'Choose the tenure' }),
    occupancy: z.enum(occupancyNames, { error: 'Say who uses it' }),
    areaSqft: area('Enter the area in sqft'),
    builtUpSqft: area('Enter the built-up area in sqft').nullable(),
    floor: whole(-3, 150, 'Enter the floor as a number; 0 is the ground floor').nullable(),
    ageYears: whole(0, 300, 'Enter the age in whole years').nullable(),
    lifeYears: whole(0, 300, 'Enter the remaining life in years').nullable(),
    boundaries: text(500),
    /** Between the sanctioned plan or the deed and what is there. */
    deviations: text(800),
  })
  .refine(({ kind, builtUpSqft }) => kind === 'Plots' || builtUpSqft !== null, {
    path: ['builtUpSqft'],
    error: 'Enter the built-up area in sqft',
  })
export type PropertyPart = z.output<typeof propertyPart>

export const documentsPart = z.object({
  seen: z
    .array(z.enum(seenDocumentNames, { error: 'Choose documents from the list' }))
    .min(1, 'Tick at least one document that you saw')
    .max(seenDocumentNames.length)
    .refine((seen) => new Set(seen).size === seen.length, 'Choose each document only once'),
  notes: text(800),
})
export type DocumentsPart = z.output<typeof documentsPart>

const adjustments = z.object(
  Object.fromEntries(adjustmentFactorNames.map((factor) => [factor, percent(-40, 40)])) as Record<
    (typeof adjustmentFactorNames)[number],
    ReturnType<typeof percent>
  >,
)

export const comparablesPart = z.object({
  rows: z
    .array(z.object({ propertyId: whole(1, Number.MAX_SAFE_INTEGER, 'Choose a listing'), adjustments }))
    .min(leastComparables, `Choose at least ${leastComparables} comparables`)
    .max(mostComparables, `Choose at most ${mostComparables} comparables`)
    .refine((rows) => new Set(rows.map((row) => row.propertyId)).size === rows.length, 'Choose each listing only once'),
  adoptedRate: whole(1, 10_00_000, 'Enter the rate in whole rupees per sqft'),
  /** Why the rate lies where it does among the comparables. */
  reason: text(800),
})
export type ComparablesPart = z.output<typeof comparablesPart>

/** What a comparable was when it was chosen. The listing may change or go; the report does not. */
export const comparable = z.object({
  propertyId: z.number(),
  adjustments,
  title: z.string(),
  locality: z.string(),
  city: z.string(),
  /** Rupees asked, and by the sqft of its carpet area, or of the plot. */
  price: z.number(),
  rate: z.number(),
  sizeSqft: z.number(),
  floor: z.number().nullable(),
  age: z.enum(propertyAges).nullable(),
  /** From the property valued; null where that has no place on the map. */
  distanceKm: z.number().nullable(),
  seenOn: z.iso.date(),
})
export type Comparable = z.output<typeof comparable>

export const keptComparables = comparablesPart.extend({ rows: z.array(comparable) })
export type KeptComparables = z.output<typeof keptComparables>

export const valuesPart = z
  .object({
    realisablePercent: percent(50, 100),
    distressPercent: percent(40, 100),
    guideline: z
      .object({
        rate: whole(1, 10_000_000, 'Enter the rate in whole rupees per sq m'),
        /** The zone of the Ready Reckoner and its year. */
        zone: line(120, 'Enter the zone and the year of the Ready Reckoner'),
      })
      .nullable(),
    construction: z
      .object({
        cost: whole(1, 1_00_000, 'Enter the cost in whole rupees per sqft'),
        depreciationPercent: percent(0, 95),
      })
      .nullable(),
    remarks: text(3000),
  })
  .refine(({ realisablePercent, distressPercent }) => distressPercent <= realisablePercent, {
    path: ['distressPercent'],
    error: 'The distress value cannot be above the realisable value',
  })
export type ValuesPart = z.output<typeof valuesPart>

const said = (error: string) => z.literal(true, { error })

export const declarationPart = z.object({
  hasNoInterest: said('Declare that you have no interest in the property'),
  inspectedMyself: said('Declare that you inspected the property yourself'),
  feeIsIndependent: said('Declare that your fee does not depend on the value'),
})
export type DeclarationPart = z.output<typeof declarationPart>

/** What the evaluator has written so far. */
export const reportDraft = z.object({
  assignment: assignmentPart.nullable(),
  property: propertyPart.nullable(),
  documents: documentsPart.nullable(),
  comparables: keptComparables.nullable(),
  values: valuesPart.nullable(),
  declaration: declarationPart.nullable(),
})
export type ReportDraft = z.output<typeof reportDraft>
export type DraftPart = keyof ReportDraft
