import { expect, test } from 'vitest'
import { seal, unseal } from './encryption.ts'

const keys = { secretKey: 'a'.repeat(40) }
const others = { secretKey: 'b'.repeat(40) }
const number = 'ABCPK1234F'

test('opens what it sealed, and shows nothing of it', () => {
  const sealed = seal(keys, 'pan', 7, number)
  expect(unseal(keys, 'pan', 7, sealed)).toBe(number)
  expect(sealed).not.toContain('1234')
  expect(seal(keys, 'pan', 7, 'नमस्ते ₹')).toMatch(/^s1\.[0-9a-f]{12}\.[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(unseal(keys, 'pan', 7, seal(keys, 'pan', 7, 'नमस्ते ₹'))).toBe('नमस्ते ₹')
})

test('seals the same text differently each time', () => {
  expect(seal(keys, 'pan', 7, number)).not.toBe(seal(keys, 'pan', 7, number))
})

test('opens nothing that was changed in any place', () => {
  const sealed = seal(keys, 'pan', 7, number)
  for (const at of sealed.split('').keys()) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    // The last letter of a part may carry bits that are not read.
    if (changed === sealed || sameBytes(changed, sealed)) continue
    expect(() => unseal(keys, 'pan', 7, changed), `letter ${at}`).toThrow()
  }
  for (const broken of ['', 'x', 's1...', sealed.slice(0, -3), `${sealed}.x`.replace('s1', 's2')]) {
    expect(() => unseal(keys, 'pan', 7, broken)).toThrow()
  }
})

test('opens for nobody else and for no other use', () => {
  const sealed = seal(keys, 'pan', 7, number)
  expect(() => unseal(keys, 'pan', 8, sealed)).toThrow()
  expect(() => unseal(keys, 'bank', 7, sealed)).toThrow()
})

test('a wrong key opens nothing; a former key that is kept still opens', () => {
  const sealed = seal(others, 'pan', 7, number)
  expect(() => unseal(keys, 'pan', 7, sealed)).toThrow('is missing')
  expect(unseal({ ...keys, oldSecretKeys: [others.secretKey] }, 'pan', 7, sealed)).toBe(number)
  const fresh = seal({ ...keys, oldSecretKeys: [others.secretKey] }, 'pan', 7, number)
  expect(unseal(keys, 'pan', 7, fresh)).toBe(number)
})

test('without a key nothing is sealed', () => {
  expect(() => seal({ secretKey: null }, 'pan', 7, number)).toThrow('secret key is missing')
})

function sameBytes(left: string, right: string): boolean {
  const bytes = (text: string) =>
    text
      .split('.')
      .map((part, at) => (at < 2 ? part : Buffer.from(part, 'base64url').toString('hex')))
      .join()
  return bytes(left) === bytes(right)
}
