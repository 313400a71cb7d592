import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:22aa::7', '20010db8000122/56'],
  ['2001:0DB8:0001:22FF:1:2:3:4', '20010db8000122/56'],
  ['2001:db8::7', '20010db8000000/56'],
  ['::1', '00000000000000/56'],
  ['64:ff9b::203.0.113.7', '0064ff9b000000/56'],
  ['fe80::1%eth0', 'fe800000000000/56'],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
