import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../lib/api.ts'
import { onReconnect } from '../../lib/realtime.ts'
import { myId } from '../../lib/session.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { unsentName } from './unsent-name.ts'

const answerMs = 30_000

let open: { personId: number; outbox: Outbox } | undefined

/** Of whoever is signed in: another person on the same browser has another one. */
function outboxOf(personId: number): Outbox {
  if (open?.personId === personId) return open.outbox
  open?.outbox.close()
  const outbox = createOutbox({
    storage: localStorage,
    name: unsentName(personId),
    send: ({ conversationId, clientId, text }) =>
      inTime(api.conversations.send({ id: conversationId, clientId, text })),
    newId: newClientId,
    now: () => new Date(),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  open = { personId, outbox }
  return outbox
}

/** A dead line says nothing: what is not answered is sent again, and arrives once all the same. */
function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('The message was not answered')), answerMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Works also where a page came without https, which `crypto.randomUUID` does not. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** What an earlier page left: it goes on its way wherever one is now. */
export const sendUnsent = () => outboxOf(myId()).look()

/** What is not sent yet is sent whenever the connection is back. */
export function useOutbox() {
  const outbox = outboxOf(myId())
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read)
  useEffect(() => {
    const flush = () => outbox.flush()
    const look = ({ key }: StorageEvent) => key === unsentName(myId()) && outbox.look()
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('storage', look)
    const stop = onReconnect(flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('storage', look)
      stop()
    }
  }, [outbox])
  return { outbox, unsent }
}
