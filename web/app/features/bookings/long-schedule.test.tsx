// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { exampleDeal, exampleInstalment, examplePayment } from './example-deal.fixture.ts'
import { quietRoom } from './quiet-room.fixture.ts'
import { DealRoom } from './room/deal-room.tsx'
import { Statement } from './statement.tsx'

/** Five years of instalments, of which 30 are paid: the next one is due in July 2029. */
const instalments = Array.from({ length: 60 }, (_, i) => ({
  ...exampleInstalment,
  id: 100 + i,
  number: i + 1,
  gross: 1_00_000,
  paid: i < 30 ? 1_00_000 : 0,
  dueOn: `${2027 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-05`,
}))
const challan = { number: 'BSR 7', paidOn: '2027-01-05', isConfirmed: true }
const payments = instalments.slice(0, 30).map(({ id, dueOn }, i) => ({
  ...examplePayment,
  id: 200 + i,
  what: 'instalment' as const,
  instalmentId: id,
  gross: 1_00_000,
  tds: 1_000,
  cash: 99_000,
  paidOn: dueOn,
  challan: i === 4 ? null : challan,
}))
const deal = exampleDeal({ state: 'paying', money: { instalments, payments } })

const showIn = (part: React.ReactNode) => {
  beSignedIn()
  fakeServer(quietRoom)
  show(<QueryProvider>{part}</QueryProvider>)
}
const rowsOf = (table: string) => screen.getByRole('table', { name: table }).querySelectorAll('tbody tr').length

test('the room of a long deal shows what is near: the next instalment, the last payments and those without a challan', () => {
  showIn(<DealRoom deal={deal} head={null} renderPaying={() => null} />)
  expect(rowsOf('Instalments')).toBe(4)
  expect(screen.getByRole('button', { name: 'Pay instalment 31' })).toBeTruthy()
  expect(rowsOf('Payments')).toBe(4)
  expect(screen.getByRole('button', { name: 'Record challan: Instalment 5' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 60' }))
  expect(screen.getAllByRole('table', { name: /^Instalments, 20/ })).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(rowsOf('Instalments')).toBe(4)
})

test('interest that is due on a paid instalment is not folded away', () => {
  const late = {
    ...instalments[3],
    interest: { amount: 512.5, status: 'due' as const },
  } as (typeof instalments)[number]
  const money = { instalments: instalments.map((row) => (row.id === late.id ? late : row)), interestDue: 512.5 }
  showIn(<DealRoom deal={exampleDeal({ state: 'paying', money })} head={null} renderPaying={() => null} />)
  expect(screen.getByRole('button', { name: 'Pay the interest on instalment 4' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pay instalment 31' })).toBeTruthy()
})

test('a statement of years is folded into years; open is the year of the next instalment', () => {
  showIn(<Statement deal={deal} />)
  const years = (table: string) =>
    screen.getAllByRole('table', { name: new RegExp(`^${table}, 20`), hidden: true }).map((one) => {
      const fold = one.closest('details')
      return [fold?.querySelector('summary')?.textContent, fold?.open]
    })
  expect(years('Instalments')).toEqual([
    ['2027₹12,00,000, all paid', false],
    ['2028₹12,00,000, all paid', false],
    ['2029₹6,00,000, all paid', false],
    ['2029₹6,00,000 to pay', true],
    ['2030₹12,00,000 to pay', false],
    ['2031₹12,00,000 to pay', false],
  ])
  expect(years('Payments').map(([, isOpen]) => isOpen)).toEqual([false, false, true])
  cleanup()
  const few = { instalments: instalments.slice(0, 12), payments: payments.slice(0, 12) }
  showIn(<Statement deal={exampleDeal({ state: 'paying', money: few })} />)
  expect(rowsOf('Instalments')).toBe(12)
})
