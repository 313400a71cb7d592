import type { Db } from '../../../platform/db/database.ts'
import { correctSpelling } from './correct-spelling.ts'
import { type Entry, findEntries } from './lexicon.sql.ts'
import { blank, overlaps, runsOf, smallWords, type Token, tokensOf } from './runs.rules.ts'
import { readPieces } from './search-text.rules.ts'
import { type NamedPlace, type Understanding, understandingOf } from './understanding.rules.ts'

const longestName = 6

/**
 * What somebody means by `2 bhk in baner under 80 lakh`. Names of places come first, so that a project called
 * "… Villas" is not taken for a villa; then prices, rooms and kinds; then what is left is corrected where a name or a
 * known word is a typing error away.
 */
export async function understandText(db: Db, text: string): Promise<Understanding> {
  const lower = text.toLowerCase()
  const tokens = tokensOf(lower)
  const phrases = new Set(runsOf(tokens, longestName).map((run) => run.phrase))
  const entries = phrases.size === 0 ? [] : await findEntries(db, [...phrases])
  const named = namedIn(tokens, entries)
  const withoutNames = blank(lower, named)
  const pieces = readPieces(withoutNames)
  // "bakulgand villas" may yet be a project: a kind stays with the words beside it until they are corrected.
  const [kinds, others] = [
    pieces.filter((piece) => piece.kind === 'subcategory'),
    pieces.filter((piece) => piece.kind !== 'subcategory'),
  ]
  const rest = tokensOf(blank(withoutNames, others)).filter((token) => !smallWords.has(token.word))
  const known = new Set(entries.map((entry) => entry.phrase))
  const { places, words } = await correctSpelling(db, rest, (token) => known.has(token.word) || overlaps(token, kinds))
  return understandingOf(text, {
    places: [...named, ...places],
    pieces: pieces.filter((piece) => !overlaps(piece, places)),
    words: words.filter((word) => !overlaps(word, kinds)),
  })
}

/** The longest names first; a token belongs to one name only. */
function namedIn(tokens: readonly Token[], entries: readonly Entry[]): NamedPlace[] {
  const byPhrase = Map.groupBy(
    entries.filter((entry) => entry.kind !== 'word'),
    (entry) => entry.phrase,
  )
  const found: NamedPlace[] = []
  for (const { from, to, phrase } of runsOf(tokens, longestName)) {
    const same = byPhrase.get(phrase)
    if (!same || overlaps({ from, to }, found)) continue
    // A locality and a project of one name: the locality, which holds the project.
    const kind = same.some((entry) => entry.kind === 'locality') ? 'locality' : same[0]?.kind
    found.push({ from, to, entries: same.filter((entry) => entry.kind === kind), isCorrected: false })
  }
  return found
}
