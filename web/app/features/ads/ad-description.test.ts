import { adDescriptionLength } from '@properysearch/contract/ad-facts'
import { expect, test } from 'vitest'
import { cutText } from '../../lib/cut-text.ts'

test('the top banner cuts at 130 characters, the bottom one at 100', () => {
  expect([adDescriptionLength.top, adDescriptionLength.bottom]).toEqual([130, 100])
  expect(cutText('x'.repeat(131), adDescriptionLength.top)).toBe(`${'x'.repeat(130)}…`)
  expect(cutText('x'.repeat(130), adDescriptionLength.top)).toBe('x'.repeat(130))
  expect(cutText('x'.repeat(101), adDescriptionLength.bottom)).toBe(`${'x'.repeat(100)}…`)
  expect(cutText('x'.repeat(100), adDescriptionLength.bottom)).toBe('x'.repeat(100))
})
