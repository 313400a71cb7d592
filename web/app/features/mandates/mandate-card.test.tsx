// @vitest-environment happy-dom
import type { Mandate } from '@properysearch/contract/mandates/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { exampleCommission, exampleMandate } from './example-mandate.fixture.ts'
import { MandateCard } from './mandate-card.tsx'

const deal = { kind: 'sale', state: 'agreed', price: 85_00_000 } as const

function open(mandate: Mandate, mandates: Answers['mandates'] = {}) {
  beSignedIn('agent')
  const called = fakeServer({ mandates })
  show(
    <QueryProvider>
      <MandateCard mandate={mandate} title="Flat" deal={deal} />
    </QueryProvider>,
  )
  return called
}

test('an invited agent says how they work before they accept', async () => {
  const invited = exampleMandate({ iAm: 'agent', state: 'invited', isDue: false })
  const called = open(invited, { accept: () => ({ data: exampleMandate({ iAm: 'agent' }) }) })
  expect(screen.getByText('You are invited to represent the seller')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Accept: Flat' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Accept mandate' }))
  expect(await screen.findByText('Say whether you work in your own name')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/As a firm/))
  fireEvent.change(screen.getByLabelText(/GSTIN/), { target: { value: '27aapfu0939f1zv' } })
  fireEvent.click(screen.getByRole('button', { name: 'Accept mandate' }))
  await waitFor(() =>
    expect(called).toEqual([
      { call: 'mandates.accept', input: { id: 61, gstin: '27AAPFU0939F1ZV', isIndividual: false } },
    ]),
  )
})

test('a part that is due is asked for, once for one question', async () => {
  const called = open(exampleMandate({ iAm: 'agent' }), {
    askCommission: () => ({ data: exampleMandate({ iAm: 'agent', commission: exampleCommission() }) }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Ask for ₹50,150, at the agreement: Flat' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ask for it' }))
  await waitFor(() =>
    expect(called).toMatchObject([{ call: 'mandates.askCommission', input: { id: 61, part: 'agreement' } }]),
  )
})

test('what is kept back of a commission is told to the paisa, and what the agent can do about it', () => {
  open(exampleMandate({ iAm: 'agent', commission: exampleCommission() }))
  for (const text of ['₹42,500', '₹7,650', '− ₹212.50', '− ₹42.50', '− ₹2,507.50', '₹47,387.50']) {
    expect(document.body.textContent).toContain(text)
  }
  expect(screen.getByRole('button', { name: 'Record as received: At the agreement' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Withdraw the request: At the agreement' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull()
})

test('a refused part shows the reason and can be asked for again', () => {
  const refused = exampleCommission({ state: 'refused', reason: 'The papers are missing.' })
  open(exampleMandate({ iAm: 'agent', commission: refused }))
  expect(screen.getByText('“The papers are missing.”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask for ₹50,150, at the agreement: Flat' })).toBeTruthy()
})
