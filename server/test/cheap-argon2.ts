import { vi } from 'vitest'

/** The real thing at a low price, for tests of very many passwords; a mock's factory imports it. */
export async function cheapArgon2(original: () => Promise<unknown>) {
  const real = (await original()) as typeof import('@node-rs/argon2')
  const cheap: typeof real.hash = (password, cost) => real.hash(password, { ...cost, memoryCost: 64, timeCost: 1 })
  return { ...real, hash: vi.fn(cheap) }
}
