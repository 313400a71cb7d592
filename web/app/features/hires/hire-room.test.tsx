// @vitest-environment happy-dom
import type { Hire } from '@properysearch/contract/hires/calls'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { exampleHire } from './example-hire.fixture.ts'
import { HireRoom } from './hire-room.tsx'

function open(hire: Hire, answers: Answers['hires'] = {}) {
  beSignedIn(hire.iAm === 'client' ? 'user' : 'agent')
  const called = fakeServer({ hires: answers })
  show(
    <QueryProvider>
      <HireRoom hire={hire} profile={null} />
    </QueryProvider>,
  )
  return called
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const sendIn = (dialog: string, name: string) =>
  waitFor(() => {
    const box = screen.getByRole('dialog', { name: dialog, hidden: true })
    const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`No ${name}`)
    fireEvent.click(button)
  })

test('accepting the work says what leaves the held money, and is asked once', async () => {
  const hire = exampleHire({ state: 'delivered', acts: ['revise', 'approve', 'dispute'] })
  const called = open(hire, { act: () => ({ data: hire }) })
  expect(screen.getByText('Your turn', { exact: false })).toBeTruthy()
  await press('Accept the work')
  expect(await screen.findByText(/₹11,800 leaves the money held for you and is paid out to Vikram/)).toBeTruthy()
  await sendIn('Accept the work', 'Accept the work')
  await waitFor(() => expect(called).toContainEqual({ call: 'hires.act', input: { id: 91, act: 'approve' } }))
})

test('a revision is not asked for without saying what is to be changed', async () => {
  const hire = exampleHire({ state: 'delivered', acts: ['revise', 'approve', 'dispute'] })
  const called = open(hire, { act: () => ({ data: hire }) })
  await press('Ask for a revision')
  await sendIn('Ask for a revision', 'Ask for a revision')
  expect(await screen.findByText('Say why, in a sentence')).toBeTruthy()
  expect(called).toEqual([])
  fireEvent.change(screen.getByLabelText('What is to be changed'), { target: { value: 'The area is wrong.' } })
  await sendIn('Ask for a revision', 'Ask for a revision')
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'hires.act',
      input: { id: 91, act: 'revise', reason: 'The area is wrong.' },
    }),
  )
})

test('a lawyer accepts in the lead, which shows what else of theirs touches the matter', async () => {
  open(exampleHire({ kind: 'lawyer', state: 'paid', iAm: 'professional', acts: ['decline'] }), {})
  const link = await screen.findByRole('link', { name: 'Read the lead and accept' })
  expect(link.getAttribute('href')).toBe('/BuyerSideDetials/91')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('whoever is asked for a paper reads which', async () => {
  const paper = 'The sanctioned plan, to measure against.'
  const hire = exampleHire({ state: 'waiting', acts: ['provide'] })
  open({ ...hire, details: { ...hire.details, paper } }, {})
  expect((await screen.findAllByText(new RegExp(paper))).length).toBeGreaterThan(1)
})

test('a quote is sent with how the professional is taxed, which is remembered from before', async () => {
  const asked = { state: 'asked', iAm: 'professional', acts: ['quote', 'decline'], quote: null, paidAt: null } as const
  const hire = exampleHire({ ...asked, acts: [...asked.acts] })
  const called = open(hire, {
    getTaxProfile: () => ({ data: { gstin: '27AAPFU0939F1ZV', isIndividual: false } }),
    quote: () => ({ data: hire }),
  })
  await press('Send the quote')
  fireEvent.change(await screen.findByLabelText('Fee before GST (₹)'), { target: { value: '10,000' } })
  fireEvent.change(screen.getByLabelText('Days for the work'), { target: { value: '10' } })
  expect(screen.getByRole('region', { name: 'What your client pays', hidden: true }).textContent).toContain(
    'Held for you₹11,800.00',
  )
  await sendIn('Send a quote', 'Send the quote')
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'hires.quote',
      input: expect.objectContaining({
        id: 91,
        fee: 10_000,
        days: 10,
        gstin: '27AAPFU0939F1ZV',
        isIndividual: false,
        scope: hire.scope,
      }),
    }),
  )
})

test('a dispute says that the fee is frozen; a refusal is shown, and what was written stays', async () => {
  open(exampleHire(), { dispute: () => refuse('moved-on') })
  await press('Raise a dispute')
  fireEvent.change(await screen.findByLabelText('What is wrong'), { target: { value: 'The report has no photos.' } })
  await sendIn('Raise a dispute', 'Raise a dispute')
  expect(await screen.findByText(/no longer possible/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is wrong').value).toBe('The report has no photos.')
})

test('the client rates with stars, and not without', async () => {
  const hire = exampleHire({ state: 'closed', acts: [], mayRate: true })
  const called = open(hire, { rate: () => ({ data: hire }) })
  await press('Rate the work')
  await sendIn('Rate the work of Vikram Deshpande', 'Rate')
  expect(await screen.findByText('Choose one to five stars')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('4 stars'))
  await sendIn('Rate the work of Vikram Deshpande', 'Rate')
  await waitFor(() => expect(called).toContainEqual({ call: 'hires.rate', input: { id: 91, stars: 4 } }))
})

test('both see what each handed in; more is added until it is decided, at most five of mine', async () => {
  const file = {
    id: 7,
    fileName: 'flat.pdf',
    contentType: 'application/pdf',
    sizeBytes: 12,
    addedBy: 'professional',
    addedAt: '2026-11-19T06:00:00.000Z',
  } as const
  const dispute: NonNullable<Hire['dispute']> = {
    raisedBy: 'client',
    reason: 'The report has another flat in it.',
    answer: null,
    files: [file],
    raisedAt: '2026-11-18T06:00:00.000Z',
    answeredAt: null,
    decideBy: '2026-12-18T06:00:00.000Z',
    decision: null,
  }
  open(exampleHire({ state: 'disputed', acts: [], dispute }))
  expect(screen.getByRole('button', { name: 'Download flat.pdf' })).toBeTruthy()
  expect(screen.getByText(/^Vikram Deshpande, /)).toBeTruthy()
  expect(screen.getByText('Add a file')).toBeTruthy()
  cleanup()
  const mine = Array.from({ length: 5 }, (_, n) => ({
    ...file,
    id: n,
    fileName: `${n}.pdf`,
    addedBy: 'client' as const,
  }))
  open(exampleHire({ state: 'disputed', acts: [], dispute: { ...dispute, files: mine } }))
  expect(screen.getAllByText(/^You, /)).toHaveLength(5)
  expect(screen.queryByText('Add a file')).toBeNull()
})

test('once it is decided the files stay to be read, and none is added', () => {
  const decision = {
    toClient: 0,
    toProfessional: 10_000,
    reason: 'It is the flat.',
    decidedAt: '2026-11-25T06:00:00.000Z',
  }
  const dispute: NonNullable<Hire['dispute']> = {
    raisedBy: 'client',
    reason: 'The report has another flat in it.',
    answer: 'It is the flat.',
    files: [],
    raisedAt: '2026-11-18T06:00:00.000Z',
    answeredAt: '2026-11-19T06:00:00.000Z',
    decideBy: '2026-12-18T06:00:00.000Z',
    decision,
  }
  open(exampleHire({ state: 'closed', acts: [], dispute }))
  expect(screen.queryByText('Add a file')).toBeNull()
})

test('whose turn it is finds the way to the case or the report, and nobody else does', () => {
  const way = (given: Partial<Hire>) => {
    open(exampleHire(given))
    const link = screen.getByRole('region', { name: 'Next step' }).querySelector('a')
    const found = link && [link.textContent, link.getAttribute('href')]
    cleanup()
    return found
  }
  expect(way({ kind: 'lawyer', state: 'waiting' })).toEqual(['Give the paper', '/BuyerSideDetials/91'])
  expect(way({ kind: 'lawyer', iAm: 'professional' })).toEqual(['Work on the case', '/BuyerSideDetials/91'])
  expect(way({ iAm: 'professional' })).toEqual(['Write the report', '/EvaluatorLeadDetails/91'])
  expect(way({})).toBeNull()
  expect(way({ kind: 'agent', iAm: 'professional' })).toBeNull()
})
