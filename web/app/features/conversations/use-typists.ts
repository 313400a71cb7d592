import type { Conversation } from '@properysearch/contract/conversations/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onLiveEvent, sendEvent } from '../../lib/realtime.ts'
import { othersIn } from './conversation-words.ts'

const shownMs = 5000
const toldEveryMs = 3000

/** The names of those who are writing now: until they send it, or have stopped for five seconds. */
export function useTypists(conversation: Conversation): readonly string[] {
  const { id, lastSeq } = conversation
  const [ids, setIds] = useState<readonly number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they wrote is there
  useEffect(() => setIds([]), [id, lastSeq])
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>()
    const stop = onLiveEvent('conversation.typing', ({ conversationId, personId }) => {
      if (conversationId !== id) return
      clearTimeout(timers.get(personId))
      setIds((now) => [...new Set([...now, personId])])
      timers.set(
        personId,
        setTimeout(() => setIds((now) => now.filter((one) => one !== personId)), shownMs),
      )
    })
    return () => {
      stop()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [id])
  return othersIn(conversation)
    .filter((member) => ids.includes(member.id))
    .map(({ name }) => name)
}

/** Says that I am writing, now and then while I do. */
export function useTellTyping(conversationId: number): () => void {
  const told = useRef(0)
  return useCallback(() => {
    const now = Date.now()
    if (now - told.current < toldEveryMs) return
    told.current = now
    // One that comes late is worth nothing.
    void sendEvent('conversation.typing', { conversationId }).catch(() => undefined)
  }, [conversationId])
}
