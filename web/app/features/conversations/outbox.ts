import { type CallFailure, isFailure } from '@properysearch/contract/kernel/client'

// What was written and is not yet with the server. It lies in the browser's own storage before it is sent, so neither a
// lost connection nor a reload loses it; the server knows each by its id, so none arrives twice.

export interface Unsent {
  conversationId: number
  clientId: string
  text: string
  writtenAt: string
  /** Why the server did not take it; null while it is on its way. */
  problem: string | null
}

export interface OutboxParts {
  /** Where it is kept, under a name of the person's own. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  name: string
  send: (unsent: Unsent) => Promise<unknown>
  newId: () => string
  now: () => Date
  /** Calls again after so long; answers what takes that back. */
  later: (work: () => void, milliseconds: number) => () => void
}

export interface Outbox {
  /** The same array until something changes. */
  read(): readonly Unsent[]
  subscribe(listener: () => void): () => void
  add(conversationId: number, text: string): Unsent
  /** Once more, for what the server refused. */
  retry(clientId: string): void
  discard(clientId: string): void
  /** The connection is back: whatever waits is sent now. */
  flush(): void
  /** Another tab has changed what is kept. */
  look(): void
  close(): void
}

const keptDays = 7
const dayMs = 24 * 60 * 60 * 1000
const firstPauseMs = 2000
const longestPauseMs = 60_000

export function createOutbox(parts: OutboxParts): Outbox {
  const { name, send, newId, now, later } = parts
  const listeners = new Set<() => void>()
  let known: readonly Unsent[] = []
  /** False once the browser would not keep it: then this tab alone knows. */
  let isKept = true
  let isSending = false
  let isClosed = false
  let pauseMs = firstPauseMs
  let stopWaiting: (() => void) | undefined

  function load(): readonly Unsent[] {
    try {
      const all: unknown = JSON.parse(parts.storage.getItem(name) ?? '[]')
      const oldest = now().getTime() - keptDays * dayMs
      return Array.isArray(all) ? all.filter((one) => isUnsent(one) && Date.parse(one.writtenAt) > oldest) : []
    } catch {
      // No storage, or somebody else's words in it: what is known in this tab stays.
      return known
    }
  }

  /** Read afresh first: another tab may have sent some of it. */
  function change(to: (all: readonly Unsent[]) => readonly Unsent[]): void {
    known = to(isKept ? load() : known)
    try {
      if (known.length === 0) parts.storage.removeItem(name)
      else parts.storage.setItem(name, JSON.stringify(known))
      isKept = true
    } catch {
      isKept = false
    }
    for (const listener of listeners) listener()
  }

  const without = (clientId: string) => (all: readonly Unsent[]) => all.filter((one) => one.clientId !== clientId)
  const withProblem = (clientId: string, problem: string | null) => (all: readonly Unsent[]) =>
    all.map((one) => (one.clientId === clientId ? { ...one, problem } : one))

  /** One after the other, in the order in which they were written. */
  async function sendAll(): Promise<void> {
    if (isSending || isClosed) return
    isSending = true
    stopWaiting?.()
    stopWaiting = undefined
    try {
      for (let next = firstWaiting(); next && !isClosed; next = firstWaiting()) {
        try {
          await send(next)
          change(without(next.clientId))
          pauseMs = firstPauseMs
        } catch (error) {
          if (!isDecided(error)) {
            waitAndSend()
            return
          }
          change(withProblem(next.clientId, error.body.message))
        }
      }
    } finally {
      isSending = false
    }
  }

  const firstWaiting = () => known.find(({ problem }) => problem === null)

  function waitAndSend(): void {
    if (isClosed) return
    stopWaiting = later(() => void sendAll(), pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  known = load()
  return {
    read: () => known,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (conversationId, text) => {
      const unsent = { conversationId, clientId: newId(), text, writtenAt: now().toISOString(), problem: null }
      change((all) => [...all, unsent])
      void sendAll()
      return unsent
    },
    retry: (clientId) => {
      change(withProblem(clientId, null))
      void sendAll()
    },
    discard: (clientId) => change(without(clientId)),
    flush: () => {
      pauseMs = firstPauseMs
      void sendAll()
    },
    look: () => {
      if (isKept) known = load()
      for (const listener of listeners) listener()
      void sendAll()
    },
    close: () => {
      isClosed = true
      stopWaiting?.()
      listeners.clear()
    },
  }
}

/** The server has read it and said no; sent again, it would say no again. */
const isDecided = (error: unknown): error is CallFailure =>
  isFailure(error) && error.http < 500 && error.http !== 429 && error.http !== 401

function isUnsent(one: unknown): one is Unsent {
  const { conversationId, clientId, text, writtenAt } = (one ?? {}) as Partial<Unsent>
  return (
    typeof conversationId === 'number' &&
    typeof clientId === 'string' &&
    typeof text === 'string' &&
    typeof writtenAt === 'string'
  )
}
