// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { NumberHolders } from './number-holders.tsx'

const at = '2026-11-14T10:00:00.000Z'
const page = { page: 1, pageSize: 20 }
const holders = [
  {
    id: 3,
    way: 'contact',
    subjectId: 31,
    holder: { name: 'Isha Sane', role: 'user', image: null },
    propertydata: { id: 7, title: '2 BHK flat in Baner' },
    at,
    until: null,
    mayStop: true,
  },
  {
    id: 2,
    way: 'visit',
    subjectId: 21,
    holder: { name: 'Mandar J.', role: 'user', image: null },
    propertydata: { id: 8, title: 'Villa in Aundh' },
    at,
    until: '2026-11-18T10:00:00.000Z',
    mayStop: false,
  },
] as const

test('says who sees the number, and ends each in its own way, after saying what that can do', async () => {
  beSignedIn()
  const stopped: unknown[] = []
  let isRefused = true
  fakeServer({
    reveals: {
      listHolders: () => ({ data: stopped.length > 0 ? [] : [...holders], ...page, total: stopped.length > 0 ? 0 : 2 }),
    },
    contacts: {
      revoke: (input) => {
        if (isRefused) return refuse('unavailable')
        stopped.push(input)
        return {
          data: {
            id: 31,
            userData: { id: 4, firstname: 'Isha', lastname: 'Sane', city: 'Pune', userrole: 'user', image: null },
            propertydata: { id: 7, title: '2 BHK flat in Baner' },
            unlockedAt: at,
            revokedAt: at,
            isBlocked: false,
            givenBackUntil: null,
          },
        }
      },
    },
  })
  show(
    <QueryProvider>
      <NumberHolders />
    </QueryProvider>,
  )
  expect(await screen.findByText('Isha Sane')).toBeTruthy()
  // A visit that has begun ends by itself.
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing: Isha Sane' }))
  expect(screen.getByText(/We cannot take back what they have written down/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stopped).toEqual([])
  isRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing: Isha Sane' }))
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('Nobody can see your number')).toBeTruthy()
  expect(stopped).toEqual([{ contactId: 31, isBlocked: false }])
})
