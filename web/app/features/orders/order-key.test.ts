import { beforeEach, expect, test, vi } from 'vitest'
import { forgetKey, keyFor } from './order-key.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
})

const wanted = { purpose: 'promote-property', subjectId: 7, option: '15' } as const

test('stays the same for the same purchase, and is one the server takes', () => {
  const key = keyFor(wanted)
  expect(key).toMatch(/^[\w-]{16,64}$/)
  expect(keyFor({ ...wanted })).toBe(key)
})

test('is another for every other purchase', () => {
  const others = [
    { ...wanted, subjectId: 8 },
    { ...wanted, option: '30' },
    { ...wanted, gstin: '27AAPFU0939F1ZV' },
    {
      ...wanted,
      gstin: '27AAPFU0939F1ZV',
      businessName: 'Udyan Homes LLP',
      businessAddress: '7, MG Road, Pune 411001',
    },
    {
      ...wanted,
      gstin: '27AAPFU0939F1ZV',
      businessName: 'Udyan Homes LLP',
      businessAddress: '8, MG Road, Pune 411001',
    },
  ]
  expect(new Set([wanted, ...others].map(keyFor)).size).toBe(6)
})

test('is given up with the purchase, whatever its GSTIN, and no other is', () => {
  const [plain, business, other] = [wanted, { ...wanted, gstin: '27AAPFU0939F1ZV' }, { ...wanted, option: '1' }]
  const before = [plain, business, other].map(keyFor)
  forgetKey(wanted)
  const after = [plain, business, other].map(keyFor)
  expect(after.map((key, i) => key === before[i])).toEqual([false, false, true])
})

/** As the browser's: what is kept are its own properties. */
function storage() {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  }
  return Object.create(methods) as Storage
}
