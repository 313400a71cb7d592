import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsByShare, taxByPairs, wholeShare } from './sharers.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const shares = fc
  .array(fc.integer({ min: 1, max: 1600 }), { minLength: 0, maxLength: 6 })
  .map((others) => [wholeShare - sum(others), ...others])

test('parts by share always add up to the paisa, and each is within a paisa of its exact share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e14 }), shares, (paise, given) => {
      const parts = partsByShare(paise, given)
      expect(sum(parts)).toBe(paise)
      parts.forEach((part, at) => {
        const exact = (BigInt(paise) * BigInt(given[at] ?? 0)) / BigInt(wholeShare)
        expect(BigInt(part) - exact).toBeGreaterThanOrEqual(0n)
        expect(BigInt(part) - exact).toBeLessThanOrEqual(1n)
      })
    }),
  )
})

test('what rounding leaves goes to the largest remainders', () => {
  expect(partsByShare(100, [3333, 3333, 3334])).toEqual([33, 33, 34])
  expect(partsByShare(1, [5000, 5000])).toEqual([1, 0])
  expect(partsByShare(100, [0, 10_000])).toEqual([0, 100])
})

test('tax is split in whole rupees over every buyer and seller', () => {
  const buyers = [
    { name: 'Asha', share: 5000 },
    { name: 'Vivek', share: 5000 },
  ]
  const sellers = [
    { name: 'Mandar', share: 6667 },
    { name: 'Leela', share: 3333 },
  ]
  const pairs = taxByPairs(80_000_00, buyers, sellers)
  expect(pairs.map(({ paise }) => paise / 100)).toEqual([26_668, 13_332, 26_668, 13_332])
  expect(pairs.map(({ buyer, seller }) => `${buyer} ${seller}`)).toContain('Vivek Leela')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), shares, shares, (rupees, some, others) => {
      const named = (given: number[]) => given.map((share, at) => ({ name: String(at), share }))
      const split = taxByPairs(rupees * 100, named(some), named(others))
      expect(sum(split.map(({ paise }) => paise))).toBe(rupees * 100)
      for (const { paise } of split) expect(paise % 100).toBe(0)
    }),
  )
})
