import type { Market } from './market.ts'

/** Of one state of the market; with the next they are all forgotten. */
const answersOf = new WeakMap<Market, Map<string, unknown>>()
const mostKept = 300

/** What was asked before of the same market is answered from memory, such as each city and kind. */
export function kept<T>(market: Market, question: readonly unknown[], count: () => T): T {
  const answers = answersOf.get(market) ?? new Map<string, unknown>()
  answersOf.set(market, answers)
  const key = JSON.stringify(question)
  if (answers.has(key)) return answers.get(key) as T
  const answer = count()
  answers.set(key, answer)
  for (const oldest of answers.keys()) {
    if (answers.size <= mostKept) break
    answers.delete(oldest)
  }
  return answer
}
