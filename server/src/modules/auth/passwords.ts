import { hash, verify } from '@node-rs/argon2'
import { invalid } from '../../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

// 2 is Argon2id: the library's enum vanishes when types are stripped. Above OWASP's minimum of 19 MiB and 2 passes.
const cost = { algorithm: 2, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost)
}

/** Takes as long when there is no hash to compare with, so that time does not tell who has an account. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash === undefined) {
    await hashPassword(password)
    return false
  }
  return verify(passwordHash, canonical(password))
}

/** refuseCommonPassword({ newPassword }) names the field in the answer. */
export async function refuseCommonPassword(field: Record<string, string>): Promise<void> {
  for (const [name, password] of Object.entries(field)) {
    if (await isCommonPassword(canonical(password))) {
      throw invalid({ [name]: 'This password is one of the most used ones and easy to guess. Choose another.' })
    }
  }
}

/** Keyboards write the same letter in different ways. */
function canonical(password: string): string {
  return password.normalize('NFKC')
}
