import { createHmac, hkdfSync } from 'node:crypto'

/** HMAC-SHA256 in hex. Each use has a key of its own, derived from the product's secret key. */
export function keyedHash(config: { secretKey: string | null }, use: string, parts: readonly string[]): string {
  if (!config.secretKey) throw new Error('The secret key is missing: read or make it before the app is built.')
  const key = Buffer.from(hkdfSync('sha256', config.secretKey, '', use, 32))
  // JSON keeps ["a", "bc"] and ["ab", "c"] apart.
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}
