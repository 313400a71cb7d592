import { expect, test } from 'vitest'
import { PageCache } from '../platform/http/page-cache.ts'
import { localEventBus } from '../platform/realtime/event-bus.ts'
import { followListings } from './built-pages.ts'

test('a listing that changes is made anew on its own pages and wherever listings are shown', async () => {
  const cache = new PageCache()
  const events = localEventBus()
  followListings(cache, events)
  const rendered: string[] = []
  const find = (key: string) =>
    cache.find(key, async () => {
      rendered.push(key)
      return { status: 200, headers: [['cache-control', 's-maxage=60']], body: Buffer.from(key) }
    })
  const shown = ['/property/ViewPropertyDetails/7', '/property/ViewPropertyDetails/7.data', '/ViewSingleProperty/7']
  const lists = ['/', '/_.data', '/PropertyListHome?type=buy', '/PropertyListHome.data?type=buy']
  const others = ['/property/ViewPropertyDetails/77', '/privacy', '/home/homeloan-guidance']
  for (const key of [...shown, ...lists, ...others]) await find(key)
  rendered.length = 0
  events.publish({ name: 'listing.changed', userId: 1, propertyId: 7 })
  for (const key of [...shown, ...lists, ...others]) await find(key)
  expect(rendered).toEqual([...shown, ...lists])
})
