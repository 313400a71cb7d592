/** Lets so many work at once; the others wait their turn, and beyond a number nobody may even wait. */
export function slots(atOnce: number, waitingAtMost: number) {
  let working = 0
  const waiting: (() => void)[] = []
  return {
    isFull: () => waiting.length >= waitingAtMost,
    isIdle: () => working === 0,
    async take<T>(work: () => Promise<T>): Promise<T> {
      // The one that ends hands the slot to the next one waiting, so that no newcomer can take it.
      if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else working += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else working -= 1
      }
    },
  }
}

export type Slots = ReturnType<typeof slots>

/** Work that is under way for a key is joined, not begun again. */
export function oncePerKey<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key)
    if (running) return running
    const promise = work().finally(() => underWay.delete(key))
    underWay.set(key, promise)
    return promise
  }
}
