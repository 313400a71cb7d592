import { messagesAtOnce } from '@properysearch/contract/conversations/facts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { onLiveEvent, onReconnect } from '../../lib/realtime.ts'
import {
  firstSeqOf,
  hasNewer,
  hasOlder,
  lastSeqOf,
  type MessageWindow,
  windowOf,
  withNewer,
  withOlder,
} from './message-window.ts'

/**
 * The messages of one conversation that are on the screen. A live event only says that there is something: what is new is
 * asked for by number, so that after any silence nothing is missing and nothing is there twice.
 */
export function useMessages(id: number, at = 0) {
  const [shown, setShown] = useState<MessageWindow | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const known = useRef<MessageWindow | null>(null)
  const isGone = useRef(false)

  const put = useCallback((next: MessageWindow) => {
    if (isGone.current) return
    known.current = next
    setShown(next)
    setError(null)
  }, [])

  /** The newest, or those up to one that was found. */
  const load = useCallback(
    async (upTo = 0) => {
      try {
        put(windowOf(await api.conversations.listMessages({ id, before: upTo })))
      } catch (failure) {
        if (!isGone.current) setError(failure)
      }
    },
    [id, put],
  )

  const catchUp = useInTurn(
    useCallback(async () => {
      const before = known.current
      if (!before) return load()
      const after = lastSeqOf(before)
      const reply = await api.conversations.listMessages({ id, after }).catch(() => null)
      if (!reply || known.current !== before) return reply === null ? undefined : 'again'
      // Something on the screen was taken back.
      if (reply.removals !== before.removals) return load(hasNewer(before) ? after + 1 : 0)
      put(hasNewer(before) ? { ...before, lastSeq: reply.lastSeq } : withNewer(before, reply))
      return reply.data.length === messagesAtOnce && !hasNewer(before) ? 'again' : undefined
    }, [id, load, put]),
  )

  useEffect(() => {
    isGone.current = false
    known.current = null
    setShown(null)
    setError(null)
    // A found message with some that came after it.
    void load(at > 0 ? at + Math.round(messagesAtOnce / 2) : 0)
    const stops = [
      onLiveEvent('message.sent', ({ conversationId }) => conversationId === id && catchUp()),
      onReconnect(catchUp),
    ]
    window.addEventListener('online', catchUp)
    return () => {
      isGone.current = true
      for (const stop of stops) stop()
      window.removeEventListener('online', catchUp)
    }
  }, [id, at, load, catchUp])

  const loadOlder = useCallback(async () => {
    const before = known.current
    if (!before || !hasOlder(before) || isLoadingOlder) return
    setLoadingOlder(true)
    const reply = await api.conversations.listMessages({ id, before: firstSeqOf(before) }).catch(() => null)
    if (reply && known.current) put(withOlder(known.current, reply))
    setLoadingOlder(false)
  }, [id, isLoadingOlder, put])

  const loadNewer = useCallback(async () => {
    const before = known.current
    if (!before || !hasNewer(before)) return
    const reply = await api.conversations.listMessages({ id, after: lastSeqOf(before) }).catch(() => null)
    if (reply && known.current) put(withNewer(known.current, reply))
  }, [id, put])

  return { shown, error, load, catchUp, loadOlder, loadNewer, isLoadingOlder }
}

/** Never twice at once: whoever calls meanwhile is served by one more turn at the end. */
function useInTurn(work: () => Promise<unknown>): () => void {
  const state = useRef({ isRunning: false, isAsked: false })
  return useCallback(() => {
    const run = async () => {
      state.current.isRunning = true
      do {
        state.current.isAsked = false
        if ((await work()) === 'again') state.current.isAsked = true
      } while (state.current.isAsked)
      state.current.isRunning = false
    }
    if (state.current.isRunning) state.current.isAsked = true
    else void run()
  }, [work])
}
