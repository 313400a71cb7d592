import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The key that seals, and former ones that can still open. */
export interface SealingKeys {
  secretKey: string | null
  oldSecretKeys?: readonly string[]
}

const version = 's1'

/**
 * AES-256-GCM under a key of its own for each use. `owner` is sealed along: what was sealed for one row opens for no
 * other. Reads `s1.<key id>.<nonce>.<tag>.<text>`.
 */
export function seal(keys: SealingKeys, use: string, owner: string | number, text: string): string {
  const secret = sealingSecret(keys)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, use), nonce)
  cipher.setAAD(contextOf(use, owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [
    version,
    keyId(secret),
    ...[nonce, cipher.getAuthTag(), sealed].map((bytes) => bytes.toString('base64url')),
  ].join('.')
}

/** Fails when it was changed, sealed for something else, or under a key that is not at hand. */
export function unseal(keys: SealingKeys, use: string, owner: string | number, sealed: string): string {
  const [given, id, ...parts] = sealed.split('.')
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (given !== version || !nonce || tag?.length !== 16 || !text) throw new Error('This was not sealed by us.')
  const secret = [sealingSecret(keys), ...(keys.oldSecretKeys ?? [])].find((secret) => keyId(secret) === id)
  if (!secret) throw new Error('This was sealed under a key that is missing: add it to OLD_SECRET_KEYS.')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, use), nonce)
  decipher.setAAD(contextOf(use, owner))
  decipher.setAuthTag(tag)
  return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
}

function sealingSecret({ secretKey }: SealingKeys): string {
  if (!secretKey) throw new Error('The secret key is missing: read or make it before the app is built.')
  return secretKey
}

function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal ${use}`, 32))
}

/** Tells keys apart and nothing about them. */
function keyId(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'key id', 6)).toString('hex')
}

function contextOf(use: string, owner: string | number): Buffer {
  return Buffer.from(JSON.stringify([use, String(owner)]))
}
