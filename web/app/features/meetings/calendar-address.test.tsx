// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { CalendarAddress } from './calendar-address.tsx'

const part = (
  <QueryProvider>
    <CalendarAddress />
  </QueryProvider>
)

test('an address that did not load says so, and can be asked for again', async () => {
  beSignedIn()
  let isAway = true
  fakeServer({ meetings: { getFeed: () => (isAway ? refuse('unavailable') : { data: { since: null } }) } })
  show(part)
  const again = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('heading', { name: 'Your own calendar' })).toBeTruthy()
  isAway = false
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Make my calendar address' })).toBeTruthy()
})
