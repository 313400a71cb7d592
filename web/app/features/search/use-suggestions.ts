import type { Suggestion } from '@properysearch/contract/search/calls'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'

const waitMs = 120
const longestText = 80

/** Places and projects for what is being typed. A failure shows none: the text can be sent as it is. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestion[] {
  const [found, setFound] = useState<{ typed: string; suggestions: Suggestion[] }>()
  const text = typed.trim()
  const isAsked = isWanted && text.length >= 2 && text.length <= longestText
  useEffect(() => {
    if (!isAsked) return
    let isOld = false
    const timer = setTimeout(async () => {
      const suggestions = await api.search.suggest({ text }).then(
        ({ data }) => data,
        () => [],
      )
      if (!isOld) setFound({ typed: text, suggestions })
    }, waitMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, isAsked])
  // Those of the text before stay until the next have come: a list that blinks cannot be read.
  return isAsked && found ? found.suggestions : []
}
