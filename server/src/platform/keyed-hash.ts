import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The key that hashes, and former ones whose hashes are still known. */
export interface HashKeys {
  secretKey: string | null
  oldSecretKeys?: readonly string[]
}

/** HMAC-SHA256 in hex. Each use has a key of its own, derived from the product's secret key. */
export function keyedHash(config: HashKeys, use: string, parts: readonly string[]): string {
  if (!config.secretKey) throw new Error('The secret key is missing: read or make it before the app is built.')
  const key = Buffer.from(hkdfSync('sha256', config.secretKey, '', use, 32))
  // JSON keeps ["a", "bc"] and ["ab", "c"] apart.
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}

/** Under the present key and every former one, the present one first. */
export function keyedHashes(config: HashKeys, use: string, parts: readonly string[]): string[] {
  return [config.secretKey, ...(config.oldSecretKeys ?? [])].map((secretKey) => keyedHash({ secretKey }, use, parts))
}

/** Whether somebody gives back a hash that we gave, under the present key or a former one; whatever text they send. */
export function isKeyedHash(config: HashKeys, use: string, parts: readonly string[], given: string): boolean {
  const theirs = Buffer.from(given)
  return keyedHashes(config, use, parts).some((right) => {
    const ours = Buffer.from(right)
    return ours.length === theirs.length && timingSafeEqual(ours, theirs)
  })
}
