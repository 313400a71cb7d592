import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('knows ten thousand passwords that could be chosen here', async () => {
  const words = dictionary['passwords-common'].filter((word) => word.length >= 5)
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBeGreaterThanOrEqual(10_000)
  expect(await isCommonPassword(words[0] ?? '')).toBe(true)
  expect(await isCommonPassword(words[9_999] ?? '')).toBe(true)
  expect(await isCommonPassword(words[10_000] ?? '')).toBe(false)
})

test('knows the usual ones whatever the capitals, and nothing unusual', async () => {
  for (const password of ['12345', 'password', 'QWERTY', 'LetMeIn', 'india']) {
    expect(await isCommonPassword(password)).toBe(true)
  }
  expect(await isCommonPassword('a tall banyan')).toBe(false)
})
