// @vitest-environment happy-dom
import type { Sharers, ShownShare } from '@properysearch/contract/bookings/sharer-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { DealShare } from './deal-share.tsx'
import { MyShares } from './my-shares.tsx'
import { SharersPart } from './sharers-part.tsx'

const token = `1-${'a'.repeat(32)}`
const share: ShownShare = {
  title: '2 BHK flat in Baner',
  kind: 'sale',
  bookingState: 'accepted',
  side: 'seller',
  price: 85_00_000,
  bookingAmount: 2_00_000,
  channel: 'direct',
  names: { buyer: 'Asha K.', seller: 'Mandar J.' },
  name: 'Leela Joshi',
  share: 4000,
  others: [{ name: 'Mandar J.', share: 6000 }],
  attorney: null,
  mobile: '******3210',
  state: 'waiting',
  canAnswer: true,
  version: 'v1',
}
const sent = { mobile: '******3210', resendAfterSeconds: 30, isSimulation: false }

beforeEach(() => {
  window.location.hash = token
})

test('a link shows the share, and a code confirms the version that was seen', async () => {
  let state: ShownShare['state'] = 'waiting'
  const called = fakeServer({
    bookings: {
      openShare: () => ({ data: { ...share, state } }),
      sendShareCode: () => ({ data: sent }),
      confirmShare: () => {
        state = 'confirmed'
        return {}
      },
    },
    releases: { listByShare: () => ({ data: [] }) },
  })
  show(<DealShare />)
  expect(await screen.findByText('40%')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm my share' }))
  expect(await screen.findByText(/You have confirmed this share/)).toBeTruthy()
  expect(screen.queryByText(/Read it, then confirm it/)).toBeNull()
  expect(called.find(({ call }) => call === 'bookings.confirmShare')?.input).toEqual({
    token,
    version: 'v1',
    otp: '123456',
  })
})

test('a link that leads nowhere says so', async () => {
  fakeServer({ bookings: { openShare: () => refuse('not-found') } })
  show(<DealShare />)
  expect(await screen.findByText('This link does not work')).toBeTruthy()
})

test('what did not load can be tried again', async () => {
  fakeServer({ bookings: { openShare: () => refuse('unavailable') } })
  show(<DealShare />)
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('a joint buyer approves a release with a code of their own', async () => {
  const called = fakeServer({
    bookings: { openShare: () => ({ data: { ...share, side: 'buyer', state: 'confirmed', canAnswer: false } }) },
    releases: {
      listByShare: () => ({
        data: [{ id: 9, what: 'to-approve', state: 'asked', amount: 50_000, accounts: ['HDFC0000123 ••••0019'] }],
      }),
      sendOtpByShare: () => ({ data: sent }),
      approveByShare: () => ({}),
    },
  })
  show(<DealShare />)
  fireEvent.click(await screen.findByRole('button', { name: 'Send me the code' }))
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Approve ₹50,000' }))
  await waitFor(() => expect(called.map(({ call }) => call)).toContain('releases.approveByShare'))
})

const booking = { id: 5, side: 'seller', kind: 'sale', channel: 'sandbox' } as const
const named: Sharers = {
  ownShares: { buyer: 10_000, seller: 6000 },
  names: { buyer: 'Asha K.', seller: 'Mandar J.' },
  sharers: [
    {
      id: 7,
      side: 'seller',
      name: 'Leela Joshi',
      mobile: '******3210',
      share: 4000,
      attorney: null,
      state: 'waiting',
      confirmedAt: null,
      hasAccount: false,
    },
  ],
  canChange: true,
  taxPairs: [],
}

function showPart(answers: Answers['bookings']) {
  beSignedIn()
  const called = fakeServer({ bookings: { listSharers: () => ({ data: named }), ...answers } })
  show(
    <QueryProvider>
      <SharersPart booking={booking} />
    </QueryProvider>,
  )
  return called
}

test('the deal room says for whom the deal waits, sends the link again and removes', async () => {
  const called = showPart({ remindSharer: () => ({}), removeSharer: () => ({}) })
  expect(await screen.findByText('The next step waits for Leela Joshi.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again: Leela Joshi' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Leela Joshi' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(called.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['bookings.remindSharer', 'bookings.removeSharer']),
    ),
  )
})

test('a deal that takes no more people waits for nobody’s share', async () => {
  showPart({ listSharers: () => ({ data: { ...named, canChange: false } }) })
  expect(await screen.findByText('Leela Joshi')).toBeTruthy()
  expect(screen.queryByText(/The next step waits/)).toBeNull()
})

test('my shares that did not load can be tried again', async () => {
  beSignedIn()
  let fails = true
  fakeServer({
    bookings: {
      listMyShares: () =>
        fails
          ? refuse('not-found')
          : {
              data: [
                { token, title: share.title, side: 'seller', share: 4000, state: 'waiting', bookingState: 'accepted' },
              ],
            },
    },
  })
  show(
    <QueryProvider>
      <MyShares />
    </QueryProvider>,
  )
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })
  fails = false
  fireEvent.click(retry)
  expect(await screen.findByText(share.title)).toBeTruthy()
}, 20_000)

test('a co-owner is named with their share in per cent, and with the power of attorney', async () => {
  const called = showPart({ nameSharer: () => ({}) })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a co-owner' }))
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.change(await screen.findByLabelText('Full name'), { target: { value: 'Ravi Joshi' } })
  fill('Mobile', '98765 43210')
  fill('Share (%)', '33.33')
  fireEvent.click(screen.getByLabelText('Someone acts for them by power of attorney'))
  fireEvent.click(screen.getByRole('button', { name: 'Add co-owner' }))
  await waitFor(() => expect(screen.getByText('Name is required')).toBeTruthy())
  fill('Name of the holder', 'Prakash Joshi')
  fill('Mobile of the holder', '9876543211')
  fill('Document number', 'HVL-9-1')
  fill('Date of the document', '2026-01-05')
  fill('Registered at', 'Haveli 9')
  fireEvent.click(screen.getByRole('button', { name: 'Add co-owner' }))
  await waitFor(() =>
    expect(called.find(({ call }) => call === 'bookings.nameSharer')?.input).toMatchObject({
      name: 'Ravi Joshi',
      mobile: '9876543210',
      share: 3333,
      attorney: { name: 'Prakash Joshi', documentNumber: 'HVL-9-1' },
    }),
  )
})
