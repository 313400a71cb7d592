import { z } from 'zod'
import { type Box, boxAround, crossesItself, isOnEarth, type Position } from '../values/geometry.ts'
import { oneLine } from '../values/text.ts'
import { polygonMaxPoints } from './facts.ts'

// The fields of a search as an address carries them. Each may be left out, empty or null: a form that was sent without
// a choice asks for everything. Anything else that is not understood is refused with a sentence.

type Blank = '' | null
type Field<Out, In> = z.ZodOptional<z.ZodType<Out | undefined, In | Blank>>

/** Thrown by a reader; becomes the field's error. */
class Refusal extends Error {}

function field<Out, In>(read: (given: unknown) => Out, schema: Record<string, unknown>): Field<Out, In> {
  return z
    .transform((given: unknown, ctx): Out | undefined => {
      if (given === '' || given === null) return undefined
      try {
        return read(given)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        ctx.issues.push({ code: 'custom', message: error.message, input: given })
        return undefined
      }
    })
    .meta(schema)
    .optional() as unknown as Field<Out, In>
}

/** In capitals or not; `others` are further words for some of the values. */
export function oneOf<T extends string>(
  values: readonly T[],
  message: string,
  others: Readonly<Record<string, T>> = {},
): Field<T, T> {
  const known = new Map([...Object.entries(others), ...values.map((value) => [value.toLowerCase(), value] as const)])
  return field(
    (given) => {
      const value = typeof given === 'string' ? known.get(given.toLowerCase()) : undefined
      if (value === undefined) throw new Refusal(message)
      return value
    },
    { type: 'string', enum: values },
  )
}

/** Several values as an array or with commas between; each once, in the order of the list they come from. */
export function someOf<T extends string>(
  values: readonly T[],
  message: string,
): Field<T[] | undefined, readonly T[] | string> {
  return field(
    (given) => {
      const parts = typeof given === 'string' ? given.split(',') : given
      if (!Array.isArray(parts) || parts.length > values.length * 2) throw new Refusal(message)
      const chosen = new Set(parts.map((part) => (typeof part === 'string' ? part.trim() : part)))
      for (const part of chosen) if (!values.includes(part as T)) throw new Refusal(message)
      return chosen.size === 0 ? undefined : values.filter((value) => chosen.has(value))
    },
    { type: 'string', description: `Any of ${values.join(', ')}; commas between` },
  )
}

export function wholeOrBlank(min: number, max: number, message: string): Field<number, number | string> {
  return field(
    (given) => {
      const value = numberOf(given)
      if (value === undefined || !Number.isInteger(value) || value < min || value > max) throw new Refusal(message)
      return value
    },
    { type: 'integer', minimum: min, maximum: max },
  )
}

export function decimalNumber(min: number, max: number, message: string): Field<number, number | string> {
  return field(
    (given) => {
      const value = numberOf(given)
      if (value === undefined || value < min || value > max) throw new Refusal(message)
      return value
    },
    { type: 'number', minimum: min, maximum: max },
  )
}

/** One half of a place in a path: it must be there. */
export function degrees(max: number, message: string): z.ZodType<number, number | string> {
  return z
    .transform((given: unknown, ctx): number => {
      const value = numberOf(given)
      if (value !== undefined && Math.abs(value) <= max) return value
      ctx.issues.push({ code: 'custom', message, input: given })
      return z.NEVER
    })
    .meta({ type: 'number', minimum: -max, maximum: max }) as unknown as z.ZodType<number, number | string>
}

/** Words typed by a person, in one line. */
export function words(maxLength: number, message: string): Field<string | undefined, string> {
  return field(
    (given) => {
      if (typeof given !== 'string' || given.length > maxLength) throw new Refusal(message)
      return oneLine(given) || undefined
    },
    { type: 'string', maxLength },
  )
}

/** `latitude,longitude` */
export function position(message: string): Field<Position, string> {
  return field(
    (given) => {
      const [latitude, longitude, ...more] = numbersOf(given, message)
      if (latitude === undefined || longitude === undefined || more.length > 0) throw new Refusal(message)
      const place = { latitude: round(latitude), longitude: round(longitude) }
      if (!isOnEarth(place)) throw new Refusal(message)
      return place
    },
    { type: 'string', description: 'latitude,longitude' },
  )
}

/** The same, where it must be there. */
export function neededPosition(message: string): z.ZodType<Position, string> {
  return z
    .transform((given: unknown, ctx): Position => {
      const read = position(message).safeParse(given)
      if (read.data) return read.data
      ctx.issues.push({ code: 'custom', message, input: given })
      return z.NEVER
    })
    .meta({ type: 'string', description: 'latitude,longitude' }) as unknown as z.ZodType<Position, string>
}

/** `west,south,east,north` */
export function box(message: string): Field<Box, string> {
  return field(
    (given) => {
      const [west, south, east, north, ...more] = numbersOf(given, message).map(round)
      if (west === undefined || south === undefined || east === undefined || north === undefined || more.length > 0) {
        throw new Refusal(message)
      }
      if (west >= east || south >= north || south < -90 || north > 90 || west < -180 || east > 180) {
        throw new Refusal(message)
      }
      return { west, south, east, north }
    },
    { type: 'string', description: 'west,south,east,north' },
  )
}

/** `longitude latitude,longitude latitude,…`; the last corner joins the first by itself. */
export function polygon(message: string): Field<Position[], string> {
  return field(
    (given) => {
      if (typeof given !== 'string' || given.length > polygonMaxPoints * 50) throw new Refusal(message)
      const corners = given.split(',').map((pair) => {
        const [longitude, latitude, ...more] = pair.trim().split(/\s+/).map(numberOf)
        if (longitude === undefined || latitude === undefined || more.length > 0) throw new Refusal(message)
        return { latitude: round(latitude), longitude: round(longitude) }
      })
      const [first, last] = [corners[0], corners.at(-1)]
      const isClosed = corners.length > 1 && first?.latitude === last?.latitude && first?.longitude === last?.longitude
      if (isClosed) corners.pop()
      if (corners.length < 3 || corners.length > polygonMaxPoints) {
        throw new Refusal(`An area has 3 to ${polygonMaxPoints} corners.`)
      }
      if (!corners.every(isOnEarth)) throw new Refusal('A corner of the area has impossible coordinates.')
      if (crossesItself(corners)) throw new Refusal('The sides of the area must not cross or touch each other.')
      const around = boxAround(corners)
      if (around.east - around.west > 180) throw new Refusal('The area is too wide. Draw a smaller one.')
      return corners
    },
    { type: 'string', description: 'longitude latitude, with commas between the corners' },
  )
}

function numbersOf(given: unknown, message: string): number[] {
  if (typeof given !== 'string' || given.length > 200) throw new Refusal(message)
  return given.split(',').map((part) => {
    const value = numberOf(part.trim())
    if (value === undefined) throw new Refusal(message)
    return value
  })
}

function numberOf(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined
  if (typeof given !== 'string' || !/^-?\d{1,15}(\.\d{1,20})?$/.test(given.trim())) return undefined
  return Number(given)
}

/** A tenth of a metre is finer than anybody points. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0
}
