import { hash, verify } from '@node-rs/argon2'
import { failFor, invalid } from '../../platform/errors.ts'
import { slots } from '../../platform/slots.ts'
import { type Person, type Weakness, weaknessOf } from './weak-passwords.ts'

// 2 is Argon2id: the library's enum vanishes when types are stripped. Above OWASP's minimum of 19 MiB and 2 passes.
const cost = { algorithm: 2, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 }

// Each takes a processor and 32 MiB for a moment: a flood of them must leave room for everything else.
const hashing = slots(2, 64)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), cost))
}

/** Takes as long when there is no hash to compare with, so that time does not tell who has an account. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash === undefined) {
    await hashPassword(password)
    return false
  }
  return inTurn(() => verify(passwordHash, canonical(password)))
}

const sentences: Record<Weakness, string> = {
  common: 'This is one of the most common passwords and easy to guess. Choose another.',
  repeats: 'This password only repeats a few characters and is easy to guess. Choose another.',
  runs: 'This password follows the keyboard or the alphabet and is easy to guess. Choose another.',
  own: 'This password is little more than your own name, email or mobile number. Choose another.',
}

/** refuseWeakPassword({ newPassword }, person) names the field in the answer. */
export async function refuseWeakPassword(field: Record<string, string>, person?: Person): Promise<void> {
  for (const [name, password] of Object.entries(field)) {
    const weakness = await weaknessOf(canonical(password), person)
    if (weakness) throw invalid({ [name]: sentences[weakness] })
  }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.isFull()) {
    throw failFor(5, 'unavailable', (wait) => `Many people are signing in right now. Please try again in ${wait}.`)
  }
  return hashing.take(work)
}

/** Keyboards write the same letter in different ways. */
function canonical(password: string): string {
  return password.normalize('NFKC')
}
