import { beforeEach, expect, test, vi } from 'vitest'
import { deviceProofs, keepDeviceProof } from './device-proofs.ts'

const proof = (letter: string) => letter.repeat(43)

let kept: string | null
beforeEach(() => {
  kept = null
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value
    },
  })
})

test('keeps the last three, the newest first, each once', () => {
  for (const letter of ['a', 'b', 'c', 'a', 'd']) keepDeviceProof(proof(letter))
  expect(deviceProofs()).toEqual([proof('d'), proof('a'), proof('c')])
})

test.each(['', 'nonsense', '{}', '7', '["short", 3, null]'])('what is stored as %s counts as none', (stored) => {
  kept = stored
  expect(deviceProofs()).toEqual([])
})
