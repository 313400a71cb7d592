// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import ProposeDialog from './propose-dialog.tsx'

const thing = { about: 'deal', id: 3, title: '2 BHK flat in Baner', propertyId: 5 } as const
const mandar = { id: 11, name: 'Mandar J.', role: 'seller' } as const
const sneha = { id: 12, name: 'Sneha Patil', role: 'agent' } as const

function open(meetings: Answers['meetings'], given: Parameters<typeof ProposeDialog>[0]['given'] = null) {
  beSignedIn()
  const called = fakeServer({ meetings })
  show(
    <QueryProvider>
      <ProposeDialog given={given} onClose={() => undefined} />
    </QueryProvider>,
  )
  return called
}

function fill() {
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'The draft' } })
  fireEvent.change(screen.getByLabelText('First time'), { target: { value: '2100-01-05T11:00' } })
  fireEvent.change(screen.getByLabelText('Number to call'), { target: { value: '98220 12345' } })
}

test('of several people some are chosen; without them nothing is sent', async () => {
  const called = open(
    {
      findPeople: () => ({ data: { thing, role: 'buyer', people: [mandar, sneha] } }),
      propose: () => refuse('invalid-input', { where: 'Enter a 10-digit Indian mobile number' }),
    },
    { about: 'deal', subjectId: 3 },
  )
  expect(await screen.findByText('2 BHK flat in Baner')).toBeTruthy()
  fill()
  fireEvent.click(screen.getByRole('button', { name: 'Propose the meeting' }))
  expect(await screen.findByText('Choose whom to meet')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Sneha Patil (Agent)'))
  fireEvent.click(screen.getByRole('button', { name: 'Propose the meeting' }))
  expect(await screen.findByText('Enter a 10-digit Indian mobile number')).toBeTruthy()
  expect(called.at(-1)?.input).toMatchObject({
    about: 'deal',
    subjectId: 3,
    personIds: [12],
    title: 'The draft',
    slots: ['2100-01-05T05:30:00.000Z'],
    minutes: 30,
    place: 'phone',
    where: '98220 12345',
  })
})

test('what the server refuses is said, also of what has no place for it', async () => {
  open(
    {
      findPeople: () => ({ data: { thing, role: 'buyer', people: [mandar] } }),
      propose: () => refuse('invalid-input', { place: 'There is no property to meet at. Choose another place.' }),
    },
    { about: 'deal', subjectId: 3 },
  )
  await screen.findByText('Mandar J.')
  fill()
  fireEvent.click(screen.getByRole('button', { name: 'Propose the meeting' }))
  expect(await screen.findByText('There is no property to meet at. Choose another place.')).toBeTruthy()
})

test('a refusal that concerns the one person there is said for the whole form', async () => {
  open(
    {
      findPeople: () => ({ data: { thing, role: 'buyer', people: [mandar] } }),
      propose: () => refuse('invalid-input', { personIds: 'At most 5 people' }),
    },
    { about: 'deal', subjectId: 3 },
  )
  await screen.findByText('Mandar J.')
  fill()
  fireEvent.click(screen.getByRole('button', { name: 'Propose the meeting' }))
  expect((await screen.findByRole('alert')).textContent).toBe('At most 5 people')
})

test('without anybody to meet there is no form, but whom one can meet and the way to them', async () => {
  open({ findThings: () => ({ data: [] }) })
  expect(await screen.findByText(/There is nobody you can meet yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose the meeting' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open your messages' }).getAttribute('href')).toBe('/Messanger')
})

test('about a property whose owner has not answered there is no form either', async () => {
  open(
    { findPeople: () => ({ data: { thing: { ...thing, about: 'listing' }, role: null, people: [] } }) },
    { about: 'listing', subjectId: 3 },
  )
  expect(await screen.findByText(/nobody you can meet about “2 BHK flat in Baner” yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose the meeting' })).toBeNull()
})

test('what it is about is chosen; whoever only has the contact is not offered the property', async () => {
  open({
    findThings: () => ({ data: [{ ...thing, about: 'listing' }] }),
    findPeople: () => ({
      data: { thing: { ...thing, about: 'listing' }, role: 'seeker', people: [{ ...mandar, role: 'owner' }] },
    }),
  })
  await screen.findByRole('option', { name: '2 BHK flat in Baner' })
  fireEvent.change(screen.getByLabelText('Deal, hire or property'), { target: { value: 'listing 3' } })
  await waitFor(() => expect(screen.getByText('Mandar J.')).toBeTruthy())
  expect(screen.queryByRole('option', { name: 'At the property' })).toBeNull()
})
