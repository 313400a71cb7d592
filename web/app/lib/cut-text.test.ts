import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut only when it is longer, and is never longer than asked, ellipsis included', () => {
  expect(cutText('Thiruvananthapuram', 20)).toBe('Thiruvananthapuram')
  expect(cutText('x'.repeat(20), 20)).toBe('x'.repeat(20))
  expect(cutText('x'.repeat(21), 20)).toBe(`${'x'.repeat(19)}…`)
  expect(cutText('Pimpri Chinchwad and around', 17)).toBe('Pimpri Chinchwad…')
  expect(cutText('Pimpri Chinchwad and around', 18)).toBe('Pimpri Chinchwad…')
  expect(cutText('🏡🏡🏡', 2)).toBe('🏡…')
})
