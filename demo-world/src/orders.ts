import { createHash } from 'node:crypto'
import { pathTo } from '@properysearch/contract/screens'
import type { Supplier } from '@properysearch/server/src/config.ts'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertDemoUnlock } from '@properysearch/server/src/modules/contacts/demo-contacts.ts'
import { type DemoOrder, insertDemoOrder } from '@properysearch/server/src/modules/orders/demo-orders.ts'
import { customerState } from '@properysearch/server/src/modules/subscriptions/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const dayMs = 24 * 60 * 60 * 1000

type Wanted = Omit<DemoOrder, 'supplier' | 'reference' | 'paymentId' | 'placeOfSupply'> & { subscriptionId?: number }

/** What the demo's people paid for what they have, and what did not come to a payment, with invoices and books. */
export async function makeOrders(db: Db, now: Date, { supplier }: { supplier: Supplier }): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const idOf = async (email: string) => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new Error(`The demo world has no ${email}.`)
    return user.id
  }
  const [buyer, seller, lawyer, evaluator, adminId] = [
    await idOf('user@demo.in'),
    await idOf('seller@demo.in'),
    await idOf('lawyer@demo.in'),
    await idOf('evaluator@demo.in'),
    await idOf('admin@demo.in'),
  ]
  const bought = await db.many<{
    subscriptionId: number
    userId: number
    subjectId: number
    title: string
    taxablePaise: number
    at: Date
  }>(sql`
    select s.id as subscription_id, s.user_id, p.id as subject_id, p.name || ' package, ' || p.days || ' days' as title,
      p.price_paise as taxable_paise, date_trunc('milliseconds', s.starts_at) as at
    from subscriptions s join packages p on p.id = s.package_id where s.order_id is null order by s.id`)
  const packages: Wanted[] = bought.map((subscription) => ({
    ...subscription,
    purpose: 'subscription',
    option: null,
    method: 'UPI',
    outcome: 'paid',
  }))
  const listing = await db.one<{ id: number }>(sql`
    select id from properties where owner_id = ${seller} and state = 'verified' order by id limit 1`)
  const week = await db.one<{ pricePaise: number }>(sql`
    select price_paise from piece_prices where purpose = 'promote-property' and option = '7'`)
  const forSale = await db.one<{ id: number }>(sql`
    select id from properties where owner_id not in (${buyer}, ${seller}) and state = 'verified' and listed_in = 'sell'
    order by id limit 1`)
  const onePiece = await db.one<{ pricePaise: number }>(
    sql`select price_paise from piece_prices where purpose = 'owner-contact'`,
  )
  const plus = await db.one<{ name: string; days: number; pricePaise: number }>(
    sql`select name, days, price_paise from packages where id = 2`,
  )
  const plusTitle = {
    purpose: 'subscription',
    subjectId: 2,
    option: null,
    title: `${plus.name} package, ${plus.days} days`,
    taxablePaise: plus.pricePaise,
  } as const
  const contact = {
    purpose: 'owner-contact',
    subjectId: forSale.id,
    option: null,
    title: `Owner’s contact, listing ${forSale.id}`,
    taxablePaise: onePiece.pricePaise,
  } as const
  const others: Wanted[] = [
    { ...plusTitle, userId: buyer, method: 'Card', at: daysAgo(22), outcome: 'failed' },
    { ...plusTitle, userId: buyer, method: 'UPI', at: daysAgo(23), outcome: 'expired' },
    { ...contact, userId: lawyer, method: 'UPI', at: daysAgo(60), outcome: 'paid' },
    { ...contact, userId: evaluator, method: 'Card', at: daysAgo(59), outcome: 'paid' },
    {
      userId: seller,
      purpose: 'promote-property',
      subjectId: listing.id,
      option: '7',
      title: `Featured for 7 days, listing ${listing.id}`,
      taxablePaise: week.pricePaise,
      method: 'Net banking',
      at: daysAgo(12),
      outcome: 'refunded',
      refund: { reason: 'It was bought twice by mistake, and a refund was requested the same day.', adminId },
    },
  ]
  // In the order of time: so are the numbers of invoices.
  const all = [...packages, ...others].sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const [i, { subscriptionId, ...order }] of all.entries()) {
    const number = createHash('sha256').update(`demo order ${i}`).digest('hex')
    const names = { reference: `PS-${number.slice(0, 20)}`, paymentId: `sp_${number.slice(0, 24)}` }
    const placeOfSupply = await customerState(db, order.userId, supplier.state)
    const { id, totalPaise } = await insertDemoOrder(db, { ...order, ...names, placeOfSupply, supplier })
    await insertAtPartner(db, { ...order, ...names, totalPaise })
    if (order.purpose === 'owner-contact') {
      await insertDemoUnlock(db, {
        propertyId: order.subjectId,
        userId: order.userId,
        order: { id, totalPaise },
        now: order.at,
      })
    }
    if (subscriptionId) {
      await db.run(
        sql`update subscriptions set order_id = ${id}, paid_paise = ${totalPaise} where id = ${subscriptionId}`,
      )
    }
  }
}

/** The simulated partner's side of it, so that a refund can be tried. */
export async function insertAtPartner(
  db: Db,
  order: Pick<DemoOrder, 'reference' | 'paymentId' | 'title' | 'method' | 'at' | 'outcome'> & { totalPaise: number },
): Promise<void> {
  const isPaid = order.outcome === 'paid' || order.outcome === 'refunded'
  const session = `demo-${order.reference}`
  await db.run(sql`
    insert into sandbox_sessions (id, reference, amount_paise, currency, title, return_path, state, created_at, expires_at)
    values (${session}, ${order.reference}, ${order.totalPaise}, 'INR', ${order.title}, ${pathTo('paymentHistory')},
      ${isPaid ? 'paid' : 'expired'}, ${order.at}, ${order.at}::timestamptz + interval '30 minutes')`)
  if (!isPaid) return
  await db.run(sql`
    insert into sandbox_payments (id, session_id, amount_paise, currency, method, state, at)
    values (${order.paymentId}, ${session}, ${order.totalPaise}, 'INR', ${order.method}, 'success', ${order.at})`)
  if (order.outcome !== 'refunded') return
  await db.run(sql`
    insert into sandbox_refunds (id, session_id, amount_paise, state, created_at)
    values (${`${order.reference}-demo`}, ${session}, ${order.totalPaise}, 'pending', ${order.at})`)
}
