import { useEffect, useState } from 'react'

interface Options<Answer> {
  /** Asks only when nothing has changed for so long. */
  waitMs?: number
  /** An answer that came with the page. */
  first?: Answer | undefined
}

/**
 * What the server answers anybody, on public pages; what is personal is a query (decision 068). `key` says all that is
 * asked for; null asks nothing. The last answer stays until the next has come, also when the next fails.
 */
export function useAnswer<Answer>(
  key: string | null,
  ask: (before: Answer | undefined) => Promise<Answer>,
  { waitMs = 0, first }: Options<Answer> = {},
) {
  const [attempt, setAttempt] = useState(0)
  const asked = key === null ? null : `${attempt} ${key}`
  const [last, setLast] = useState<{ asked: string | null; answer: Answer | undefined; error?: unknown }>({
    asked: first === undefined ? null : asked,
    answer: first,
  })
  const isAsking = asked !== null && last.asked !== asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all that `ask` does
  useEffect(() => {
    if (!isAsking) return
    let isOld = false
    const { answer: before } = last
    const timer = setTimeout(() => {
      ask(before).then(
        (answer) => isOld || setLast({ asked, answer }),
        (error: unknown) => isOld || setLast({ asked, answer: before, error }),
      )
    }, waitMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [asked, isAsking])
  return {
    answer: asked === null ? undefined : last.answer,
    error: isAsking ? undefined : last.error,
    isAsking,
    retry: () => setAttempt((tried) => tried + 1),
  }
}
