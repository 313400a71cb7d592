// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { CapitalGainsCalculator } from './capital-gains-calculator.tsx'

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

function calculate(years: { purchase: string; sale: string }): void {
  show(<CapitalGainsCalculator />)
  write('Sale price', '9000000')
  write('Cost of transfer', '0')
  write('Purchase price', '4000000')
  write('Improvement cost', '0')
  write('Purchase year', years.purchase)
  write('Sale year', years.sale)
  write('Tax rate', '20')
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
}

test('a sale before the purchase is pointed out beside the figure', () => {
  calculate({ purchase: '2020', sale: '2015' })
  expect(screen.getByText('The sale is before the purchase. Check the years.')).toBeTruthy()
})

test('a sale after the purchase is not', () => {
  calculate({ purchase: '2015', sale: '2020' })
  expect(screen.queryByText('The sale is before the purchase. Check the years.')).toBeNull()
})
