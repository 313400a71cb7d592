import {
  type Bhk,
  type Facing,
  type Furnishing,
  facings,
  type ListedIn,
  listedInNames,
  type Possession,
  type PostedBy,
  postedByNames,
  type Subcategory,
} from '@properysearch/contract/listings/facts'
import type { UnderstoodKind } from '@properysearch/contract/search/calls'
import { bhkIn } from './bhk-text.rules.ts'
import { type PriceRange, pricesIn } from './price-text.rules.ts'

/** What a piece of the text asks for. */
export interface Meaning {
  listedIn?: ListedIn
  subcategories?: readonly Subcategory[]
  bhk?: Bhk[]
  price?: PriceRange
  possession?: Possession
  furnishing?: Furnishing
  facing?: Facing
  postedBy?: PostedBy
}

/** A piece of the text, by where it begins and ends, that was understood. */
export interface Piece {
  from: number
  to: number
  kind: UnderstoodKind
  label: string
  meaning: Meaning
}

type Reading = Pick<Piece, 'kind' | 'label' | 'meaning'>

const deal = (listedIn: ListedIn): Reading => ({
  kind: 'listedIn',
  label: listedInNames[listedIn],
  meaning: { listedIn },
})
const kinds = (label: string, ...subcategories: Subcategory[]): Reading => ({
  kind: 'subcategory',
  label,
  meaning: { subcategories },
})
const furnished = (furnishing: Furnishing, label: string): Reading => ({
  kind: 'furnishing',
  label,
  meaning: { furnishing },
})
const ready = (possession: Possession): Reading => ({ kind: 'possession', label: possession, meaning: { possession } })
const from = (postedBy: PostedBy): Reading => ({
  kind: 'postedBy',
  label: `By ${postedByNames[postedBy].toLowerCase()}`,
  meaning: { postedBy },
})

/** Longer ones first: what an earlier pattern took is no longer there for a later one. */
const patterns: readonly (readonly [RegExp, Reading])[] = [
  [/\b(?:semi|partly|part)[\s-]*furnished\b/g, furnished('Semi-Furnished', 'Semi-furnished')],
  [/\b(?:un|non)[\s-]*furnished\b/g, furnished('UnFurnished', 'Unfurnished')],
  [/\b(?:fully\s+)?furnished\b/g, furnished('Furnished', 'Furnished')],
  [
    /\b(?:ready\s+to\s+(?:move|shift|occupy)(?:\s+in)?|ready\s+possession|immediate\s+possession)\b/g,
    ready('Ready To Move'),
  ],
  [/\bunder[\s-]+construction\b/g, ready('Under Construction')],
  [/\b(?:upcoming|new\s+launch(?:es)?|pre[\s-]*launch)\b/g, ready('Upcoming')],
  [
    /\b(?:(?:direct|posted)\s+)?(?:by|from)\s+(?:the\s+)?owners?\b|\bno\s+(?:broker|brokerage|agents?)\b|\bowners?\s+only\b/g,
    from('owner'),
  ],
  [/\b(?:by|from|through)\s+(?:an?\s+)?(?:agents?|brokers?)\b/g, from('agent')],
  [/\b(?:by|from)\s+(?:the\s+)?(?:builders?|developers?)\b/g, from('builder')],
  [
    /\b(?:for|on|to|available\s+for)\s+(?:rent|lease)\b|\b(?:rent|rental|rentals|renting|lease)\b|\bto\s*let\b/g,
    deal('rent'),
  ],
  [/\b(?:for|on)\s+sale\b|\bto\s+buy\b|\b(?:sale|resale|buy|buying|purchase)\b/g, deal('sell')],
  [/\bstudio(?:\s+(?:apartment|flat)s?|s)?\b/g, kinds('Studio Apartments', 'Studio Apartments')],
  [/\b(?:row|independent|individual)\s*houses?\b|\bhouses?\b|\btenements?\b/g, kinds('Houses', 'Houses')],
  [/\bbungalows?\b/g, kinds('Bungalows', 'Houses', 'Villas')],
  [/\bvillas?\b/g, kinds('Villas', 'Villas')],
  [/\b(?:apartments?|condos?)\b/g, kinds('Apartments', 'Flats', 'Studio Apartments')],
  [/\bflats?\b/g, kinds('Flats', 'Flats')],
  [/\b(?:na\s+)?plots?\b|\blands?\b/g, kinds('Plots', 'Plots')],
  [/\boffices?(?:\s+spaces?)?\b/g, kinds('Offices', 'Offices')],
  [/\b(?:shops?|showrooms?|retail)(?:\s+spaces?)?\b/g, kinds('Shops', 'Shops')],
  [/\bcommercial(?:\s+(?:spaces?|property|properties))?\b/g, kinds('Commercial', 'Offices', 'Shops')],
]

/** Everything in a text that can be understood without knowing any place. `text` is in lower case. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let rest = text
  const take = (at: number, length: number, reading: Reading) => {
    pieces.push({ from: at, to: at + length, ...reading })
    rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length)
  }
  for (const piece of bhkIn(rest))
    take(piece.from, piece.to - piece.from, { kind: 'bhk', label: piece.label, meaning: { bhk: piece.bhk } })
  const isRent = /\b(?:rent|rental|rentals|lease|to\s*let)\b/.test(rest)
  for (const piece of pricesIn(rest, isRent)) {
    take(piece.from, piece.to - piece.from, { kind: 'price', label: piece.label, meaning: { price: piece.range } })
  }
  for (const piece of facingsIn(rest)) take(piece.from, piece.to - piece.from, piece)
  for (const [pattern, reading] of patterns) {
    for (const match of rest.matchAll(pattern)) take(match.index, match[0].length, reading)
  }
  return pieces.sort((a, b) => a.from - b.from)
}

function facingsIn(text: string): Piece[] {
  return [...text.matchAll(/\b(north|south|east|west)(?:[\s-]*(east|west))?[\s-]*(?:facing|face)\b/g)].flatMap(
    (match) => {
      const said = [match[1], match[2]].filter(Boolean).join(' ')
      const facing = facings.find((facing) => facing.toLowerCase() === said)
      if (!facing) return []
      return [
        {
          from: match.index,
          to: match.index + match[0].length,
          kind: 'facing' as const,
          label: `${facing} facing`,
          meaning: { facing },
        },
      ]
    },
  )
}
