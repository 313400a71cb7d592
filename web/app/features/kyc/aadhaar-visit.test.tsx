// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { queryClient } from '../../lib/query-client.ts'
import { ToastHost } from '../../ui/toast.tsx'
import { AadhaarVisit } from './aadhaar-visit.tsx'
import { useBackFromDigilocker } from './use-back-from-digilocker.ts'

const visit = { address: 'https://digilocker.example/1', expiresAt: '2026-11-15T10:30:00.000Z', isBack: false }
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
  const done = showVisit({ ...visit, isBack: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Ask DigiLocker again' }))
  expect(await screen.findByText('DigiLocker has not told us anything yet.')).toBeTruthy()
  state = 'verified'
  fireEvent.click(screen.getByRole('button', { name: 'Ask DigiLocker again' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
})

test('whoever has not come back can only go there, and reads what is kept', async () => {
  fakeServer({})
  showVisit(visit)
  expect(await screen.findByRole('button', { name: 'Open DigiLocker again' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /shared it|Ask DigiLocker/ })).toBeNull()
  cleanup()
  showVisit(null)
  expect(await screen.findByText(/a keyed hash of these four details/)).toBeTruthy()
  expect(screen.queryByText(/nothing else|my Aadhaar number|send a code/)).toBeNull()
})

test.each([
  ['verified', 'Your Aadhaar is verified.'],
  ['away', 'Nothing has been shared on DigiLocker yet.'],
] as const)('the address of the return is read once, stays at the identity, and %s is said', async (state, message) => {
  const called = fakeServer({ kyc: { finishAadhaarVisit: () => ({ message, data: { ...check, state } }) } })
  beSignedIn()
  function Back() {
    useBackFromDigilocker()
    const { pathname, search, hash } = useLocation()
    return <p>{`At ${pathname}${search}${hash}`}</p>
  }
  const Page = createRoutesStub([{ path: '*', Component: Back }])
  render(
    <QueryClientProvider client={queryClient()}>
      <Page initialEntries={['/MyProfile?aadhaar=value-1#kyc']} />
      <ToastHost />
    </QueryClientProvider>,
  )
  onTestFinished(cleanup)
  expect(await screen.findByText('At /MyProfile#kyc')).toBeTruthy()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(called).toEqual([{ call: 'kyc.finishAadhaarVisit', input: { back: 'value-1' } }])
})
