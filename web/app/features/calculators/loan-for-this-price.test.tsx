// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { emiOf } from './loan-for-price.ts'
import { LoanForThisPrice } from './loan-for-this-price.tsx'
import { useLoanOfPage } from './loan-of-page.ts'

const price = 2_50_00_000

function Headline() {
  const loan = useLoanOfPage(price)
  return <p>{`EMI ${emiOf(loan)} over ${loan.years} years`}</p>
}

test('the headline and the calculator of a property speak of one loan', () => {
  show(
    <>
      <Headline />
      <LoanForThisPrice priceRupees={price} isHome />
    </>,
  )
  const slider = document.querySelector('input[type=range]') as HTMLElement
  expect(slider.getAttribute('max')).toBe('18750000')
  expect(screen.getByText('EMI 151049 over 20 years')).toBeTruthy()
  fireEvent.change(slider, { target: { value: '10000000' } })
  expect(screen.getByText('EMI 80559 over 20 years')).toBeTruthy()
  expect(screen.getByText('₹80,559.32')).toBeTruthy()
})
