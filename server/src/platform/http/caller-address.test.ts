import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { networkOf, parseAddress } from './caller-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7:51234 ', '192.0.2.7'],
  ['2001:DB8:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
])('%s is %s', (text, address) => {
  expect(parseAddress(text)).toBe(address)
})

test.each([
  '',
  // Not even read: the patterns would take their time over a long line.
  `${' '.repeat(60)}192.0.2.7`,
  'unknown',
  '_hidden',
  '192.0.2.256',
  '192.0.2',
  '192.0.2.7:99999',
  '192.0.2.7:port',
  '192.0.2.7 evil',
  '2130706433',
  '0x7f000001',
  '[192.0.2.7]',
  '[2001:db8::1',
  '2001:db8::1]:80',
  '2001:db8::zz',
])('"%s" is not an address', (text) => {
  expect(parseAddress(text)).toBeNull()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('behind a proxy', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ TRUST_PROXY: 'yes' })
  })
  afterAll(() => app.close())

  /** How many of the calls a route's own limit lets through. */
  async function letThrough(count: number, from: (i: number) => string): Promise<number> {
    let answered = 0
    for (let i = 0; i < count; i += 1) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/auths/forgotpassword',
        headers: { 'x-forwarded-for': from(i) },
        payload: { identifier: 'not an address' },
      })
      if (response.statusCode !== 429) answered += 1
    }
    return answered
  }

  test('a new port each time is the same caller', async () => {
    expect(await letThrough(22, (i) => `198.51.100.7:${40_000 + i}`)).toBe(20)
  })

  test('an IPv6 network is one caller, however its addresses are written', async () => {
    expect(await letThrough(22, (i) => (i % 2 ? `[2001:db8:7:1::${i}]:443` : `2001:0db8:7:1:0:0:0:${i}`))).toBe(20)
  })

  test('garbage counts as the address at the other end of the socket', async () => {
    expect(await letThrough(22, (i) => ['unknown', 'nonsense', `198.51.100.${300 + i}`, ''][i % 4] ?? '')).toBe(20)
  })
})
