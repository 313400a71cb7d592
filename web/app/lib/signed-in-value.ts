import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession } from './session.ts'

/** Begins to watch a value in the query client. */
export type Follow<Value> = (onChange: () => void) => { read: () => Value; stop: () => void }

/**
 * Something personal in what everybody sees: whether a heart is filled, say. `load` brings the code that follows it,
 * only once somebody is signed in. `unknown` is what it is for everybody else, and until then.
 */
export function signedInValue<Value>(load: () => Promise<Follow<Value>>, unknown: Value) {
  const listeners = new Set<() => void>()
  let followed: ReturnType<Follow<Value>> | undefined
  let person: number | undefined
  let stopListening: () => void = () => undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const stop = () => {
    followed?.stop()
    followed = undefined
    person = undefined
  }
  const start = async () => {
    const now = readSession()?.userId
    if (now === person) return
    stop()
    person = now
    tell()
    if (now === undefined) return
    const follow = await load().catch(() => undefined)
    // Somebody else may have signed in, or everybody left the page, while the code was on its way.
    if (now !== person || followed) return
    // Without the code, whoever asks next tries again.
    if (!follow) return stop()
    followed = follow(tell)
    tell()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) stopListening = onSessionChange(start)
    listeners.add(listener)
    void start()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stopListening()
      stop()
    }
  }
  return {
    /** Drawn again only when what is selected has changed. */
    use: <Selected>(select: (value: Value) => Selected): Selected =>
      useSyncExternalStore(
        subscribe,
        () => select(followed ? followed.read() : unknown),
        () => select(unknown),
      ),
  }
}
