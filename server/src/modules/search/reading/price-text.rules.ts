import { asSought, formatPrice } from '@properysearch/contract/values/money'

/** In rupees, both ends included. */
export interface PriceRange {
  min?: number
  max?: number
}

export interface PricePiece {
  from: number
  to: number
  range: PriceRange
  label: string
}

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:crores?|crs?)$/, 1_00_00_000],
  [/^(?:lakhs?|lacs?|lakh?s?|lks?|l)$/, 1_00_000],
  [/^(?:k|thousand|hazar)$/, 1000],
]
const unit = `(crores?|crs?|lakhs?|lacs?|lks?|l|k|thousand|hazar)`
const currency = String.raw`(?:₹|rs\.?|inr)?\s*`
const figure = String.raw`(\d[\d,]*(?:\.\d+)?)`
const amount = String.raw`${currency}${figure}(?:\s*${unit})?`
const end = String.raw`(?![\w.])`
const most = String.raw`(?:under|below|less\s+than|not\s+more\s+than|up\s*to|within|max(?:imum)?|budget(?:\s+of)?|<=?)`
const least = String.raw`(?:above|over|more\s+than|at\s+least|min(?:imum)?|starting(?:\s+(?:from|at))?|from|>=?)`

const shapes: readonly { pattern: RegExp; read: (groups: string[], isRent: boolean) => PriceRange | undefined }[] = [
  {
    pattern: new RegExp(String.raw`(?:\b(?:between|from)\s+)?\b${amount}\s*(?:-|–|to|and)\s*${amount}${end}`, 'g'),
    read: ([first = '', firstUnit = '', second = '', secondUnit = ''], isRent) => {
      if (!firstUnit && !secondUnit && Math.min(plain(first), plain(second)) < 1000) return undefined
      const min = rupees(first, firstUnit || (plain(first) < 1000 ? secondUnit : ''), isRent)
      const max = rupees(second, secondUnit, isRent)
      return min <= max ? { min, max } : undefined
    },
  },
  {
    pattern: new RegExp(String.raw`(?:\b|(?=<))${most}\s*${amount}${end}`, 'g'),
    read: ([value = '', said = ''], isRent) => ({ max: rupees(value, said, isRent) }),
  },
  {
    pattern: new RegExp(String.raw`(?:\b|(?=>))${least}\s*${amount}${end}`, 'g'),
    read: ([value = '', said = ''], isRent) => ({ min: rupees(value, said, isRent) }),
  },
  {
    // A sum by itself is what somebody has to spend.
    pattern: new RegExp(String.raw`(?:₹|\brs\.?|\binr)?\s*\b${figure}\s*${unit}${end}`, 'g'),
    read: ([value = '', said = ''], isRent) => ({ max: rupees(value, said, isRent) }),
  },
]

/** `under 80 lakh`, `between 50 lakh and 1.2 cr`, `20-30k`, `above ₹1,25,00,000`, `85 lac`. */
export function pricesIn(text: string, isRent: boolean): PricePiece[] {
  const pieces: PricePiece[] = []
  let rest = text
  for (const { pattern, read } of shapes) {
    for (const match of rest.matchAll(pattern)) {
      const range = read(
        match.slice(1).map((group) => group ?? ''),
        isRent,
      )
      if (!range || Math.max(range.min ?? 0, range.max ?? 0) > 1e12) continue
      const from = match.index + (match[0].length - match[0].trimStart().length)
      const to = match.index + match[0].length
      pieces.push({ from, to, range, label: labelOf(range) })
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    }
  }
  return pieces
}

function plain(figureText: string): number {
  return Number(figureText.replaceAll(',', ''))
}

function rupees(figureText: string, unitText: string, isRent: boolean): number {
  const factor = units.find(([pattern]) => pattern.test(unitText))?.[1]
  const value = plain(figureText)
  return factor === undefined ? asSought(value, isRent) : Math.round(value * factor)
}

function labelOf({ min, max }: PriceRange): string {
  if (min !== undefined && max !== undefined) return `${formatPrice(min)} to ${formatPrice(max)}`
  return max !== undefined ? `Under ${formatPrice(max)}` : `Above ${formatPrice(min ?? 0)}`
}
