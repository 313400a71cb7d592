import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut only when it is longer, with an ellipsis after the last whole character', () => {
  expect(cutText('Thiruvananthapuram', 20)).toBe('Thiruvananthapuram')
  expect(cutText('x'.repeat(20), 20)).toBe('x'.repeat(20))
  expect(cutText('x'.repeat(21), 20)).toBe(`${'x'.repeat(20)}…`)
  expect(cutText('Pimpri Chinchwad and around', 16)).toBe('Pimpri Chinchwad…')
  expect(cutText('🏡🏡🏡', 2)).toBe('🏡🏡…')
})
