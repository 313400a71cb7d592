// @vitest-environment happy-dom
import type { BookingState } from '@properysearch/contract/bookings/facts'
import type { DealPaper, DealPapers, Handover } from '@properysearch/contract/deal-papers/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { HandoverPart } from './handover-part.tsx'
import { PapersPart } from './papers-part.tsx'

const moment = '2026-11-18T06:00:00.000Z'

const paper = (given: Partial<DealPaper> = {}): DealPaper => ({
  id: 3,
  kind: 'occupancy-certificate',
  name: 'Occupancy certificate',
  about: '',
  from: 'seller',
  state: 'open',
  markedBy: null,
  markedAt: null,
  mayRemove: false,
  files: [],
  ...given,
})

const file = (given: Partial<DealPaper['files'][number]> = {}): DealPaper['files'][number] => ({
  id: 9,
  fileName: 'OC.pdf',
  contentType: 'application/pdf',
  sizeBytes: 84_000,
  hash: 'a'.repeat(64),
  by: 'seller',
  addedAt: moment,
  readers: 'both',
  version: 1,
  ...given,
})

function showWith(answers: Answers, part: React.ReactNode) {
  beSignedIn()
  const called = fakeServer(answers)
  show(<QueryProvider>{part}</QueryProvider>)
  return called
}

const showPapers = (
  papers: DealPaper[],
  given: Partial<DealPapers> = {},
  more: Answers['dealPapers'] = {},
  state: BookingState = 'booked',
) =>
  showWith(
    { dealPapers: { list: () => ({ data: { side: 'buyer', isOpen: true, papers, ...given } }), ...more } },
    <PapersPart bookingId={5} kind="sale" state={state} />,
  )
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('the buyer asks for what is the seller’s to give; it is put on the list first', async () => {
  const called = showPapers(
    [paper({ id: null })],
    {},
    {
      add: () => ({ data: { ...paper(), id: 3 } }),
      mark: () => ({}),
    },
  )
  await screen.findByText('Occupancy certificate')
  expect(screen.getByText('0 of 1 given')).toBeTruthy()
  expect(buttons()).toEqual([
    'Ask for it: Occupancy certificate',
    'Does not apply: Occupancy certificate',
    'Add another paper',
    'Ask for another paper',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Ask for it: Occupancy certificate' }))
  await waitFor(() => expect(called.filter(({ call }) => call === 'dealPapers.list')).toHaveLength(2))
  expect(called.filter(({ call }) => call !== 'dealPapers.list')).toEqual([
    { call: 'dealPapers.add', input: { bookingId: 5, kind: 'occupancy-certificate' } },
    { call: 'dealPapers.mark', input: { paperId: 3, mark: 'asked' } },
  ])
})

test.each([
  ['requested', 'Papers can be asked for and given once the booking is accepted.'],
  ['cancelled', 'None were given in this deal.'],
] as const)('while a deal is %s, its empty list says why', async (state, said) => {
  showPapers([paper({ id: null })], { isOpen: false }, {}, state)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText(/of 1 given/)).toBeNull()
})

test('the seller is asked for it, and gives it or says that it does not apply', async () => {
  showPapers([paper({ state: 'asked', markedBy: 'buyer', markedAt: moment })], { side: 'seller' })
  expect(await screen.findByText('The buyer has asked you for it')).toBeTruthy()
  expect(buttons().slice(0, 2)).toEqual(['Give it: Occupancy certificate', 'Does not apply: Occupancy certificate'])
})

test('earlier versions are there when asked for; a file of mine that only I can open can be shared', async () => {
  const files = [
    file({ id: 11, fileName: 'Mine.pdf', by: 'buyer', readers: 'only-me', version: null }),
    file({ id: 10, fileName: 'OC new.pdf', version: 2 }),
    file(),
  ]
  const called = showPapers([paper({ state: 'given', files })], {}, { share: () => ({}) })
  await screen.findByText('Mine.pdf')
  expect(screen.queryByText('OC.pdf')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 earlier' }))
  expect(screen.getByText(/Version 1, from the seller/)).toBeTruthy()
  expect(buttons()).not.toContain('Remove OC.pdf')
  fireEvent.click(screen.getByRole('button', { name: 'Share Mine.pdf' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Share with the seller' }))
  await waitFor(() => expect(called.map(({ call }) => call)).toContain('dealPapers.share'))
})

test('of a deal that is over, what was given can be opened and nothing more is asked', async () => {
  showPapers([paper({ state: 'given', files: [file()] }), paper({ id: null, kind: 'index-ii', name: 'Index II' })], {
    isOpen: false,
  })
  await screen.findByText('OC.pdf')
  expect(buttons()).toEqual(['Download OC.pdf'])
  expect(screen.queryByText('Index II')).toBeNull()
})

test('papers that do not load can be asked for again', async () => {
  let isDown = true
  showWith(
    {
      dealPapers: {
        list: () => (isDown ? refuse('not-found') : { data: { side: 'buyer', isOpen: true, papers: [paper()] } }),
      },
    },
    <PapersPart bookingId={5} kind="sale" state="booked" />,
  )
  await screen.findByRole('alert')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Occupancy certificate')).toBeTruthy()
})

const handover = (given: Partial<Handover> = {}): Handover => ({
  side: 'buyer',
  isOpen: true,
  plan: {
    possessionOn: '2027-01-31',
    costs: { stampDuty: 'buyer', registration: 'buyer', societyTransfer: 'half' },
    proposedBy: 'seller',
    proposedAt: moment,
    isAgreed: false,
    version: 4,
  },
  items: [{ item: 'keys', buyerAt: null, sellerAt: moment }],
  ...given,
})

const showHandover = (data: Handover, more: Answers['dealPapers'] = {}) =>
  showWith(
    { dealPapers: { getHandover: () => ({ data }), ...more } },
    <HandoverPart bookingId={5} includes="Wardrobes" />,
  )

test('what the other side proposed is agreed to in the version that was seen; each ticks for itself', async () => {
  const called = showHandover(handover(), { agreeHandover: () => ({}), tick: () => ({}) })
  expect(await screen.findByText('31 Jan 2027')).toBeTruthy()
  expect(screen.getByText('Half each')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Agree to it' }))
  const box = screen.getByRole('checkbox', { name: 'All sets of keys and access cards' }) as HTMLInputElement
  expect(box.checked).toBe(false)
  fireEvent.click(box)
  await waitFor(() =>
    expect(called).toEqual(
      expect.arrayContaining([
        { call: 'dealPapers.agreeHandover', input: { bookingId: 5, version: 4 } },
        { call: 'dealPapers.tick', input: { bookingId: 5, item: 'keys', isDone: true } },
      ]),
    ),
  )
})

test('one’s own proposal waits for the other side', async () => {
  showHandover(handover({ side: 'seller' }))
  expect(await screen.findByText(/It takes effect once the buyer agrees/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Agree to it' })).toBeNull()
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
})
