import * as fc from 'fast-check'
import type { z } from 'zod'
import { z as zod } from 'zod'
import type { Call } from '../calls.ts'
import { exampleInput } from '../example-input.ts'
import { type IdKind, idFieldsOf } from '../id-kinds.ts'

/** Ids that there are, by kind. */
export type KnownIds = Partial<Record<IdKind, number[]>>

/** An input that the schema lets through, or nearly: fields that may be left out are, now and then. */
export function validInput(call: Call, known: KnownIds): fc.Arbitrary<Record<string, unknown>> {
  const shape = call.endpoint.input.shape as Record<string, z.ZodType>
  const kinds = idFieldsOf(call)
  const example = exampleInput(call, { isWhole: true })
  const fields = Object.entries(shape).map(([field, schema]) => {
    const kind = kinds[field]
    const asExample = fc.constant(example[field])
    const value = kind ? idOf(known[kind] ?? [], field) : fc.oneof(asExample, valueFor(schema))
    const canBeLeftOut = !call.inPath.includes(field) && schema.safeParse(undefined).success
    return [field, canBeLeftOut ? fc.option(value, { nil: undefined }) : value] as const
  })
  return fc.record(Object.fromEntries(fields))
}

function idOf(ids: number[], field: string): fc.Arbitrary<unknown> {
  const one = fc.oneof(
    { weight: 6, arbitrary: ids.length > 0 ? fc.constantFrom(...ids) : fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_999_999 }) },
  )
  return /ids$/i.test(field) ? fc.array(one, { minLength: 1, maxLength: 5 }) : one
}

interface Def extends Record<string, unknown> {
  type: string
}

/** By the schema alone. */
function valueFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { def } = schema._zod as unknown as { def: Def }
  const inner = () => valueFor(def.innerType as z.ZodType)
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner()
    case 'nullable':
      return fc.option(inner())
    case 'pipe':
      return valueFor(
        (def.in as z.ZodType)._zod.def.type === 'transform' ? (def.out as z.ZodType) : (def.in as z.ZodType),
      )
    case 'transform':
      return describedValue(schema)
    case 'union':
      return fc.oneof(...(def.options as z.ZodType[]).map(valueFor))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as object))
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numberOf(schema as z.ZodNumber)
    case 'array':
      return fc.array(valueFor(def.element as z.ZodType), { maxLength: 6 })
    default:
      return textOf(schema as z.ZodString)
  }
}

function numberOf({ minValue, maxValue, isInt }: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(minValue ?? -1e12, Number.MIN_SAFE_INTEGER)
  const max = Math.min(maxValue ?? 1e12, Number.MAX_SAFE_INTEGER)
  const within = isInt
    ? fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
    : fc.double({ min, max, noNaN: true })
  return fc.oneof(fc.constantFrom(min, max), within)
}

function textOf(schema: z.ZodString): fc.Arbitrary<string> {
  const checks = ((schema._zod.def as { checks?: { _zod: { def: { pattern?: RegExp } } }[] }).checks ?? []).map(
    (check) => check._zod.def.pattern,
  )
  const pattern = checks.find((given) => given instanceof RegExp)
  const free = fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 200, 5_000) })
  if (!pattern) return free
  try {
    return fc.oneof(fc.stringMatching(pattern), free)
  } catch {
    // Written in a way that cannot be turned round.
    return free
  }
}

/** A field of the search, which says of itself what it takes. */
function describedValue(schema: z.ZodType): fc.Arbitrary<unknown> {
  const {
    enum: choices,
    minimum = 0,
    maximum = 1e6,
    type,
    description = '',
  } = (zod.globalRegistry.get(schema) ?? {}) as {
    enum?: unknown[]
    minimum?: number
    maximum?: number
    type?: string
    description?: string
  }
  if (choices) return fc.constantFrom(...choices)
  if (type === 'integer')
    return fc.oneof(
      fc.constantFrom(minimum, maximum),
      fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) }),
    )
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
  const several = /^Any of (.*); commas between$/.exec(description)?.[1]?.split(', ')
  if (several) return fc.subarray(several, { minLength: 1 }).map((chosen) => chosen.join(','))
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees.toFixed(4)),
        { maxLength: 8 },
      )
      .map((all) => all.join(',')),
    fc
      .array(
        fc.constantFrom(
          '2',
          'bhk',
          'flat',
          'in',
          'baner',
          'under',
          '80',
          'lakh',
          'or',
          '-',
          ',',
          'rent',
          '₹',
          'to',
          'near',
          'north facing',
          'bnaer',
        ),
        { maxLength: 14 },
      )
      .map((all) => all.join(' ')),
  )
}
