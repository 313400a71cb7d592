import type { Db } from '../../../platform/db/database.ts'
import { findSimilarEntries } from './lexicon.sql.ts'
import { overlaps, type Run, runsOf, type Token } from './runs.rules.ts'
import type { NamedPlace, Word } from './understanding.rules.ts'

/** Names of up to three words are looked for in what is left; a handful of phrases is enough of any sentence. */
const longestName = 3
const mostPhrases = 24

/** Corrects the typing errors in what is left of a text: names of places first, longer ones before shorter; then words. */
export async function correctSpelling(
  db: Db,
  rest: readonly Token[],
  isKnown: (token: Token) => boolean,
): Promise<{ places: NamedPlace[]; words: Word[] }> {
  const isUnknown = (token: Token) => !isKnown(token) && token.word.length >= 3 && !/^\d+$/.test(token.word)
  const asTyped = (tokens: readonly Token[]) => tokens.map((token) => ({ ...token, isCorrected: false }))
  if (!rest.some(isUnknown)) return { places: [], words: asTyped(rest) }

  const runs = runsOf(rest, longestName).filter((run) => run.tokens.some(isUnknown))
  const similar = await findSimilarEntries(db, [...new Set(runs.map((run) => run.phrase))].slice(0, mostPhrases))
  const nearest = (run: Run) => {
    const candidates = similar.filter((entry) => entry.typed === run.phrase)
    const edits = Math.min(...candidates.map((entry) => entry.edits))
    const closest = candidates.filter((entry) => entry.edits === edits)
    return closest.filter((entry) => entry.kind === closest[0]?.kind)
  }

  const places: NamedPlace[] = []
  for (const run of runs) {
    const entries = nearest(run).filter((entry) => entry.kind !== 'word')
    if (entries.length === 0 || overlaps(run, places)) continue
    places.push({ from: run.from, to: run.to, entries, isCorrected: true })
  }
  const words = rest
    .filter((token) => !overlaps(token, places))
    .map((token) => {
      const [corrected] = isUnknown(token) ? nearest({ ...token, phrase: token.word, tokens: [token] }) : []
      return { ...token, word: corrected?.phrase ?? token.word, isCorrected: corrected !== undefined }
    })
  return { places, words }
}
