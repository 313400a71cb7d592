// @vitest-environment happy-dom
import type { Lead, LeadDetails } from '@properysearch/contract/cases/case'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { LeadsTable } from './leads-table.tsx'

const lead = (id: number, lawyerdata: Partial<Lead['lawyerdata']> = {}): Lead => ({
  buyerdata: { firstname: 'Zoya', lastname: `Patil${id}`, locality: 'Baner', city: 'Pune', photo: null },
  propertydata: { id: 3, title: `Flat ${id}` },
  lawyerdata: {
    id,
    requeststatus: 0,
    state: 'paid',
    stateInWords: 'Waiting to be accepted',
    paidAt: '2026-11-18T06:00:00.000Z',
    answerBy: '2026-11-20T06:00:00.000Z',
    ...lawyerdata,
  },
})

const declined = { requeststatus: 2, state: 'declined', stateInWords: 'Declined', answerBy: null }
const accepted = { requeststatus: 1, state: 'accepted', stateInWords: 'In progress', answerBy: null }

function showLeads(data: Lead[], more: Answers['cases'] = {}, total = 29) {
  beSignedIn()
  const called = fakeServer({
    cases: { listLeads: ({ page }) => ({ data, page, pageSize: 5, total }), ...more },
  })
  show(
    <QueryProvider>
      <LeadsTable />
    </QueryProvider>,
  )
  return called
}

test('status 1 is viewed, anything else accepted; what is over cannot be pressed', async () => {
  showLeads([lead(1), lead(2, accepted), lead(3, declined)])
  await screen.findByText('Zoya Patil1')
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Lead List',
    'Property Name',
    'Action',
  ])
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Accept' })
  expect(buttons.map((button) => button.disabled)).toEqual([false, true])
  expect(screen.getByRole('link', { name: 'View Detail' }).getAttribute('href')).toBe('/BuyerSideDetials/2')
  expect(screen.getAllByText('Baner, Pune')).toHaveLength(3)
})

test('pages are named by their numbers, and the text counts the results', async () => {
  const called = showLeads([lead(1)])
  expect(await screen.findByText('1-5 of 29 Results')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('6-10 of 29 Results')).toBeTruthy()
  expect(called.at(-1)).toEqual({ call: 'cases.listLeads', input: { id: 7, page: 2 } })
  const pages = screen.getByRole('navigation', { name: 'Pages' }).textContent
  expect(pages).toContain('123…6')
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('accepting asks for the declaration first, then says so, and the list is read again', async () => {
  const details: LeadDetails = {
    ...lead(1),
    side: 'lawyer',
    lawyer: { name: 'Sneha Patil', photo: null },
    property: null,
    scope: null,
    days: 10,
    dueAt: null,
    conflicts: [{ leadId: 2, client: 'Mandar Joshi', why: 'same-property', stateInWords: 'Closed' }],
    case: null,
  }
  const called = showLeads([lead(1), lead(4)], {
    getLead: () => ({ data: details }),
    acceptLead: () => ({ message: 'Lead accepted successfully' }),
  })
  const accepted = () => called.filter(({ call }) => call === 'cases.acceptLead')
  fireEvent.click((await screen.findAllByRole('button', { name: 'Accept' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept the matter of Zoya Patil1' }))
  expect(await dialog.findByText(/Mandar Joshi: You acted for them/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await dialog.findByText('Tick this to accept, or decline the lead')).toBeTruthy()
  expect(accepted()).toEqual([])
  fireEvent.click(dialog.getByRole('checkbox'))
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Lead accepted successfully')).toBeTruthy()
  await waitFor(() => expect(called.filter(({ call }) => call === 'cases.listLeads')).toHaveLength(2))
  expect(accepted()).toEqual([{ call: 'cases.acceptLead', input: { leadId: 1, declaresNoConflict: true } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without leads it says what will be here; a list that did not load can be asked for again', async () => {
  showLeads([], {}, 0)
  expect(await screen.findByText('No leads yet')).toBeTruthy()
})

test('a list that did not load can be asked for again', async () => {
  beSignedIn()
  fakeServer({ cases: { listLeads: () => refuse('too-many-requests') } })
  show(
    <QueryProvider>
      <LeadsTable />
    </QueryProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})
