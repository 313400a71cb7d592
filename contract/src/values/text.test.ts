import { expect, test } from 'vitest'
import { oneLine, withoutNul } from './text.ts'

test('one line has single spaces, and none around it', () => {
  expect(oneLine('  Udyan\t Homes\r\nLLP ')).toBe('Udyan Homes LLP')
  expect(oneLine('12,\u0000Residency\u0007 Road\u00a0')).toBe('12, Residency Road')
  expect(oneLine(' \u0000\n')).toBe('')
  expect(oneLine('पुणे  शहर')).toBe('पुणे शहर')
})

test('several lines stay several', () => {
  expect(withoutNul('asked for\u0000 money\n\nfirst')).toBe('asked for money\n\nfirst')
})
