// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { ContactOwner } from './contact-owner.tsx'

const property = { propertydata: { id: 3, availability: 'available' }, posterData: { postedBy: 'owner' } } as const
const locked = { propertyId: 3, standing: 'package', contact: null, contactsLeft: 4, payment: null } as const
const contact = {
  id: 9,
  firstname: 'Ravi',
  lastname: 'Joshi',
  mobile: '9822012345',
  email: 'ravi@example.in',
  city: 'Pune',
  image: null,
  unlockedAt: '2026-01-05T10:00:00.000Z',
}
const unlocked = { ...locked, standing: 'unlocked', contact, contactsLeft: 3 } as const

function showContact(contacts: Answers['contacts']) {
  const called = fakeServer({ contacts })
  show(<ContactOwner property={property} />)
  return called
}

test('a visitor is sent to sign in first, and nothing personal is asked for', async () => {
  const called = showContact({})
  fireEvent.click(screen.getByRole('link', { name: 'Contact owner' }))
  expect(await screen.findByText('At /Login?next=%2F')).toBeTruthy()
  expect(called).toEqual([])
})

test('a package opens the number, which takes one of it', async () => {
  beSignedIn()
  let isUnlocked = false
  const called = showContact({
    getState: () => ({ data: isUnlocked ? unlocked : locked }),
    unlock: () => {
      isUnlocked = true
      return { data: unlocked }
    },
  })
  expect(await screen.findByText(/Uses 1 of the 4 contacts left/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Contact owner' }))
  expect(await screen.findByText('+91 98220 12345')).toBeTruthy()
  expect(called.filter(({ call }) => call === 'contacts.unlock')).toEqual([
    { call: 'contacts.unlock', input: { propertyId: 3 } },
  ])
})

test('the number is there even when it cannot be asked for again', async () => {
  beSignedIn()
  let isDown = false
  showContact({
    getState: () => (isDown ? refuse('unavailable') : { data: locked }),
    unlock: () => {
      isDown = true
      return { data: unlocked }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Contact owner' }))
  expect(await screen.findByText('+91 98220 12345')).toBeTruthy()
})

test('a refused unlock is reported, and the button is there again', async () => {
  beSignedIn()
  showContact({ getState: () => ({ data: locked }), unlock: () => refuse('not-found') })
  fireEvent.click(await screen.findByRole('button', { name: 'Contact owner' }))
  expect(await screen.findByText('We could not find that.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Contact owner' })).toHaveProperty('disabled', false)
})

test('a failed load is reported, and can be retried', async () => {
  beSignedIn()
  let isDown = true
  showContact({ getState: () => (isDown ? refuse('unavailable') : { data: unlocked }) })
  expect((await screen.findByRole('alert')).textContent).toContain('The owner’s contact did not load')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('+91 98220 12345')).toBeTruthy()
})
