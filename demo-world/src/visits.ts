import { addDays } from '@properysearch/contract/values/days'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertOtherLead } from '@properysearch/server/src/modules/leads/index.ts'
import { insertDemoRepresentation } from '@properysearch/server/src/modules/representations/demo-representations.ts'
import { type DemoVisit, insertDemoVisit } from '@properysearch/server/src/modules/visits/demo-visits.ts'
import { dayInIndia } from '@properysearch/server/src/platform/day-in-india.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The listings that the demo's agent represents or asked for, and who visits them. */
export async function makeVisits(db: Db, now: Date): Promise<void> {
  const agent = await findUserByEmail(db, 'agent@demo.in')
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const seller = await findUserByEmail(db, 'seller@demo.in')
  if (!agent || !buyer || !seller) throw new Error('The demo world has no agent, no buyer or no seller.')
  const others = await db.many<{ id: number }>(sql`
    select id from users where role = 'agent' and id <> ${agent.id} and city = 'Pune' order by id limit 3`)
  const owned = await db.many<{ id: number; ownerId: number }>(sql`
    (select id, owner_id from properties where owner_id = ${seller.id} and state = 'verified' and listed_in = 'sell'
      and rera_number is null order by id limit 3)
    union all
    (select p.id, p.owner_id from properties p join cities c on c.id = p.city_id join users u on u.id = p.owner_id
      where u.role = 'user' and p.owner_id not in (${seller.id}, ${buyer.id}) and p.state = 'verified'
        and p.listed_in = 'sell' and p.rera_number is null and c.name = 'Pune' order by p.id limit 7)`)
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const expiresOn = addDays(dayInIndia(now), 120)
  const words = 'I have sold in this lane before and know two families who look just here.'
  const states = [
    'accepted',
    'asked',
    'accepted',
    'accepted',
    'accepted',
    'declined',
    'ended',
    'withdrawn',
    'asked',
  ] as const
  for (const [i, { id: propertyId, ownerId }] of owned.entries()) {
    const state = states[i % states.length] as (typeof states)[number]
    const terms = { propertyId, ownerId, rate: 100, words, expiresOn }
    await insertDemoRepresentation(db, { ...terms, agentId: agent.id, state, at: ago(30 - i) })
    const other = others[i % Math.max(1, others.length)]
    // Of one listing the seller chooses between three.
    if (i === 1) {
      for (const { id } of others.slice(0, 2)) {
        await insertDemoRepresentation(db, { ...terms, agentId: id, rate: 150, state: 'asked', at: ago(3) })
      }
    } else if (state === 'declined' && other) {
      await insertDemoRepresentation(db, { ...terms, agentId: other.id, state: 'accepted', at: ago(12) })
    }
  }
  const shown = owned.filter((_, i) => states[i % states.length] === 'accepted')
  const people = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id not in (${buyer.id}, ${seller.id}) order by id desc limit 24`)
  /** A visit asked for so many days ago, for a time so many days from now. */
  const past: [asked: number, at: number, steps: DemoVisit['steps'][number]['act'][]][] = [
    [1, 2, []],
    [1, 3, []],
    [2, 1, ['accept']],
    [3, 4, ['accept']],
    [3, 5, ['counter']],
    [6, -2.5, ['accept', 'hold']],
    [9, -6, ['accept', 'hold']],
    [12, -9, ['accept', 'miss']],
    [5, 2, ['decline']],
    [7, 1, ['accept', 'cancel']],
  ]
  let made = 0
  for (const [i, { id: propertyId, ownerId }] of shown.entries()) {
    const seen = new Set<number>()
    for (const [j, [asked, at, acts]] of past.entries()) {
      if ((i + j) % 2 === 1 && i > 0) continue
      const visitor = i === 0 && j === 3 ? buyer.id : people[(i * past.length + j) % Math.max(1, people.length)]?.id
      if (visitor === undefined || visitor === ownerId || seen.has(visitor)) continue
      seen.add(visitor)
      const start = new Date(
        `${dayInIndia(new Date(now.getTime() + at * dayMs))}T${10 + i}:${j % 2 ? '30' : '00'}:00+05:30`,
      )
      const slots = [start, new Date(start.getTime() + dayMs)]
      const when = ago(asked - 0.5)
      const steps = acts.map((act) => ({
        act,
        by: 'host' as const,
        at: act === 'hold' || act === 'miss' ? new Date(start.getTime() + dayMs / 8) : when,
      }))
      const row = {
        propertyId,
        visitorId: visitor,
        hostId: agent.id,
        slots,
        words: j % 2 ? '' : 'Two of us.',
        askedAt: ago(asked),
        steps,
      }
      made += 1
      const visitId = await insertDemoVisit(db, row, `of-the-demo-world-${made}`)
      await insertOtherLead(db, { agentId: agent.id, personId: visitor, propertyId, visitId, now: ago(asked) })
    }
  }
}
