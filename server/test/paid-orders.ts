import type { PurposeName } from '@properysearch/contract/orders/facts'
import { inTransaction } from '../src/context.ts'
import type { PaidOrder } from '../src/modules/orders/index.ts'
import type { TestPerson } from './factories.ts'
import { choose, newKey } from './order-factory.ts'
import type { TestApp } from './test-app.ts'

export interface Wanted {
  purpose: PurposeName
  subjectId: number
  option?: string
  gstin?: string
  businessName?: string
  businessAddress?: string
}

const purposeOf = ({ gathered }: TestApp, name: PurposeName) => {
  const purpose = gathered.purposes.find((purpose) => purpose.name === name)
  if (!purpose) throw new Error(`Nothing can be paid for as ${name}.`)
  return purpose
}

/** What it would cost. */
export const quoteFor = async (person: TestPerson, wanted: Wanted) => (await person.client.orders.quote(wanted)).data

/** Orders it, pays for it at the simulated checkout and comes back. */
export async function buy(
  app: TestApp,
  person: Pick<TestPerson, 'client'> & { user: { id: number } },
  wanted: Wanted,
): Promise<PaidOrder> {
  const { data: order } = await person.client.orders.create({ ...wanted, key: newKey() })
  await choose(app, order, 'pay')
  const { callBack } = purposeOf(app, wanted.purpose)
  const { data: paid } = await person.client.callBacks[callBack]({ order_id: order.id })
  if (paid.status !== 'paid' || !paid.paidAt) throw new Error(`The order is ${paid.status}: ${paid.problem}`)
  const { purpose, subjectId, option = null } = wanted
  return {
    purpose,
    subjectId,
    option,
    id: order.id,
    userId: person.user.id,
    totalPaise: Math.round(paid.total * 100),
    paidAt: new Date(paid.paidAt),
  }
}

/** An order that is paid although it could not be made, such as one made before things changed. */
export async function payNow(app: TestApp, person: TestPerson, wanted: Wanted): Promise<void> {
  const { purpose, subjectId, option = null } = wanted
  const order = { id: 0, userId: person.user.id, purpose, subjectId, option, totalPaise: 100, paidAt: app.clock.now }
  await fulfil(app, order)
}

export function fulfil(app: TestApp, order: PaidOrder): Promise<void> {
  return inTransaction(app.jobContext(), (tx) => purposeOf(app, order.purpose).fulfil(tx, order))
}

/** What giving the money back does, without the money. */
export function refund(app: TestApp, order: PaidOrder): Promise<void> {
  return inTransaction(app.jobContext(), (tx) => purposeOf(app, order.purpose).revoke(tx, order))
}
