import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCache } from '../platform/http/page-cache.ts'

/** Shows in /metrics how often a page was at hand, and what the kept ones take. */
export function countPages(cache: PageCache, metrics: Registry): void {
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for pages: fresh and stale ones were at hand, missing ones were rendered',
    labelNames: ['outcome'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(cache.asked)) this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'How many bytes the kept pages take up',
    registers: [metrics],
    collect() {
      this.set(cache.bytes)
    },
  })
  new Gauge({
    name: 'page_cache_pages',
    help: 'How many pages are kept',
    registers: [metrics],
    collect() {
      this.set(cache.pages)
    },
  })
}
