import type { TestDeal } from './deal-factory.ts'
import type { TestPerson } from './factories.ts'
import { codeFor, messagesTo, newAddress } from './people.ts'
import type { TestApp } from './test-app.ts'

let numbers = 0
export const newMobile = () => String(9_700_000_000 + ++numbers)

/** Somebody with a share, who has what was sent to their mobile and nothing else. */
export interface TestSharer {
  mobile: string
  token: string
  /** Signed out, from an address of their own. */
  client: TestPerson['client']
}

/** Named by a side, with the link from the SMS. */
export async function nameSharer(
  app: TestApp,
  deal: TestDeal,
  side: 'buyer' | 'seller',
  { name = 'Leela Joshi', share = 4000, mobile = newMobile() } = {},
): Promise<TestSharer> {
  await deal[side].client.bookings.nameSharer({ id: deal.bookingId, name, mobile, share })
  return { mobile, token: await linkTo(app, mobile), client: app.clientFor(null, { address: newAddress() }) }
}

/** What follows the # in the newest SMS with a link. */
export async function linkTo(app: TestApp, mobile: string): Promise<string> {
  for (const { body } of await messagesTo(app, mobile)) {
    const token = body.match(/\/DealShare#(\S+)/)?.[1]
    if (token) return token
  }
  throw new Error(`No link was sent to ${mobile}.`)
}

export async function codeOfShare(app: TestApp, { client, token, mobile }: TestSharer) {
  const { version } = (await client.bookings.openShare({ token })).data
  await client.bookings.sendShareCode({ token, version })
  return { version, otp: await codeFor(app, mobile) }
}

export async function confirmShare(app: TestApp, sharer: TestSharer): Promise<void> {
  await sharer.client.bookings.confirmShare({ token: sharer.token, ...(await codeOfShare(app, sharer)) })
}
