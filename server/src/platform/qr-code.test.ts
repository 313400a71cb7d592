import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const draw = (text: string) => qrCode(text).map((row) => row.map((it) => (it ? '#' : '.')).join(''))
const hash = (text: string) => createHash('sha256').update(draw(text).join('\n')).digest('hex').slice(0, 16)

test('three corners, and a size that grows with the text', () => {
  const rows = draw('UPI')
  expect(rows).toHaveLength(21)
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner)
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner)
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner)
  expect([14, 26, 42, 62, 84, 106, 122, 152, 180].map((bytes) => qrCode('a'.repeat(bytes)).length)).toEqual([
    21, 25, 29, 33, 37, 41, 45, 49, 53,
  ])
  expect(() => qrCode('a'.repeat(181))).toThrow('too long')
})

// Every length from 1 to 180 bytes was read back by an independent reader (jsQR 1.4.0) when these were written down.
test('is drawn as it was when it was read back', () => {
  expect(['UPI', 'a'.repeat(100), '₹'.repeat(60)].map(hash)).toEqual([
    '289c7f4d9865b828',
    '9dab43836af6eb93',
    'f3fd314c94f8685f',
  ])
})
