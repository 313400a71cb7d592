import { pathTo } from '@properysearch/contract/screens'
import type { PageCache } from '../platform/http/page-cache.ts'
import type { EventBus } from '../platform/realtime/event-bus.ts'

/** How often, at most, all lists are made again, however many listings change. */
const listsEveryMs = 15_000

/**
 * A listing that changes, or goes, changes on its own kept pages at once. Lists are many and shared by all: the first
 * change has them made again at once, those that follow within seconds together at the end, so that one who saves
 * without pause cannot keep everybody's pages out of the cache.
 */
export function followListings(cache: PageCache, events: EventBus): void {
  const forgetLists = gathered(listsEveryMs, () => cache.forget((key) => isList(pathOf(key))))
  events.subscribe((event) => {
    if (event.name !== 'listing.changed') return
    cache.forget((key) => pathOf(key).endsWith(`/${event.propertyId}`))
    forgetLists()
  })
  events.onGap(() => cache.forget(() => true))
}

const lists = ['/_', pathTo('home'), pathTo('propertyList'), pathTo('compare')]
/** What an owner who is promoted has live. */
const ofOwners = pathTo('premiumUser', { id: '' })

function isList(path: string): boolean {
  return lists.includes(path) || path.startsWith(ofOwners)
}

function pathOf(key: string): string {
  return (key.split('?')[0] ?? '').replace(/\.data$/, '')
}

/** Acts at the first call; calls that follow too soon are one act when the time is over. */
function gathered(everyMs: number, act: () => void): () => void {
  let isWaiting = false
  let isAsked = false
  const wait = () => {
    isWaiting = true
    isAsked = false
    setTimeout(() => {
      isWaiting = false
      if (!isAsked) return
      act()
      wait()
    }, everyMs).unref()
  }
  return () => {
    isAsked = true
    if (isWaiting) return
    act()
    wait()
  }
}
