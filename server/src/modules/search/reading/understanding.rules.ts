import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import type { SearchFilters, Understood, UnderstoodKind } from '@properysearch/contract/search/calls'
import type { Entry } from './lexicon.sql.ts'
import type { Token } from './runs.rules.ts'
import type { Meaning, Piece } from './search-text.rules.ts'

/** A piece of the text that is the name of a place; several entries where one name stands for several. */
export interface NamedPlace {
  from: number
  to: number
  entries: Entry[]
  isCorrected: boolean
}

export interface Word extends Token {
  isCorrected: boolean
}

/** What a text asks for. */
export interface Understanding extends Omit<Meaning, 'possession' | 'furnishing' | 'facing' | 'postedBy'> {
  listedIn?: ListedIn
  subcategories?: readonly Subcategory[]
  possession?: NonNullable<Meaning['possession']>[]
  furnishing?: NonNullable<Meaning['furnishing']>[]
  facing?: NonNullable<Meaning['facing']>[]
  postedBy?: NonNullable<Meaning['postedBy']>[]
  cityIds?: number[]
  localityIds?: number[]
  societyIds?: number[]
  /** To be found in the listing's own words. */
  words?: string[]
  chips: Understood['chips']
}

/** Puts the pieces together: of two prices the narrower, of two kinds both. */
export function understandingOf(
  text: string,
  parts: { places: readonly NamedPlace[]; pieces: readonly Piece[]; words: readonly Word[] },
): Understanding {
  const meanings = parts.pieces.map((piece) => piece.meaning)
  const entries = parts.places.flatMap((place) => place.entries)
  const all = <T>(values: readonly (T | undefined | null)[]): T[] | undefined => {
    const found = [...new Set(values.filter((value) => value !== undefined && value !== null))] as T[]
    return found.length > 0 ? found : undefined
  }
  const mins = all(meanings.map((meaning) => meaning.price?.min))
  const maxes = all(meanings.map((meaning) => meaning.price?.max))
  const understanding = {
    listedIn: meanings.find((meaning) => meaning.listedIn)?.listedIn,
    subcategories: all(meanings.flatMap((meaning) => meaning.subcategories ?? [])),
    bhk: all(meanings.flatMap((meaning) => meaning.bhk ?? [])),
    price:
      mins || maxes
        ? { ...(mins && { min: Math.max(...mins) }), ...(maxes && { max: Math.min(...maxes) }) }
        : undefined,
    possession: all(meanings.map((meaning) => meaning.possession)),
    furnishing: all(meanings.map((meaning) => meaning.furnishing)),
    facing: all(meanings.map((meaning) => meaning.facing)),
    postedBy: all(meanings.map((meaning) => meaning.postedBy)),
    cityIds: all(entries.filter((entry) => entry.kind === 'city').map((entry) => entry.cityId)),
    localityIds: all(entries.flatMap((entry) => (entry.kind === 'locality' ? entry.localityIds : []))),
    societyIds: all(entries.map((entry) => entry.societyId)),
    words: all(parts.words.map((word) => word.word)),
  }
  return { ...withoutBlanks(understanding), chips: chipsOf(text, parts) }
}

function chipsOf(text: string, parts: Parameters<typeof understandingOf>[1]): Understood['chips'] {
  const chip = (
    span: { from: number; to: number },
    kind: UnderstoodKind,
    label: string,
    isCorrected: boolean,
  ): Understood['chips'][number] & { from: number } => ({
    from: span.from,
    kind,
    label,
    typed: text.slice(span.from, span.to),
    isCorrected,
    without: tidy(text.slice(0, span.from), text.slice(span.to)),
  })
  return [
    ...parts.places.map((place) => chip(place, placeKind(place), place.entries[0]?.label ?? '', place.isCorrected)),
    ...parts.pieces.map((piece) => chip(piece, piece.kind, piece.label, false)),
    ...parts.words.map((word) => chip(word, 'words', word.word, word.isCorrected)),
  ]
    .sort((a, b) => a.from - b.from)
    .map(({ from: _, ...shown }) => shown)
}

function placeKind(place: NamedPlace): UnderstoodKind {
  const kind = place.entries[0]?.kind
  return kind === undefined || kind === 'word' ? 'words' : kind
}

/** What is left when a piece is taken out, without the little word that led to it. */
function tidy(before: string, after: string): string {
  const left = before.replace(/\b(?:in|at|near|around|by|of|with|and|or|for)\s*$/i, '')
  return `${left} ${after}`.replace(/\s+/g, ' ').trim()
}

function withoutBlanks<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

/** The chips that still decide something: a choice made apart from the text wins over the text. */
export function chipsInForce(query: SearchFilters, chips: Understood['chips']): Understood['chips'] {
  const hasPrice = query.budget !== undefined || query.minPrice !== undefined || query.maxPrice !== undefined
  const isOverruled: Partial<Record<UnderstoodKind, boolean>> = {
    price: hasPrice,
    bhk: query.bhk !== undefined,
    possession: query.possession !== undefined,
    furnishing: query.furnishing !== undefined,
    facing: query.facing !== undefined,
    postedBy: query.postedBy !== undefined,
  }
  return chips.filter((chip) => !isOverruled[chip.kind])
}
