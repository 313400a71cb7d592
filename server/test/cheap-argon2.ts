import { vi } from 'vitest'

// The real thing at a low price: tests sign in hundreds of people. A file that mocks it by itself has its own way.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const cheap: typeof real.hash = (password, cost) => real.hash(password, { ...cost, memoryCost: 64, timeCost: 1 })
  return { ...real, hash: vi.fn(cheap) }
})
