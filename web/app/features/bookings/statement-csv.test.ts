import { expect, test } from 'vitest'
import { exampleDeal, exampleInstalment, examplePayment, exampleRelease } from './example-deal.fixture.ts'
import { statementCsv } from './statement-csv.ts'

test('the statement has what is due, what was paid and what was paid out, to the paisa', () => {
  const deal = exampleDeal(
    {
      money: {
        instalments: [{ ...exampleInstalment, gross: 83_00_000.5, isLate: true }],
        payments: [examplePayment],
        refunds: [{ orderId: 14, amount: 25_000, at: '2026-11-18T20:00:00.000Z' }],
      },
    },
    { releases: [{ ...exampleRelease, state: 'paid', changedAt: '2026-11-18T20:00:00.000Z' }, exampleRelease] },
  )
  expect(statementCsv(deal).split('\r\n')).toEqual([
    '\uFEFFKind,What,Date,Amount,Tax,Transferred,Reference,Challan,File by,Status',
    'Due,Instalment 1,2026-12-18,8300000.50,,,,,,Late',
    'Payment,Booking amount,2026-11-18,200000.00,2000.00,198000.00,Order 14,,2026-12-30,Confirmed',
    'Refund,Refunded to the buyer,2026-11-19,25000.00,,,Order 14,,,Refunded',
    'Paid out,Release to the seller,2026-11-19,150000.00,,,HDFC0000123 ••••0019,,,Paid out',
    '',
  ])
})

test('what people typed is text to a spreadsheet, whatever it begins with', () => {
  const reference = '=HYPERLINK("http://x","y"), 5512'
  const payment = { ...examplePayment, orderId: null, reference }
  const csv = statementCsv(exampleDeal({ money: { payments: [payment] } }))
  expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y""), 5512"`)
})
