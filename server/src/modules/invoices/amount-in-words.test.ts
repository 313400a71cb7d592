import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'One Paisa Only'],
  [1_00, 'Rupee One Only'],
  [118_00, 'Rupees One Hundred Eighteen Only'],
  [588_82, 'Rupees Five Hundred Eighty-Eight and Eighty-Two Paise Only'],
  [1_000_00, 'Rupees One Thousand Only'],
  [1_23_456_01, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and One Paisa Only'],
  [98_00_00_000_00, 'Rupees Ninety-Eight Crore Only'],
  [
    12_34_56_789_90,
    'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and Ninety Paise Only',
  ],
  [1_00_000_00_00_000_00, 'Rupees One Lakh Crore Only'],
])('%i paise', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})
