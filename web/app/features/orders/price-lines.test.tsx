// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { PriceLines } from './price-lines.tsx'

const held = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }

test('the ₹1 that verifies an account is held for nobody: it comes back', () => {
  show(<PriceLines price={{ ...held, purpose: 'booking-penny', held: 1, heldFor: 'Neha Kulkarni', total: 1 }} />)
  expect(screen.getByText('Comes back to you')).toBeTruthy()
  expect(screen.queryByText(/Held for/)).toBeNull()
})

test('a booking amount says for whom it is held', () => {
  const price = { ...held, purpose: 'booking-amount', held: 99_000, heldFor: 'Mandar J.', total: 99_000 } as const
  show(<PriceLines price={price} />)
  expect(screen.getByText('Held for Mandar J.')).toBeTruthy()
})
