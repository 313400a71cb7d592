// @vitest-environment happy-dom
import type { SavedSearch } from '@properysearch/contract/saved-searches/calls'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { SaveSearchButton } from './save-search-button.tsx'
import { SavedSearchList } from './saved-search-list.tsx'

const inBaner: SavedSearch = {
  id: 4,
  name: 'Flats in Baner',
  address: '?type=buy&text=baner',
  pace: 'daily',
  isMailed: true,
  isPaused: false,
  newCount: 3,
  createdAt: '2026-11-15T10:00:00.000Z',
}

/** A server that keeps what it is told to keep. */
function keeping(kept: SavedSearch[], calls: Answers['savedSearches'] = {}) {
  return fakeServer({
    savedSearches: {
      listMine: () => ({ data: [...kept], atMost: 30 }),
      save: ({ name, pace }) => {
        const data = { ...inBaner, name, pace, newCount: 0 }
        kept.push(data)
        return { data, isNew: true }
      },
      change: (choices) => {
        const data = { ...inBaner, ...choices }
        kept.splice(0, 1, data)
        return { data }
      },
      markLooked: () => ({}),
      remove: () => {
        kept.length = 0
        return {}
      },
      bringBack: () => {
        kept.push(inBaner)
        return { data: inBaner }
      },
      ...calls,
    },
  })
}

const button = <SaveSearchButton address="?type=buy&text=baner" propose={async () => 'Flats in Baner'} isMain />
const list = (
  <QueryProvider>
    <SavedSearchList wordsOf={(address) => [address]} action={<a href="/">Search</a>} />
  </QueryProvider>
)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('one press saves the search, and then asks how often', async () => {
  beSignedIn()
  const called = keeping([])
  show(button)
  press('Save search')
  expect(await screen.findByText('Your search is saved')).toBeTruthy()
  expect(called.find(({ call }) => call === 'savedSearches.save')?.input).toEqual({
    name: 'Flats in Baner',
    search: { type: 'buy', text: 'baner' },
    pace: 'daily',
  })
  fireEvent.change(screen.getByLabelText('Tell me'), { target: { value: 'at-once' } })
  press('Save choices')
  await waitFor(() => expect(screen.queryByText('Your search is saved')).toBeNull())
  expect(called.find(({ call }) => call === 'savedSearches.change')?.input).toMatchObject({ id: 4, pace: 'at-once' })
  expect(await screen.findByRole('button', { name: 'Search saved' })).toBeTruthy()
})

test('a visitor signs in first; back on the list the search is saved, once', async () => {
  const called = keeping([])
  show(button)
  press('Save search')
  expect(await screen.findByText(/^At \/Login\?next=/)).toBeTruthy()
  expect(called).toEqual([])
  cleanup()
  beSignedIn()
  show(button)
  expect(await screen.findByText('Your search is saved')).toBeTruthy()
  cleanup()
  show(button)
  expect(await screen.findByRole('button', { name: 'Search saved' })).toBeTruthy()
  expect(called.filter(({ call }) => call === 'savedSearches.save')).toHaveLength(1)
})

test('a search that cannot be saved says why', async () => {
  beSignedIn()
  keeping([], { save: () => refuse('limit-reached') })
  show(button)
  press('Save search')
  expect(await screen.findByText('You have reached the limit.')).toBeTruthy()
})

test('a saved search shows what is new and how it tells; it is paused and resumed', async () => {
  beSignedIn()
  const called = keeping([inBaner])
  show(list)
  const link = await screen.findByRole('link', { name: 'Flats in Baner' })
  expect(link.getAttribute('href')).toBe('/PropertyListHome?type=buy&text=baner&city=All+India&sort=newest')
  expect(screen.getByText('3 new')).toBeTruthy()
  expect(screen.getByText('You are told every morning by 8, also by email.')).toBeTruthy()
  press('Pause Flats in Baner')
  expect(await screen.findByText('Paused: you are not told anything.')).toBeTruthy()
  press('Resume Flats in Baner')
  expect(await screen.findByText('You are told every morning by 8, also by email.')).toBeTruthy()
  fireEvent.click(link)
  await waitFor(() => expect(called.map(({ call }) => call)).toContain('savedSearches.markLooked'))
})

test('one that was deleted keeps its place with the way back', async () => {
  beSignedIn()
  keeping([inBaner])
  show(list)
  await screen.findByText('Flats in Baner')
  press('Delete Flats in Baner')
  expect(await screen.findByText('Deleted: Flats in Baner')).toBeTruthy()
  press('Undo')
  expect(await screen.findByRole('link', { name: 'Flats in Baner' })).toBeTruthy()
})

test('without any, it says how to begin', async () => {
  beSignedIn()
  keeping([])
  show(list)
  expect(await screen.findByText('No saved search yet')).toBeTruthy()
})

test('a search that was saved without a city opens the list of all of India, and one with a place stays there', async () => {
  beSignedIn()
  keeping([
    inBaner,
    { ...inBaner, id: 5, name: 'Everything', address: '', newCount: 0 },
    { ...inBaner, id: 6, name: 'In Mumbai', address: '?type=rent&city=Mumbai', newCount: 0 },
    { ...inBaner, id: 7, name: 'On the map', address: '?box=73%2C18%2C74%2C19', newCount: 0 },
  ])
  show(list)
  await screen.findByRole('link', { name: 'Everything' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/PropertyListHome?box=73%2C18%2C74%2C19',
    '/PropertyListHome?type=rent&city=Mumbai',
    '/PropertyListHome?city=All+India',
    '/PropertyListHome?type=buy&text=baner&city=All+India&sort=newest',
  ])
})
