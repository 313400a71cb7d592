// @vitest-environment happy-dom
import type { Lead } from '@properysearch/contract/leads/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { Pipeline } from './pipeline.tsx'

const none = { new: 0, contacted: 0, visiting: 0, negotiating: 0, won: 0, lost: 0 }
const lead: Lead = {
  id: 7,
  stage: 'new',
  note: '',
  nextOn: null,
  madeAt: '2026-11-14T10:00:00.000Z',
  changedAt: '2026-11-14T10:00:00.000Z',
  person: { name: 'Revati Phatak', city: 'Pune', mobile: '9822012345' },
  source: 'requirement',
  hireId: null,
  propertydata: null,
  requirement: {
    id: 3,
    wish: 'buy',
    city: 'Pune',
    localities: ['Baner', 'Aundh'],
    minBudget: 70_00_000,
    maxBudget: 95_00_000,
    words: 'A 2 BHK on a higher floor.',
    askedAt: '2026-11-13T10:00:00.000Z',
    openUntil: '2026-12-13T10:00:00.000Z',
    closedAt: null,
  },
}

function open(leads: Answers['leads']) {
  beSignedIn('agent')
  const called = fakeServer({ leads })
  show(
    <QueryProvider>
      <Pipeline stage="new" page={1} onStage={() => {}} onPage={() => {}} empty={<p>Nothing yet</p>} />
    </QueryProvider>,
  )
  return called
}

const listed = (leads: Lead[]) => () => ({
  data: leads,
  counts: { ...none, new: leads.length },
  page: 1,
  pageSize: 20,
  total: leads.length,
})

test('a lead is called, moved on with one press, and moved back with another', async () => {
  const called = open({ listPipeline: listed([lead]), move: ({ to }) => ({ data: { ...lead, stage: to } }) })
  const call = await screen.findByRole('link', { name: '+91 98220 12345' })
  expect(call.getAttribute('href')).toBe('tel:+919822012345')
  expect(document.body.textContent).toContain('₹70 Lac to ₹95 Lac')
  fireEvent.click(screen.getByRole('button', { name: 'Move to Contacted: Revati Phatak' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(called.filter(({ call }) => call === 'leads.move').map(({ input }) => input)).toEqual([
      { id: 7, from: 'new', to: 'contacted' },
      { id: 7, from: 'contacted', to: 'new' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('a note and a next date are saved; a date that is emptied is none', async () => {
  const dated = { ...lead, nextOn: '2026-11-20' }
  const called = open({ listPipeline: listed([dated]), saveNote: () => ({ data: dated }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Note and next date for Revati Phatak' }))
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Calls back on Friday' } })
  fireEvent.change(screen.getByLabelText('Next date'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'leads.saveNote',
      input: { id: 7, note: 'Calls back on Friday', nextOn: null },
    }),
  )
})

test('of a request that was closed, no number is shown', async () => {
  const closed = { ...lead, person: { ...lead.person, mobile: null } }
  open({
    listPipeline: listed([
      { ...closed, requirement: lead.requirement && { ...lead.requirement, closedAt: '2026-11-16T10:00:00.000Z' } },
    ]),
  })
  expect(await screen.findByText(/They closed this on 16 Nov 2026/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /\+91/ })).toBeNull()
})

test('what was moved elsewhere is said, and nothing is offered to be undone', async () => {
  open({ listPipeline: listed([lead]), move: () => refuse('moved-on') })
  fireEvent.click(await screen.findByRole('button', { name: 'Move to Contacted: Revati Phatak' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('without any lead the page says how to get one', async () => {
  open({ listPipeline: listed([]) })
  expect(await screen.findByText('Nothing yet')).toBeTruthy()
})
