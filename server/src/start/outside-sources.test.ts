import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { contentPolicyOf } from '../platform/http/content-policy.ts'
import { outsideSources } from './outside-sources.ts'

const policyWith = (env: Record<string, string>) => contentPolicyOf([], outsideSources(readConfig(env)))

test('without map tiles, pages use this server alone, but for pictures and films of ads', () => {
  const policy = policyWith({ MAP_TILES_URL: '' })
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("img-src 'self' data: blob: https:;")
  expect(policy).toContain("media-src 'self' https:;")
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
})

test('an ads host of its own may be called, and its pictures shown', () => {
  const policy = policyWith({ ADS_URL: 'https://ads.example.in/', MAP_TILES_URL: '' })
  expect(policy).toContain("connect-src 'self' https://ads.example.in;")
  expect(policy).toContain("img-src 'self' data: blob: https: https://ads.example.in;")
})

test('the host of the map tiles may send pictures', () => {
  expect(policyWith({})).toContain("img-src 'self' data: blob: https: https://tile.openstreetmap.org;")
})

test.each(['ads.example.in', 'https://ads.example.in/path', 'https://a b', "https://x; script-src 'unsafe-inline'"])(
  'ADS_URL cannot be %s',
  (url) => {
    expect(() => readConfig({ ADS_URL: url })).toThrow('ADS_URL must be an address')
  },
)
