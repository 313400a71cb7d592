// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { NumberList } from './number-list.tsx'

test('each number has beside it the register to compare it with, in a new tab', async () => {
  beSignedIn('admin')
  const row = { name: 'Neha Menon', city: 'Pune', hasProof: false, waitingSince: '2026-11-19T06:00:00.000Z' }
  const data = [
    { ...row, userId: 1, profession: 'agent' as const, number: 'A51900000001' },
    { ...row, userId: 2, profession: 'lawyer' as const, number: 'MAH/1234/2010' },
    { ...row, userId: 3, profession: 'evaluator' as const, number: 'IBBI/RV/02/2020/12345' },
  ]
  fakeServer({ accounts: { listProfessionalNumbers: () => ({ data, page: 1, pageSize: 20, total: 3 }) } })
  show(
    <QueryProvider>
      <NumberList />
    </QueryProvider>,
  )
  await screen.findByText('A51900000001')
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])
  expect(links).toEqual([
    ['https://maharera.maharashtra.gov.in', '_blank'],
    ['https://www.barcouncilofindia.org', '_blank'],
    ['https://ibbi.gov.in', '_blank'],
  ])
})
