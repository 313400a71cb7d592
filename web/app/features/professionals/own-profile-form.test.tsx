// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { OwnProfileForm } from './own-profile-form.tsx'

const cities = [{ name: 'Pune', state: 'Maharashtra', latitude: 18.52, longitude: 73.86 }]
const start = { about: '', sinceYear: null, languages: ['Marathi'], areas: [{ city: 'Nashik', locality: null }] }

function open() {
  show(
    <QueryProvider>
      <OwnProfileForm profile={start} profession="agent" cities={cities} localities={[]} />
    </QueryProvider>,
  )
}

test('languages and places are chosen and taken away, the year is a number, and all is sent together', async () => {
  beSignedIn('agent')
  const called = fakeServer({ professionals: { saveMine: (input) => ({ data: input }) } })
  open()
  fireEvent.change(await screen.findByLabelText('About you'), { target: { value: 'Flats in Baner.' } })
  fireEvent.change(screen.getByLabelText('In the profession since'), { target: { value: '2012' } })
  fireEvent.click(screen.getByLabelText('Hindi'))
  fireEvent.click(screen.getByLabelText('Marathi'))
  fireEvent.change(screen.getByLabelText('Places you serve'), { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take away All of Nashik' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(called.map(({ call }) => call)).toContain('professionals.saveMine'))
  expect(called.find(({ call }) => call === 'professionals.saveMine')?.input).toEqual({
    about: 'Flats in Baner.',
    sinceYear: 2012,
    languages: ['Hindi'],
    areas: [{ city: 'Pune', locality: null }],
  })
})

test('a phone number in the text is refused at its field, and nothing is sent', async () => {
  beSignedIn('agent')
  const called = fakeServer({})
  open()
  const about = await screen.findByLabelText('About you')
  fireEvent.change(about, { target: { value: 'Call 9822011223' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const field = about.closest('div') as HTMLElement
  expect(await within(field).findByText(/leave phone numbers and email addresses out/)).toBeTruthy()
  expect(called).toEqual([])
})
