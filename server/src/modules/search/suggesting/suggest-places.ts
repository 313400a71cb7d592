import type { Suggestion } from '@properysearch/contract/search/calls'
import { readRupees } from '@properysearch/contract/values/money'
import type { Db } from '../../../platform/db/database.ts'
import { smallWords, tokensOf } from '../reading/runs.rules.ts'
import { findSuggestions } from './suggestions.sql.ts'

const mostSuggestions = 8
const longestName = 4

/** Places and projects while somebody types. Of a sentence, the last words may become a name; the rest of it stays. */
export async function suggestPlaces(db: Db, text = ''): Promise<Suggestion[]> {
  const tokens = tokensOf(text.toLowerCase())
  // `under 80 lakh` ends in a price, not in the beginning of a name.
  const [amount, unit] = tokens.slice(-2).map((token) => token.word)
  if (unit && unit.length > 1 && /^[\d.]+$/.test(amount ?? '') && readRupees(amount + unit) !== undefined) return []
  for (const token of tokens.slice(-longestName)) {
    const typed = tokens
      .filter((other) => other.from >= token.from)
      .map((other) => other.word)
      .join(' ')
    if (smallWords.has(token.word) && tokens.length > 1) continue
    if (typed.length < 2) return []
    const found = await findSuggestions(db, typed, mostSuggestions)
    const before = text.slice(0, token.from)
    if (found.length > 0) return found.map((suggestion) => ({ ...suggestion, text: before + suggestion.text }))
  }
  return []
}
