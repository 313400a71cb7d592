import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { PageCache } from '../platform/http/page-cache.ts'
import { countPages } from './count-pages.ts'

test('says how often a page was at hand, and what the kept ones take', async () => {
  const [cache, metrics] = [new PageCache(), new Registry()]
  countPages(cache, metrics)
  const render = async () => ({
    status: 200,
    headers: [['cache-control', 's-maxage=60']] as [string, string][],
    body: Buffer.from('Hello'),
  })
  for (const key of ['/a', '/b', '/a']) await cache.find(key, render)
  const told = await metrics.metrics()
  expect(told).toContain('page_cache_requests_total{outcome="missing"} 2')
  expect(told).toContain('page_cache_requests_total{outcome="fresh"} 1')
  expect(told).toContain('page_cache_pages 2')
  expect(told).toContain(`page_cache_bytes ${cache.bytes}`)
})
