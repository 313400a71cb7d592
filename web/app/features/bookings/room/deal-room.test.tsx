// @vitest-environment happy-dom
import type { Sharer } from '@properysearch/contract/bookings/sharer-calls'
import { errors } from '@properysearch/contract/kernel/errors'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import type { Deal } from '../deal.queries.ts'
import { exampleDeal, exampleInstalment, exampleRelease, exampleRoom } from '../example-deal.fixture.ts'
import { noSharers, quietRoom } from '../quiet-room.fixture.ts'
import { DealRoom } from './deal-room.tsx'
import { ApproveDialog } from './dialogs/approve-dialog.tsx'
import { CancelDialog } from './dialogs/cancel-dialog.tsx'
import { RecordPaymentDialog } from './dialogs/record-payment-dialog.tsx'
import { bookingDue } from './dues.ts'

function showWith(answers: Answers, part: React.ReactNode) {
  beSignedIn()
  const called = fakeServer(answers)
  show(<QueryProvider>{part}</QueryProvider>)
  return called
}

const showRoom = (deal: Deal, sharers: Sharer[] = []) =>
  showWith(
    { ...quietRoom, bookings: { listSharers: () => ({ data: { ...noSharers, sharers } }) } },
    <DealRoom deal={deal} head={null} renderPaying={({ do: what }) => <p>Paying: {what}</p>} />,
  )
const nextStep = () => within(screen.getByRole('region', { name: 'Next step' }))
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

const word = (by: 'buyer' | 'seller') =>
  ({ what: 'cancel-together', by, at: '2026-11-20T06:00:00.000Z' }) as Deal['room']['confirmations'][number]
const together = { refund: 2_00_000, owed: 0, kept: 0, tds: 0, disputed: 0, whose: 'both' }

test('the seller of a deal in payment is offered a release, and nothing that is the buyer’s', () => {
  showRoom(exampleDeal({ state: 'paying', side: 'seller', money: { instalments: [exampleInstalment] } }))
  expect(buttons()).toEqual(['Note the stamp value', 'Ask for a release', 'Propose to cancel'])
  expect(screen.getByText('Waiting for the buyer')).toBeTruthy()
})

test('money that a dispute gave back is a figure of its own', () => {
  const money = { held: 1_73_000, refunds: [{ orderId: 14, amount: 25_000, at: '2026-11-20T06:00:00.000Z' }] }
  showRoom(exampleDeal({ state: 'paying', money }))
  expect(screen.getByText('Refunded to the buyer').nextSibling?.textContent).toBe('₹25,000')
})

test('the buyer pays the next instalment from its card or from the table', () => {
  showRoom(exampleDeal({ state: 'agreed', money: { instalments: [exampleInstalment] } }))
  expect(buttons()).toEqual([
    'Pay ₹82,17,000',
    'Pay instalment 1',
    'Pay a part ahead',
    'Note the stamp value',
    'Propose to cancel',
  ])
  fireEvent.click(within(screen.getByRole('region', { name: 'Next step' })).getByRole('button'))
  expect(screen.getByText('Paying: pay')).toBeTruthy()
})

test('the seller records an instalment that is all tax; once all is paid, the stamp value stays', () => {
  const money = { paid: 84_99_900, tds: 2_000, tdsInAll: 2_55_000, left: 100 }
  const instalment = { ...exampleInstalment, gross: 100 }
  showRoom(exampleDeal({ state: 'paying', side: 'seller', money: { ...money, instalments: [instalment] } }))
  expect(buttons()).toContain('Record instalment 1')
  expect(screen.getByText('All of ₹100 is tax, which is paid to the department in your name.')).toBeTruthy()
  cleanup()
  showRoom(exampleDeal({ state: 'paying', side: 'seller', money: { left: 0 } }))
  expect(buttons()).not.toContain('Note the stamp value')
})

test('a deal that was cancelled says who gets what, and offers nothing', () => {
  const ending = { refund: 1_00_000, owed: 48_000, kept: 50_000, tds: 2_000, disputed: 0 }
  showRoom(exampleDeal({ state: 'cancelled', ending }, { held: 0, available: 0 }))
  expect(buttons()).toEqual([])
  expect(screen.getByText('₹1,48,000')).toBeTruthy()
  expect(screen.getByText(/The seller keeps ₹50,000/)).toBeTruthy()
  expect(screen.getByText(/The seller has ₹48,000 of it already and returns it\./)).toBeTruthy()
})

test('ending a deal after the agreement is proposed by one, and agreed to by the other', () => {
  showRoom(exampleDeal({ state: 'paying', confirmations: [word('buyer')] }))
  expect(screen.getByText(/You have proposed to cancel/)).toBeTruthy()
  expect(buttons()).not.toContain('Propose to cancel')
  cleanup()
  showRoom(exampleDeal({ state: 'paying', side: 'seller', confirmations: [word('buyer')] }))
  expect(buttons()).toContain('Agree to cancel')
})

test('whoever proposes to end a deal reads that it ends only if the other agrees', async () => {
  const answers = { bookings: { previewCancel: () => ({ data: together }) } }
  showWith(answers, <CancelDialog room={exampleRoom({ state: 'paying' })} onClose={() => undefined} />)
  expect(screen.getByRole('dialog', { name: 'Propose to cancel' })).toBeTruthy()
  expect(await screen.findByText(/^The seller is asked/)).toBeTruthy()
})

test('nothing is cancelled before it was said what comes back, and why it is cancelled', async () => {
  const close = vi.fn()
  const called = showWith(
    {
      bookings: {
        previewCancel: () => ({
          data: { refund: 1_48_000, owed: 0, kept: 50_000, tds: 2_000, disputed: 0, whose: 'our terms' },
        }),
        cancel: () => ({}),
      },
    },
    <CancelDialog room={exampleRoom()} onClose={close} />,
  )
  const button = screen.getByRole('button', { name: 'Cancel the booking' }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  expect(await screen.findByText('₹1,48,000')).toBeTruthy()
  expect(screen.getByText('The seller keeps ₹50,000 today, by our terms.')).toBeTruthy()
  fireEvent.click(button)
  expect(await screen.findByText('Say why, in a few words')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The loan was not enough.' } })
  fireEvent.click(button)
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(called).toContainEqual({ call: 'bookings.cancel', input: { id: 5, reason: 'The loan was not enough.' } })
})

test('the amount due in cash stands in the form already; what the server finds wrong is shown at its field', async () => {
  const room = exampleRoom({ state: 'penny-paid', booking: { channel: 'direct' }, money: { paid: 0, tds: 0 } })
  const called = showWith(
    { bookings: { recordPayment: () => refuse('invalid-input', { paidOn: 'This day has not come yet.' }) } },
    <RecordPaymentDialog room={room} due={bookingDue(room)} onClose={() => undefined} />,
  )
  expect((screen.getByLabelText('Amount paid to the seller (₹)') as HTMLInputElement).value).toBe('1,98,000')
  fireEvent.change(screen.getByLabelText('UTR or cheque number'), { target: { value: 'UTR 5512' } })
  fireEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('This day has not come yet.')).toBeTruthy()
  expect(called[0]?.input).toMatchObject({ id: 5, amount: 1_98_000, reference: 'UTR 5512' })
})

test('a release is approved with the code that was sent, and a wrong code can be typed again', async () => {
  const close = vi.fn()
  const codes: string[] = []
  showWith(
    {
      releases: {
        sendOtp: () => ({ data: { mobile: '+91 ******3210', resendAfterSeconds: 30, isSimulation: true } }),
        approve: ({ otp }) => {
          codes.push(otp)
          return otp === '123456' ? { data: { ...exampleRelease, state: 'approved' } } : refuse('wrong-otp')
        },
      },
    },
    <ApproveDialog release={exampleRelease} onClose={close} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  const code = await screen.findByLabelText('Code')
  expect(screen.getByText('A code was sent by SMS to +91 ******3210.')).toBeTruthy()
  for (const typed of ['111111', '123456']) {
    fireEvent.change(code, { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(codes).toContain(typed))
    if (typed === '111111') expect(await screen.findByText(errors['wrong-otp'].message)).toBeTruthy()
  }
  await waitFor(() => expect(close).toHaveBeenCalled())
})

test('an approval that waits for joint buyers says for whom', async () => {
  showWith(
    {
      releases: {
        sendOtp: () => ({ data: { mobile: '+91 ******3210', resendAfterSeconds: 30, isSimulation: true } }),
        approve: () => ({ data: { ...exampleRelease, hasPayerApproved: true, waitsFor: ['Ravi K.', 'Asha K.'] } }),
      },
    },
    <ApproveDialog release={exampleRelease} onClose={() => undefined} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved. It is still waiting for Ravi K., Asha K. to approve it.')).toBeTruthy()
})

test('while a share is not confirmed, the card says so and offers nothing', async () => {
  const waiting = { mobile: null, attorney: null, confirmedAt: null, hasAccount: false } as const
  showRoom(exampleDeal({ state: 'penny-paid', money: { paid: 0, tds: 0 } }), [
    { id: 7, side: 'buyer', name: 'Ravi Kulkarni', share: 5000, state: 'waiting', ...waiting },
  ])
  expect(await screen.findByText('Waiting for Ravi Kulkarni to confirm their share.')).toBeTruthy()
  expect(nextStep().queryByRole('button')).toBeNull()
})

const title = { id: 1, kind: 'title', dueOn: '2026-12-11', outcome: null, note: null } as const
const withTitle = exampleDeal({ state: 'booked', conditions: [title] })

test('nobody is asked whether a condition is met before its papers are known', async () => {
  const room = (papers: null | []) => (
    <DealRoom deal={withTitle} head={null} renderPaying={() => null} listedPapers={papers} />
  )
  showWith(quietRoom, room(null))
  expect(await screen.findByRole('heading', { name: 'Shares' })).toBeTruthy()
  expect(nextStep().queryByRole('heading')).toBeNull()
  cleanup()
  showWith(quietRoom, room([]))
  expect(nextStep().getByRole('button', { name: 'Yes, it is met' })).toBeTruthy()
})

test('what waits for shares is offered once they are known', async () => {
  const deal = exampleDeal({ state: 'penny-paid', money: { paid: 0, tds: 0 } })
  const room = <DealRoom deal={deal} head={null} renderPaying={() => null} />
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  showWith({ ...quietRoom, bookings: { listSharers: () => asked.then(() => ({ data: noSharers })) } }, room)
  expect(nextStep().queryByRole('button')).toBeNull()
  answer()
  expect(await screen.findByRole('button', { name: /^Pay / })).toBeTruthy()
  expect(nextStep().getByRole('button', { name: /^Pay / })).toBeTruthy()
})

test('shares that cannot be read hold nothing up', async () => {
  const deal = exampleDeal({ state: 'penny-paid', money: { paid: 0, tds: 0 } })
  showWith(
    { ...quietRoom, bookings: { listSharers: () => refuse('not-found') } },
    <DealRoom deal={deal} head={null} renderPaying={() => null} />,
  )
  expect(await screen.findByRole('button', { name: /^Pay / })).toBeTruthy()
})
