// @vitest-environment happy-dom
import type { Commission, Mandate } from '@properysearch/contract/mandates/calls'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { AgentsPart } from './agents-part.tsx'
import { CommissionNotice } from './commission-notice.tsx'
import { exampleCommission, exampleMandate } from './example-mandate.fixture.ts'

const deal = { bookingId: 5, side: 'seller', kind: 'sale', price: 85_00_000 } as const

function open(mandates: Mandate[], answers: Answers['mandates'] = {}) {
  beSignedIn()
  const called = fakeServer({ mandates: { list: () => ({ data: mandates }), ...answers } })
  const onSettle = vi.fn()
  show(
    <QueryProvider>
      <AgentsPart deal={deal} hasEnded={false} onSettle={onSettle} />
    </QueryProvider>,
  )
  return { called, onSettle }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('what an agent will cost is shown before they are invited, and what is wrong at its field', async () => {
  const { called } = open([], { invite: () => refuse('invalid-input', { agentMobile: 'No agent is registered here' }) })
  fireEvent.click(await button('Invite an agent'))
  fireEvent.change(await screen.findByLabelText('Mobile number of the agent'), { target: { value: '9000000003' } })
  fireEvent.change(screen.getByLabelText('Per cent of the price'), { target: { value: '1' } })
  expect(screen.getByLabelText<HTMLInputElement>('Share of it due at the agreement (%)').value).toBe('50')
  const cost = screen.getByRole('region', { name: 'What the agent will cost' })
  expect(cost.textContent).toContain('Commission₹85,000')
  expect(cost.textContent).toContain('₹15,300')
  expect(cost.textContent).toContain('You pay at most₹1,00,300')
  expect(cost.textContent).toContain('₹42,500 when the agreement is registered, ₹42,500 at the deed and the keys')
  expect(cost.textContent).toContain('pays out to the agent: ₹5,015 with GST')
  expect(screen.getByText(/within 90 days after it still earns the commission/)).toBeTruthy()
  fireEvent.click(await button('Invite agent'))
  expect(await screen.findByText('No agent is registered here')).toBeTruthy()
  expect(called.at(-1)).toMatchObject({
    call: 'mandates.invite',
    input: { bookingId: 5, agentMobile: '9000000003', rate: 100, agreementShare: 5000 },
  })
})

test('an amount takes the place of a share, and the other is not sent', async () => {
  const { called } = open([], { invite: () => ({ data: exampleMandate({ state: 'invited' }) }) })
  fireEvent.click(await button('Invite an agent'))
  fireEvent.change(await screen.findByLabelText('Mobile number of the agent'), { target: { value: '9000000003' } })
  fireEvent.change(screen.getByLabelText('Per cent of the price'), { target: { value: '2' } })
  fireEvent.click(screen.getByLabelText(/A fixed amount/))
  fireEvent.change(screen.getByLabelText('Commission before GST (₹)'), { target: { value: '75,000' } })
  fireEvent.change(screen.getByLabelText('Share of it due at the agreement (%)'), { target: { value: '40' } })
  fireEvent.click(await button('Invite agent'))
  await waitFor(() => expect(called.some(({ call }) => call === 'mandates.invite')).toBe(true))
  const { input } = called.find(({ call }) => call === 'mandates.invite') ?? { input: {} }
  expect(input).toMatchObject({ amount: 75_000, agreementShare: 4000 })
  expect(input).not.toHaveProperty('rate')
})

test('who serves both sides is warned of; the other side’s agent is only named', async () => {
  const other = exampleMandate({ id: 62, side: 'buyer', iAm: 'other', terms: null, servesBoth: true })
  open([exampleMandate({ servesBoth: true }), other])
  expect(await screen.findByText(/The same agent represents both sides/)).toBeTruthy()
  expect(screen.getByText('The other side is represented by')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite an agent' })).toBeNull()
  // A part is due, so the mandate cannot be ended.
  expect(screen.queryByRole('button', { name: /^End the mandate/ })).toBeNull()
})

test('held money is approved with a code, or refused with the reason', async () => {
  const release = {
    id: 81,
    state: 'asked',
    account: 'HDFC0000123 ••••0019',
    hasClientApproved: false,
    waitsFor: [],
  } satisfies Commission['release']
  const commission = exampleCommission({ means: 'held', release })
  const { called, onSettle } = open([exampleMandate({ commission })], { refuseCommission: () => ({}) })
  fireEvent.click(await button('Approve with a code: At the agreement'))
  expect(onSettle).toHaveBeenCalledWith({ do: 'approve', commission })
  expect(screen.queryByRole('button', { name: /^Record as paid/ })).toBeNull()
  fireEvent.click(await button('Refuse: At the agreement'))
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The papers are missing.' } })
  fireEvent.click(await button('Refuse'))
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'mandates.refuseCommission',
      input: { commissionId: 71, reason: 'The papers are missing.' },
    }),
  )
})

test('a co-owner who has still to approve it is named, and what I approved is not asked again', async () => {
  const release = { id: 81, state: 'asked', account: 'HDFC0000123 ••••0019', waitsFor: ['Leela J.'] } as const
  const shown = (hasClientApproved: boolean) =>
    exampleCommission({ means: 'held', release: { ...release, waitsFor: [...release.waitsFor], hasClientApproved } })
  open([exampleMandate({ commission: shown(false) })])
  expect(await button('Approve with a code: At the agreement')).toBeTruthy()
  expect(screen.getByText(/Besides you, Leela J\. approves it, with a code of their own/)).toBeTruthy()
  cleanup()
  open([exampleMandate({ commission: shown(true) })])
  expect(await screen.findByText('Waiting for Leela J. to approve')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
})

test('what goes through the partner is paid there or recorded as paid directly', async () => {
  const commission = exampleCommission()
  const { called, onSettle } = open([exampleMandate({ commission })], { recordCommission: () => ({}) })
  fireEvent.click(await button('Pay ₹50,150: At the agreement'))
  expect(onSettle).toHaveBeenCalledWith({ do: 'pay', commission })
  fireEvent.click(await button('Record as paid directly: At the agreement'))
  fireEvent.change(screen.getByLabelText('UTR or cheque number'), { target: { value: 'UTR 5' } })
  fireEvent.click(await button('Record payment'))
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'mandates.recordCommission',
      input: expect.objectContaining({ commissionId: 71, reference: 'UTR 5' }),
    }),
  )
})

test('what the agent recorded, the client confirms; what is on its way is not pressed again', async () => {
  const recorded = { state: 'recorded', recordedBy: 'agent', paidOn: '2026-11-17', reference: 'UTR 9' } as const
  const { called } = open([exampleMandate({ commission: exampleCommission(recorded) })], {
    answerCommission: () => ({}),
  })
  fireEvent.click(await button('Yes, I paid it: At the agreement'))
  fireEvent.click(await button('Confirm payment'))
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'mandates.answerCommission',
      input: { commissionId: 71, hasArrived: true },
    }),
  )
})

test('an invitation can be withdrawn, and after it another agent be invited', async () => {
  const { called } = open([exampleMandate({ state: 'invited', isDue: false })], { act: () => ({}) })
  fireEvent.click(await button('Withdraw the invitation: Sneha Patil'))
  fireEvent.click(await button('Withdraw the invitation'))
  await waitFor(() => expect(called).toContainEqual({ call: 'mandates.act', input: { id: 61, act: 'withdraw' } }))
})

test('what waits for the client is said on top of the deal, and what does not is not', async () => {
  beSignedIn()
  const asked = exampleMandate({ commission: exampleCommission() })
  fakeServer({ mandates: { list: () => ({ data: [asked] }) } })
  show(
    <QueryProvider>
      <CommissionNotice bookingId={5} />
    </QueryProvider>,
  )
  expect((await screen.findByRole('status')).textContent).toContain('Sneha Patil asks for ₹50,150.')
  expect(screen.getByRole('link', { name: 'Answer it' }).getAttribute('href')).toBe('#agents')
})
