// @vitest-environment happy-dom
import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { exampleDraft, exampleLead } from './example-lead.fixture.ts'
import { LeadCard } from './lead-card.tsx'
import { ReportEditor } from './report-editor.tsx'
import { ShowOnPage } from './show-on-page.tsx'

function open(lead: EvaluatorLeadDetails, answers: Answers = {}) {
  beSignedIn('agent')
  const called = fakeServer(answers)
  show(
    <QueryProvider>
      <ReportEditor lead={lead} />
    </QueryProvider>,
  )
  return called
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('it opens at the first step that is not done, and says how far it is', () => {
  open(exampleLead({ draft: { ...exampleDraft, documents: null, declaration: null } }))
  expect(screen.getByText(/5 of 7 steps done/)).toBeTruthy()
  expect(button('Documents seen').getAttribute('aria-current')).toBe('step')
  expect(button('The property, done')).toBeTruthy()
})

test('a step that is wrong says so and is not sent', async () => {
  const called = open(exampleLead({ draft: { ...exampleDraft, documents: null } }))
  fireEvent.click(button('Save and go on'))
  expect(await screen.findByText('Tick at least one document that you saw')).toBeTruthy()
  expect(called).toEqual([])
})

test('a step is saved upon the version that was seen, and leads to the next', async () => {
  const documents = { seen: ['index-ii' as const], notes: '' }
  const called = open(exampleLead({ photos: [], draft: { ...exampleDraft, documents: null } }), {
    valuations: {
      save: () => ({
        data: { version: 7, savedAt: '2026-11-15T11:00:00.000Z', draft: { ...exampleDraft, documents } },
      }),
    },
  })
  fireEvent.click(screen.getByLabelText('Index II'))
  fireEvent.click(button('Save and go on'))
  await waitFor(() =>
    expect(called).toMatchObject([{ call: 'valuations.save', input: { hireId: 71, version: 6, documents } }]),
  )
  await waitFor(() => expect(button(/^Photos/).getAttribute('aria-current')).toBe('step'))
})

test('an adjustment changes the rate of its comparable at once', async () => {
  open(exampleLead(), { valuations: { findComparables: () => ({ data: { listings: [], usual: null } }) } })
  fireEvent.click(button('Comparables and rate, done'))
  const [negotiation] = screen.getAllByLabelText('Negotiation (%)')
  fireEvent.change(negotiation as Element, { target: { value: '-5' } })
  expect(screen.getByText('₹10,450 per sqft')).toBeTruthy()
  expect(button('Use the mean, ₹11,317')).toBeTruthy()
})

test('a rate that no comparable reaches needs its reason', async () => {
  open(exampleLead(), { valuations: { findComparables: () => ({ data: { listings: [], usual: null } }) } })
  fireEvent.click(button('Comparables and rate, done'))
  fireEvent.change(screen.getByLabelText('Rate adopted (₹ per sqft)'), { target: { value: '14,000' } })
  expect(screen.getByLabelText('Why this rate, which no comparable reaches')).toBeTruthy()
})

test('delivering asks once, and sends the version that is on the screen', async () => {
  const called = open(exampleLead(), {
    valuations: {
      deliver: () => ({
        data: {
          id: 1,
          number: 'PV-7K4Q-9XTD',
          version: 1,
          issuedAt: '2026-11-15T11:00:00.000Z',
          valuedOn: '2026-11-14',
          areaSqft: 800,
          rate: 11_500,
          market: 92_00_000,
          realisable: 82_80_000,
          distress: 69_00_000,
          sizeBytes: 1,
          hash: 'ab',
          isReplaced: false,
        },
      }),
    },
  })
  expect(screen.getByText('₹92,00,000')).toBeTruthy()
  fireEvent.click(button('Deliver report'))
  fireEvent.click((await screen.findAllByRole('button', { name: 'Deliver report' })).at(-1) as Element)
  await waitFor(() => expect(called).toEqual([{ call: 'valuations.deliver', input: { hireId: 71, version: 6 } }]))
})

test('a lead that waits is accepted by one press, and declined only with a reason', async () => {
  beSignedIn('agent')
  const called = fakeServer({})
  const lead = exampleLead({ state: 'paid', answerBy: '2026-11-17T10:00:00.000Z' })
  show(
    <QueryProvider>
      <LeadCard lead={lead} />
    </QueryProvider>,
  )
  expect(screen.getByText('Waiting for your answer')).toBeTruthy()
  expect(screen.getByText('17 Nov 2026, 3:30 pm')).toBeTruthy()
  fireEvent.click(button('Decline: Value for a loan'))
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Give the reason in a sentence')).toBeTruthy()
  expect(called).toEqual([])
})

test('showing it with the property is agreed to, and taken back', async () => {
  beSignedIn('user')
  const called = fakeServer({ valuations: { agree: () => ({}) } })
  const valuation = {
    iAm: 'client',
    evaluator: 'S',
    reports: [],
    canBeShown: true,
    iAgree: false,
    otherAgrees: true,
  } as const
  show(
    <QueryProvider>
      <ShowOnPage hireId={71} valuation={{ ...valuation, reports: [] }} />
    </QueryProvider>,
  )
  expect(screen.getByText('The evaluator agrees. It is shown once you agree too.')).toBeTruthy()
  fireEvent.click(button('Agree to show it'))
  await waitFor(() => expect(called).toEqual([{ call: 'valuations.agree', input: { hireId: 71, isShown: true } }]))
})
