import type { EventName, Events } from '@properysearch/contract/kernel/events'
import type { Audience } from './audience.ts'

/** An event with its audience. Only its ids reach browsers. */
export type RealtimeEvent = { [N in EventName]: { name: N; to: Audience } & Events[N] }[EventName]

/** Carries events to every process. Published after commit, never inside the writing transaction. */
export interface EventBus {
  publish(event: RealtimeEvent): void
  subscribe(listener: (event: RealtimeEvent) => void): () => void
  /** Called when events may have been missed: whoever follows them should look again for themselves. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

/** Within one process only: for tests and for a process that runs alone. */
export function localEventBus(): EventBus {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGap: () => () => undefined,
    close: async () => listeners.clear(),
  }
}
