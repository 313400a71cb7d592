import type { Suggestion } from '@properysearch/contract/search/calls'
import { api } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'

const waitMs = 120
const longestText = 80
const none: Suggestion[] = []

/**
 * Places and projects for what is being typed. Those of the text before stay until the next have come: a list that blinks
 * cannot be read. A failure shows none: the text can be sent as it is.
 */
export function useSuggestions(typed: string, isWanted: boolean): Suggestion[] {
  const text = typed.trim()
  const isAsked = isWanted && text.length >= 2 && text.length <= longestText
  const { answer, error } = useAnswer(isAsked ? text : null, () => api.search.suggest({ text }), { waitMs })
  return error ? none : (answer?.data ?? none)
}
