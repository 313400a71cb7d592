import type { Order } from '@properysearch/contract/orders/calls'
import { expect } from 'vitest'
import type { Database } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createPeople, type Mortal, workThrough } from './mortal-server.ts'
import { type Caller, json } from './stormy-calls.ts'

// Hires whose fee goes each way that it can, pressed while the server dies.

/** Of each way that a fee can go. */
export const hiresOfEach = 2
export const feePaise = 10_000_00
const givenBackPaise = 2 * hiresOfEach * feePaise
/** What is pressed while the server dies, and by whom: before the payment has arrived it is refused. */
const ways = [
  { act: 'accept', by: 'evaluator', isPaid: false, ends: 'accepted' },
  { act: 'decline', by: 'evaluator', isPaid: false, ends: 'declined' },
  { act: 'give-up', by: 'evaluator', isPaid: true, ends: 'declined' },
  { act: 'approve', by: 'client', isPaid: true, ends: 'closed' },
] as const

interface StormyHire extends Caller {
  id: number
  way: (typeof ways)[number]
  order: Order
}

/** Quoted and ordered; those that are paid already are in work, and what is approved is delivered. */
export async function hire(server: Mortal, db: Database, evaluatorId: number): Promise<StormyHire[]> {
  const all = Array.from({ length: hiresOfEach }, () => ways).flat()
  const tokens = await createPeople(db, all.length, 9_900_000_000)
  const { first } = await db.one<{ first: number }>(sql`select max(id) - ${all.length - 1} as first from users`)
  const made: StormyHire[] = []
  await workThrough(all, async (way, i) => {
    const client = { token: tokens[i] as string, address: `10.6.0.${i}` }
    const { id } = await db.one<{ id: number }>(sql`
      insert into hires (kind, client_id, professional_id, state, title, scope, fee_paise, gst_paise, platform_fee_paise,
        days, is_registered, is_individual, key, asked_at, changed_at, quoted_at)
      values ('evaluator', ${first + i}, ${evaluatorId}, 'quoted', 'A flat', 'What is it worth?', ${feePaise}, 0, 0, 10, false, true,
        ${`hire-storm-${i}`}, now(), now(), now()) returning id`)
    const wanted = json('POST', client, { purpose: 'hire-evaluator', subjectId: id }, `hire-storm-${id}-order`)
    const { data } = (await (await server.call('/api/orders', wanted)).json()) as { data: Order }
    await server.call(data.checkoutUrl ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
    const one = { ...client, id, way, order: data }
    if (way.isPaid) {
      await comeBackToHire(server, one)
      const isDelivered = way.act === 'approve'
      await db.run(sql`
        update hires set state = ${isDelivered ? 'delivered' : 'accepted'}, accepted_at = now(),
          delivered_at = case when ${isDelivered} then now() end where id = ${id}`)
    }
    made.push(one)
  })
  return made
}

export const comeBackToHire = (server: Mortal, { order: { id }, token, address }: StormyHire) =>
  server.call(`/api/propertyevaluator/getCallBack?order_id=${id}`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  })

/** Too early, and a second time, it is refused. */
export async function press(
  server: Mortal,
  { id, way, token, address }: StormyHire,
  evaluator: { token: string },
): Promise<void> {
  const who = { token: way.by === 'evaluator' ? evaluator.token : token, address }
  const answer = await server.call(`/api/hires/${id}/act`, json('POST', who, { act: way.act, reason: 'No time.' }))
  expect([200, 409]).toContain(answer.status)
}

/** Nothing held is lost or doubled: each fee is held, went back whole, or was paid out but for what was kept back. */
export async function checkHires(db: Database): Promise<void> {
  expect(
    await db.many(sql`
      select h.state, count(*)::int as hires,
        sum((select sum(-e.paise) from ledger_entries e where e.account = 'held:hire:' || h.id))::bigint as held,
        sum(o.held_refunded_paise)::bigint as back,
        coalesce(sum((select sum(s.amount_paise) from refunds f
          join sandbox_refunds s on s.id = o.reference || '-R' || f.id || '-' || f.attempt
          where f.order_id = o.id)), 0)::bigint as sent_back,
        coalesce(sum((select sum(s.amount_paise) from sandbox_payouts s
          where s.reference like 'PSR-' || r.id || '-%' and s.state = 'paid') + r.withheld_paise), 0)::bigint as out
      from hires h join orders o on o.id = h.order_id left join releases r on r.hire_id = h.id group by 1 order by 1`),
  ).toEqual([
    { state: 'accepted', hires: hiresOfEach, held: hiresOfEach * feePaise, back: 0, sentBack: 0, out: 0 },
    { state: 'closed', hires: hiresOfEach, held: 0, back: 0, sentBack: 0, out: hiresOfEach * feePaise },
    { state: 'declined', hires: 2 * hiresOfEach, held: 0, back: givenBackPaise, sentBack: givenBackPaise, out: 0 },
  ])
}
