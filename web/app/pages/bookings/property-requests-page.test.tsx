// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import PropertyRequestsPage from './property-requests-page.tsx'

test('a listing of somebody else is not tried again in vain: the way leads to one’s own', async () => {
  fakeServer({
    listings: { getMine: () => refuse('not-found') },
    bids: { listReceived: () => refuse('not-found') },
    bookings: { listReceived: () => refuse('not-found') },
    contacts: { listRequests: () => refuse('not-found') },
    representations: { listForListing: () => refuse('not-found') },
  })
  show(
    <QueryProvider>
      <PropertyRequestsPage />
    </QueryProvider>,
  )
  expect(await screen.findByText('No such listing')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Properties' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
