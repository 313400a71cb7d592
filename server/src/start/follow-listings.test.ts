import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageCache } from '../platform/http/page-cache.ts'
import { localEventBus } from '../platform/realtime/event-bus.ts'
import { followListings } from './follow-listings.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function follow() {
  const cache = new PageCache()
  const events = localEventBus()
  followListings(cache, events)
  const rendered: string[] = []
  const look = async (keys: readonly string[]) => {
    rendered.length = 0
    for (const key of keys) {
      await cache.find(key, async () => {
        rendered.push(key)
        return { status: 200, headers: [['cache-control', 's-maxage=60']], body: Buffer.from(key) }
      })
    }
    return [...rendered]
  }
  const change = (propertyId: number) => events.publish({ name: 'listing.changed', to: { people: [1] }, propertyId })
  return { look, change }
}

const shown = ['/property/ViewPropertyDetails/7', '/property/ViewPropertyDetails/7.data', '/ViewSingleProperty/7']
const lists = [
  '/',
  '/_.data',
  '/PropertyListHome?type=buy',
  '/PropertyListHome.data?type=buy',
  '/premium/2',
  '/premium/2.data?page=2',
]
const others = ['/property/ViewPropertyDetails/77', '/privacy', '/home/homeloan-guidance']
const all = [...shown, ...lists, ...others]

test('a listing that changes is made anew on its own pages and wherever listings are shown', async () => {
  const { look, change } = follow()
  expect(await look(all)).toEqual(all)
  change(7)
  expect(await look(all)).toEqual([...shown, ...lists])
})

test('one that changes without pause leaves the lists alone, and is right on them in the end', async () => {
  const { look, change } = follow()
  await look(all)
  change(7)
  await look(all)
  for (let i = 0; i < 300; i++) {
    change(7)
    expect(await look(all)).toEqual(shown)
  }
  vi.advanceTimersByTime(15_000)
  expect(await look(all)).toEqual(lists)
  vi.advanceTimersByTime(15_000)
  expect(await look(all)).toEqual([])
  change(8)
  expect(await look(all)).toEqual(lists)
})
