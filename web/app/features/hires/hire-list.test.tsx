// @vitest-environment happy-dom
import type { Hire } from '@properysearch/contract/hires/calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { exampleHire } from './example-hire.fixture.ts'
import { HireList, WaitingForMe, WaitingList } from './hire-list.tsx'
import { QuotesAsked } from './quotes-asked.tsx'

const pageOf = (data: Hire[], page = 1) => ({ data, page, pageSize: 20, total: data.length + (page - 1) * 20 })
const mine = exampleHire({ id: 1, title: 'A report to accept', state: 'delivered' })
const quote = exampleHire({ id: 2, title: 'A quote to pay', state: 'quoted' })
const theirs = exampleHire({ id: 3, title: 'A title search under way' })

function open(lists: { work: Hire[]; quotes: Hire[] }, part: React.ReactNode) {
  beSignedIn()
  fakeServer({
    hires: {
      list: ({ show: which = 'all', page = 1 }) => pageOf(which === 'quotes' ? lists.quotes : lists.work, page),
    },
  })
  show(<QueryProvider>{part}</QueryProvider>)
}

test('what waits for me stands above the list, and not in it once more', async () => {
  open(
    { work: [mine, theirs], quotes: [quote] },
    <>
      <WaitingForMe />
      <HireList show="work" page={1} onPage={() => undefined} empty={null} />
    </>,
  )
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeTruthy()
  for (const { title } of [mine, quote, theirs]) expect(screen.getAllByRole('link', { name: title })).toHaveLength(1)
})

test('what is awaited is said with the day by which it is to come', async () => {
  open({ work: [exampleHire()], quotes: [] }, <HireList show="work" page={1} onPage={() => undefined} empty={null} />)
  const words = await screen.findByText('Vikram Deshpande is to deliver')
  expect(words.parentElement?.textContent).toMatch(/^Vikram Deshpande is to deliver by 28.Nov.2099$/)
})

test('of what waits for me the most urgent comes first, and last what has no deadline', async () => {
  const [later, sooner] = ['2026-11-30T06:00:00.000Z', '2026-11-20T06:00:00.000Z']
  const late = { ...mine, deadlineAt: later }
  const soon = { ...quote, deadlineAt: sooner }
  const undated = exampleHire({ id: 5, title: 'A paper to give', state: 'waiting' })
  open({ work: [undated, late], quotes: [soon] }, <WaitingForMe />)
  await screen.findByRole('heading', { name: 'Waiting for you' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    soon.title,
    late.title,
    undated.title,
  ])
})

test('where all of a list waits for me, it says that it is above', async () => {
  open({ work: [], quotes: [quote] }, <HireList show="quotes" page={1} onPage={() => undefined} empty={null} />)
  expect(await screen.findByText('All of these are waiting for you: see above.')).toBeTruthy()
})

test('as a list of its own it says when nothing waits', async () => {
  open({ work: [theirs], quotes: [] }, <WaitingList empty={<p>Nothing waits.</p>} />)
  expect(await screen.findByText('Nothing waits.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: theirs.title })).toBeNull()
})

test('a list of leads says who asks for a quote, and leads there', async () => {
  const asked = exampleHire({ id: 4, iAm: 'professional', state: 'asked', acts: ['quote', 'decline'] })
  open({ work: [], quotes: [asked, quote] }, <QuotesAsked />)
  expect(await screen.findByText(/One client is waiting for your quote\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read the request' }).getAttribute('href')).toBe('/Hires?show=quotes')
})
