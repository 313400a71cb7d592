import type { MapTiles, TileSource } from './port.ts'

const trustMs = { answered: 10 * 60_000, silent: 2 * 60_000 }

interface ProbeOptions {
  userAgent: string
  timeoutMs?: number
  now?: () => number
}

/**
 * Asks the tile server for its first tile before any page does. The answer is trusted for some minutes; while it is
 * asked again, the old one holds, so that only the very first page ever waits.
 */
export function probedMapTiles(
  source: TileSource,
  { userAgent, timeoutMs = 2000, now = Date.now }: ProbeOptions,
): MapTiles {
  const first = source.url
    .replaceAll(/\{[zxy]\}/g, '0')
    .replaceAll('{s}', 'a')
    .replaceAll('{r}', '')
  let isThere: boolean | undefined
  let askAgainAt = 0
  let asking: Promise<boolean> | undefined

  const ask = async () => {
    const response = await fetch(first, {
      headers: { 'user-agent': userAgent },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null)
    await response?.body?.cancel().catch(() => undefined)
    isThere = response?.ok === true && (response.headers.get('content-type') ?? '').startsWith('image/')
    askAgainAt = now() + (isThere ? trustMs.answered : trustMs.silent)
    asking = undefined
    return isThere
  }
  return {
    findSource: async () => {
      if (now() >= askAgainAt) asking ??= ask()
      const answer = isThere ?? (await asking)
      return answer ? source : null
    },
  }
}
