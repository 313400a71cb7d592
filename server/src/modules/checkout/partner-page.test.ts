import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { partnerScript, sendPartnerPage } from './partner-page.ts'

type Checkout = (asked: object) => Promise<unknown>

/** Runs the page's script as the browser would, with the partner's own script behaving so. */
async function open(checkout: Checkout | null, hash = '#session_1') {
  const note = { textContent: 'Opening the payment page…' }
  const wayOn = { hidden: true }
  const again: { onclick?: () => void } = {}
  const parts: Record<string, object> = { note, 'way-on': wayOn, again }
  let reloads = 0
  const asked: object[] = []
  const Cashfree =
    checkout &&
    (() => ({
      checkout: (given: object) => {
        asked.push(given)
        return checkout(given)
      },
    }))
  runInNewContext(partnerScript('sandbox'), {
    location: { hash, reload: () => reloads++ },
    window: { Cashfree },
    Cashfree,
    document: { getElementById: (id: string) => parts[id] },
  })
  await new Promise((done) => setTimeout(done))
  return { note, wayOn, again, asked, reloads: () => reloads }
}

test('the partner’s checkout is opened with the session', async () => {
  const { note, wayOn, asked } = await open(() => Promise.resolve({ redirect: true }))
  expect(asked).toEqual([{ paymentSessionId: 'session_1', redirectTarget: '_self' }])
  expect([note.textContent, wayOn.hidden]).toEqual(['Opening the payment page…', true])
})

test.each<[string, Checkout | null]>([
  ['answers an error', () => Promise.resolve({ error: { message: 'payment_session_id is not valid' } })],
  ['fails', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['did not load', null],
])('where it %s, the page says so and shows a way on', async (_, checkout) => {
  const { note, wayOn, again, reloads } = await open(checkout)
  expect([note.textContent, wayOn.hidden]).toEqual(['The payment page could not be opened.', false])
  again.onclick?.()
  expect(reloads()).toBe(1)
})

test('it does not say whether money was taken, which it cannot know', () => {
  const reply = { type: () => reply, header: () => reply, send: (text: string) => text }
  const page = sendPartnerPage(reply as never, {
    scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    mode: 'sandbox',
  })
  expect(page).not.toContain('No money was taken')
  expect(page).toMatch(/Under <a [^>]+>Payments<\/a> you can see whether the order is paid\./)
})
