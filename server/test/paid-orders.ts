import type { PurposeName } from '@properysearch/contract/order-facts'
import { purposes } from '../src/modules/contributions.ts'
import type { PaidOrder } from '../src/modules/orders/index.ts'
import type { TestPerson } from './factories.ts'
import type { TestApp } from './test-app.ts'

let count = 9_000_000

const purposeOf = (name: PurposeName) => {
  const purpose = purposes.find((it) => it.name === name)
  if (!purpose) throw new Error(`Nothing can be paid for as ${name}.`)
  return purpose
}

export interface Wanted {
  purpose: PurposeName
  subjectId: number
  option?: string
}

/** What it would cost. */
export function quoteFor(app: TestApp, person: TestPerson, { purpose, ...asked }: Wanted) {
  return purposeOf(purpose).quote(app.jobContext(), person.user, asked)
}

/** What being paid does, without the payment: for tests of what is bought. */
export async function buy(app: TestApp, person: TestPerson, wanted: Wanted): Promise<PaidOrder> {
  const quote = await quoteFor(app, person, wanted)
  const order = orderOf(app, person, wanted, Math.round(quote.taxablePaise * 1.18))
  await fulfil(app, order)
  return order
}

export function orderOf(app: TestApp, person: TestPerson, wanted: Wanted, totalPaise = 100): PaidOrder {
  count += 1
  const { purpose, subjectId, option = null } = wanted
  return { id: count, userId: person.user.id, purpose, subjectId, option, totalPaise, paidAt: app.clock.now }
}

export function fulfil(app: TestApp, order: PaidOrder): Promise<void> {
  const ctx = app.jobContext()
  return ctx.db.transaction((db) => purposeOf(order.purpose).fulfil({ ...ctx, db }, order))
}

export function refund(app: TestApp, order: PaidOrder): Promise<void> {
  const ctx = app.jobContext()
  return ctx.db.transaction((db) => purposeOf(order.purpose).revoke({ ...ctx, db }, order))
}
