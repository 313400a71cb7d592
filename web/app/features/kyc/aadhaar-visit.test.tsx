// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { queryClient } from '../../lib/query-client.ts'
import { AadhaarVisit } from './aadhaar-visit.tsx'

const visit = { address: 'https://digilocker.example/1', expiresAt: '2026-11-15T10:30:00.000Z' }
const check = {
  state: 'away' as const,
  masked: null,
  message: null,
  changedAt: null,
  isSimulated: false,
  code: null,
  visit,
}

function showVisit(given: typeof visit | null) {
  beSignedIn()
  const done = vi.fn()
  show(
    <QueryClientProvider client={queryClient()}>
      <AadhaarVisit visit={given} onCode={() => undefined} onDone={done} />
    </QueryClientProvider>,
  )
  return done
}

test('leaves for DigiLocker only with consent', async () => {
  const called = fakeServer({ kyc: { startAadhaarVisit: () => ({ data: check }) } })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  showVisit(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to DigiLocker' }))
  expect(await screen.findByText(/Tick the box to agree/)).toBeTruthy()
  expect(called).toEqual([])
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Continue to DigiLocker' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(visit.address))
  assign.mockRestore()
})

test('back from there, it says when nothing was shared yet, and is done when it was', async () => {
  let state: 'away' | 'verified' = 'away'
  fakeServer({ kyc: { finishAadhaarVisit: () => ({ message: '', data: { ...check, state } }) } })
  const done = showVisit(visit)
  fireEvent.click(await screen.findByRole('button', { name: 'I have shared it' }))
  expect(await screen.findByText('DigiLocker has not told us anything yet.')).toBeTruthy()
  state = 'verified'
  fireEvent.click(screen.getByRole('button', { name: 'I have shared it' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
})
