import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type HashKeys, keyedHash, keyedHashes } from '../../platform/keyed-hash.ts'

const randomLength = 32

/** Random digits, and their signature. There is nothing in it to read, and nobody remembers who was given it. */
export function createVisitorId(keys: HashKeys): string {
  const random = randomBytes(randomLength / 2).toString('hex')
  return random + keyedHash(keys, 'visitor-id', [random]).slice(0, randomLength)
}

/** The random digits of a number that we gave, under the present key or a former one; undefined for any other. */
export function openVisitorId(keys: HashKeys, visitorId: string): string | undefined {
  const random = visitorId.slice(0, randomLength)
  const signature = Buffer.from(visitorId.slice(randomLength))
  const isOurs = keyedHashes(keys, 'visitor-id', [random]).some((hash) => {
    const expected = Buffer.from(hash.slice(0, randomLength))
    return expected.length === signature.length && timingSafeEqual(expected, signature)
  })
  return isOurs ? random : undefined
}
