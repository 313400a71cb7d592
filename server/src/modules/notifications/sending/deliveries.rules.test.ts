import { expect, test } from 'vitest'
import { deliveryOf, quietFor } from './deliveries.rules.ts'

const hour = 60 * 60 * 1000
const night = { from: 22 * 60, until: 7 * 60 }
const nap = { from: 13 * 60, until: 14 * 60 + 30 }

test.each([
  // In India it is five and a half hours later.
  ['10 pm sharp', night, '2026-11-20T16:30:00Z', 9 * hour],
  ['one minute before', night, '2026-11-20T16:29:00Z', 0],
  ['2 am', night, '2026-11-20T20:30:00Z', 5 * hour],
  ['7 am sharp', night, '2026-11-21T01:30:00Z', 0],
  ['noon', night, '2026-11-21T06:30:00Z', 0],
  ['2 pm in a nap', nap, '2026-11-21T08:30:00Z', 0.5 * hour],
  ['3 pm after it', nap, '2026-11-21T09:30:00Z', 0],
] as const)('quiet at %s', (_, hours, at, expected) => {
  expect(quietFor(hours, new Date(at))).toBe(expected)
})

test('never quiet without quiet hours', () => {
  expect(quietFor(null, new Date('2026-11-20T20:30:00Z'))).toBe(0)
})

test('mails do not keep quiet; push and SMS do', () => {
  const at = new Date('2026-11-20T20:30:00Z')
  expect(deliveryOf('bids', { mail: 'at-once', push: true, sms: true }, night, at)).toEqual({
    mailAfterMs: 0,
    isForDigest: false,
    pushAfterMs: 5 * hour,
    smsAfterMs: 5 * hour,
  })
  // Leads never go by SMS, whatever a row says.
  expect(deliveryOf('leads', { mail: 'daily', push: false, sms: true }, null, at)).toEqual({
    mailAfterMs: null,
    isForDigest: true,
    pushAfterMs: null,
    smsAfterMs: null,
  })
})
