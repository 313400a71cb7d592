// @vitest-environment happy-dom
import type { Meeting } from '@properysearch/contract/meetings/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { MeetingCard } from './meeting-card.tsx'

const inDays = (days: number) => new Date(Date.UTC(2100, 0, 1 + days, 5, 30)).toISOString()
const proposed: Meeting = {
  id: 9,
  state: 'proposed',
  thing: { about: 'deal', id: 3, title: '2 BHK flat in Baner', propertyId: 5 },
  title: 'Read the draft agreement',
  words: '',
  minutes: 90,
  place: 'phone',
  where: '9822012345',
  slots: [
    { startsAt: inDays(0), isTaken: true },
    { startsAt: inDays(1), isTaken: false },
  ],
  startsAt: null,
  endsAt: null,
  people: [
    { name: 'Mandar J.', role: 'seller', isMe: false, hasAgreed: true, hasConfirmed: false },
    { name: 'Asha K.', role: 'buyer', isMe: true, hasAgreed: false, hasConfirmed: false },
  ],
  isMyTurn: true,
  acts: ['accept', 'counter', 'decline'],
  reason: '',
  proposedAt: inDays(-3),
}
const agreed: Meeting = {
  ...proposed,
  state: 'accepted',
  isMyTurn: false,
  startsAt: inDays(1),
  endsAt: inDays(1).replace('05:30', '07:00'),
  acts: ['move', 'cancel'],
}

function open(meeting: Meeting, meetings: Answers['meetings'] = {}) {
  beSignedIn()
  const called = fakeServer({ meetings })
  show(
    <QueryProvider>
      <MeetingCard meeting={meeting} />
    </QueryProvider>,
  )
  return called
}

test('a free time is accepted with one press; a taken one can only be read', async () => {
  const called = open(proposed, { act: () => ({ data: agreed }) })
  expect(screen.getByText('Taken by another appointment')).toBeTruthy()
  const deal = screen.getByRole('link', { name: '2 BHK flat in Baner' })
  expect(deal.getAttribute('href')).toBe('/BookedPropertyDetails/5/3')
  expect(screen.getAllByRole('button', { name: /^Accept/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^Accept 2\sJan\s2100, 11:00\sam$/ }))
  await waitFor(() =>
    expect(called).toEqual([{ call: 'meetings.act', input: { id: 9, act: 'accept', slot: inDays(1) } }]),
  )
})

test('what was refused is said', async () => {
  open(proposed, { act: () => refuse('moved-on') })
  fireEvent.click(screen.getByRole('button', { name: /^Accept/ }))
  expect(await screen.findByText(/no longer possible/)).toBeTruthy()
})

test('an agreed meeting shows its time and whom to call, and is not cancelled without a reason', async () => {
  const called = open(agreed, { act: () => ({ data: agreed }) })
  expect(screen.getByText(/^2\sJan\s2100, 11:00\sam – 12:30\spm$/)).toBeTruthy()
  const call = screen.getByRole('link', { name: '+91 98220 12345' })
  expect(call.getAttribute('href')).toBe('tel:+919822012345')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the meeting' }))
  expect(await screen.findByText('Say in a few words why')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'I am ill.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the meeting' }))
  await waitFor(() =>
    expect(called).toEqual([{ call: 'meetings.act', input: { id: 9, act: 'cancel', reason: 'I am ill.' } }]),
  )
})

test('other times are proposed as times in India', async () => {
  const called = open(agreed, { act: () => ({ data: proposed }) })
  fireEvent.click(screen.getByRole('button', { name: 'Move to another time' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Propose' }))
  expect(await screen.findByText('Choose a time')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('First time'), { target: { value: '2100-01-05T11:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }))
  await waitFor(() =>
    expect(called).toEqual([
      { call: 'meetings.act', input: { id: 9, act: 'move', slots: ['2100-01-05T05:30:00.000Z'], reason: '' } },
    ]),
  )
})
