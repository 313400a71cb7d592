// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { api } from '../../lib/api.ts'
import { DealNotLoaded } from './deal-not-loaded.tsx'

async function showFailed(code: 'not-found' | 'invalid-input' | 'too-many-requests') {
  fakeServer({ bookings: { getRoom: () => refuse(code) } })
  const error = await api.bookings.getRoom({ bookingId: 5 }).catch((failure: unknown) => failure)
  show(<DealNotLoaded error={error} onRetry={vi.fn()} />)
}

test.each(['not-found', 'invalid-input'] as const)('a deal that is nobody’s here: %s', async (code) => {
  await showFailed(code)
  expect(screen.getByText('No such deal')).toBeTruthy()
})

test('what was only refused for now can be tried again', async () => {
  await showFailed('too-many-requests')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
