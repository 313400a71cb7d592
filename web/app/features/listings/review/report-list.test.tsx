// @vitest-environment happy-dom
import type { ReportedListing } from '@properysearch/contract/listings/report-calls'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { ReportList } from './report-list.tsx'

const report: ReportedListing = {
  property: { id: 3, title: 'Two rooms in Baner', state: 'live' },
  count: 1,
  reasons: [{ reason: 'not-available', count: 1 }],
  newest: [
    { id: 11, reason: 'not-available', note: 'Sold in May', reporter: null, reportedAt: '2026-01-05T10:00:00.000Z' },
  ],
  firstReportedAt: '2026-01-05T10:00:00.000Z',
  lastReportId: 11,
}
const pageOf = (reports: ReportedListing[]) => ({ data: reports, page: 1, pageSize: 20, total: reports.length })
const reason = 'The owner has shown the agreement'

function showReports(listings: Answers['listings']) {
  beSignedIn('admin')
  const called = fakeServer({ listings })
  show(
    <QueryProvider>
      <ReportList />
    </QueryProvider>,
  )
  return called
}

async function dismiss(words: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the reports on Two rooms in Baner' }))
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: words } })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss reports' }))
}

test('a queue in which nothing waits says so', async () => {
  showReports({ listReports: () => pageOf([]) })
  expect(await screen.findByText('No reports waiting')).toBeTruthy()
})

test('what was decided leaves the queue', async () => {
  let waiting = [report]
  const called = showReports({
    listReports: () => pageOf(waiting),
    settleReports: () => {
      waiting = []
      return {}
    },
  })
  await dismiss(reason)
  expect(await screen.findByText('No reports waiting')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(called).toContainEqual({
    call: 'listings.settleReports',
    input: { propertyId: 3, lastReportId: 11, decision: 'dismissed', reason },
  })
})

test('without a reason nothing is sent', async () => {
  const called = showReports({ listReports: () => pageOf([report]) })
  await dismiss(' ')
  expect(await screen.findByText('Give the reason in a sentence')).toBeTruthy()
  expect(called.map(({ call }) => call)).not.toContain('listings.settleReports')
})

test('a refusal is shown in the dialog, which stays open with what was written', async () => {
  showReports({ listReports: () => pageOf([report]), settleReports: () => refuse('moved-on') })
  await dismiss(reason)
  expect(await screen.findByText(/no longer possible/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(reason)
})
