// @vitest-environment happy-dom
import { errors } from '@properysearch/contract/kernel/errors'
import type { Visit } from '@properysearch/contract/visits/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { VisitCard } from './visit-card.tsx'

const asked: Visit = {
  id: 9,
  state: 'proposed',
  iAm: 'host',
  other: { name: 'Revati Phatak', isAgent: false, mobile: null },
  slots: ['2026-11-20T05:30:00.000Z', '2026-11-21T05:30:00.000Z'],
  isMyTurn: true,
  startsAt: null,
  words: '',
  isConfirmedByMe: false,
  isConfirmedByOther: false,
  acts: ['accept', 'counter', 'decline'],
  askedAt: '2026-11-18T05:30:00.000Z',
}

function open(visit: Visit, visits: Answers['visits'] = {}) {
  beSignedIn('agent')
  const called = fakeServer({ visits })
  show(
    <QueryProvider>
      <VisitCard item={{ visit } as Parameters<typeof VisitCard>[0]['item']} />
    </QueryProvider>,
  )
  return called
}

test('one of the times is accepted with one press', async () => {
  const called = open(asked, { act: () => ({ data: asked }) })
  fireEvent.click(await screen.findByRole('button', { name: /^Accept 21\sNov\s2026, 11:00\sam$/ }))
  await waitFor(() =>
    expect(called).toEqual([{ call: 'visits.act', input: { id: 9, act: 'accept', slot: '2026-11-21T05:30:00.000Z' } }]),
  )
})

test('other times are proposed as times in India; without one nothing is sent', async () => {
  const called = open(asked, { act: () => ({ data: asked }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Propose other times' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Propose' }))
  expect(await screen.findByText('Choose a time')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('First time'), { target: { value: '2026-11-22T11:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }))
  await waitFor(() =>
    expect(called).toEqual([
      { call: 'visits.act', input: { id: 9, act: 'counter', slots: ['2026-11-22T05:30:00.000Z'] } },
    ]),
  )
})

test('times that are refused can be changed where they were written', async () => {
  open(asked, { act: () => refuse('unavailable') })
  fireEvent.click(await screen.findByRole('button', { name: 'Propose other times' }))
  fireEvent.change(await screen.findByLabelText('First time'), { target: { value: '2026-11-22T11:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }))
  await screen.findByText(errors.unavailable.message)
  expect(screen.getByLabelText<HTMLInputElement>('First time').value).toBe('2026-11-22T11:00')
})

test('an agreed visit shows its time and the number', async () => {
  const startsAt = asked.slots[0] ?? ''
  const other = { ...asked.other, mobile: '9822012345' }
  open({ ...asked, state: 'accepted', isMyTurn: false, startsAt, other, acts: ['move', 'cancel'] })
  const call = await screen.findByRole('link', { name: '+91 98220 12345' })
  expect(call.getAttribute('href')).toBe('tel:+919822012345')
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})
