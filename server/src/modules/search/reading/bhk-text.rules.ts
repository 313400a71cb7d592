import { type Bhk, bhkNames } from '@properysearch/contract/listings/facts'

export interface BhkPiece {
  from: number
  to: number
  bhk: Bhk[]
  label: string
}

const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, single: 1, double: 2 }
const number = String.raw`(?:\d{1,2}(?:\.5)?|one|two|three|four|five|single|double)`
const between = String.raw`\s*(?:,|/|&|-|to|or|and)\s*`
const rooms = new RegExp(
  String.raw`\b(${number})((?:${between}${number})*)(\s*\+)?[\s-]*(?:bhk|b\.h\.k\.?|bed\s*rooms?|beds?)\b`,
  'g',
)

/** `2 bhk`, `2,3 bhk`, `2 to 4 bhk`, `3+ bhk`, `2.5bhk`, `two bedrooms`, `1 rk`. */
export function bhkIn(text: string): BhkPiece[] {
  const pieces = [...text.matchAll(rooms)].map((match) => {
    const said = [match[1] ?? '', ...((match[2] ?? '').match(new RegExp(number, 'g')) ?? [])].map(numberSaid)
    const isRange = /-|\bto\b/.test(match[2] ?? '') && said.length === 2
    const isOpen = match[3] !== undefined
    const [low, high] = [Math.min(...said), isOpen ? 10 : Math.max(...said)]
    const query = isRange || isOpen ? fromTo(low, high) : said.flatMap(roomsOf)
    return pieceOf(match.index, match[0].length, query)
  })
  const kitchens = [...text.matchAll(/\b1\s*rk\b/g)].map((match) => pieceOf(match.index, match[0].length, [0]))
  return [...pieces, ...kitchens].filter((piece) => piece.bhk.length > 0)
}

function numberSaid(said: string): number {
  return numbers[said] ?? Number(said)
}

/** Two and a half rooms may stand in the list as two or as three. */
function roomsOf(value: number): number[] {
  return Number.isInteger(value) ? [value] : [Math.floor(value), Math.ceil(value)]
}

function fromTo(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(high) - Math.floor(low) + 1) }, (_, i) => Math.floor(low) + i)
}

function pieceOf(from: number, length: number, query: number[]): BhkPiece {
  const keys = new Set(query.filter((count) => count >= 0).map((count) => String(Math.min(10, count)) as Bhk))
  const bhk = (Object.keys(bhkNames) as Bhk[]).filter((key) => keys.has(key) && (key !== '0' || query.length === 1))
  const isOpen = bhk.length > 2 && bhk.at(-1) === '10'
  const label = isOpen ? `${bhk[0]}+ BHK` : bhk.map((key) => bhkNames[key]).join(', ')
  return { from, to: from + length, bhk, label }
}
