import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** So near to an end counts as being there. */
const nearPx = 80
/** So near to an end, more is fetched. */
const aheadPx = 800

interface Place {
  list: RefObject<HTMLDivElement | null>
  /** What is drawn: the numbers of the first and the last message, and how many wait below them. */
  first: number
  last: number
  below: number
  /** Grows when I send: then the end is what I want to see. */
  wasSent: number
  onOlder: () => void
  onNewer: () => void
  /** The message to begin at; 0: the newest. */
  at: number
}

/**
 * Keeps what one is reading where it is while messages come and go above and below it; whoever is at the end stays
 * there. Not left to the browser: not all of them do it, and none does at the very top.
 */
export function useScrollPlace({ list, first, last, below, wasSent, onOlder, onNewer, at }: Place) {
  const [isAtEnd, setAtEnd] = useState(true)
  const state = useRef({ isAtEnd: true, isPlaced: false, seq: 0, top: 0, wasSent })

  const remember = useCallback(() => {
    const element = list.current
    if (!element) return
    const end = element.scrollHeight - element.scrollTop - element.clientHeight
    state.current.isAtEnd = end < nearPx
    setAtEnd(end < nearPx)
    const shown = [...element.querySelectorAll<HTMLElement>('[data-seq]')].find(
      (row) => row.offsetTop + row.offsetHeight > element.scrollTop,
    )
    state.current.seq = Number(shown?.dataset.seq) || 0
    state.current.top = shown ? shown.offsetTop - element.scrollTop : 0
    if (element.scrollTop < aheadPx) onOlder()
    if (end < aheadPx) onNewer()
  }, [list, onOlder, onNewer])

  const toEnd = useCallback(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is drawn or goes
  useLayoutEffect(() => {
    const element = list.current
    if (!element || last + below === 0) return
    const place = state.current
    const isSent = wasSent !== place.wasSent
    place.wasSent = wasSent
    const rowOf = (seq: number) => element.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
    if (!place.isPlaced && at > 0) {
      rowOf(at)?.scrollIntoView({ block: 'center' })
    } else if (!place.isPlaced || place.isAtEnd || isSent) {
      toEnd()
    } else {
      const row = rowOf(place.seq)
      if (row) element.scrollTop = row.offsetTop - place.top
    }
    place.isPlaced = true
    remember()
  }, [first, last, below, wasSent])

  return { onScroll: remember, isAtEnd, toEnd }
}
