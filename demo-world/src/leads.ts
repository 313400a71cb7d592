import type { Stage, Wish } from '@properysearch/contract/leads/facts'
import { addDays } from '@properysearch/contract/values/days'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertDemoRequirement } from '@properysearch/server/src/modules/leads/demo-leads.ts'
import { findLocalities } from '@properysearch/server/src/modules/places/index.ts'
import { dayInIndia } from '@properysearch/server/src/platform/day-in-india.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { randomFrom } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000
const lakh = 1_00_000_00

interface Wanted {
  wish: Wish
  localities: string[]
  /** Paise. */
  budget: [number | null, number]
  words: string
}

const wanted: Wanted[] = [
  {
    wish: 'buy',
    localities: ['Baner', 'Balewadi'],
    budget: [80 * lakh, 1_10 * lakh],
    words: 'A 2 BHK with two balconies on a higher floor, ready to move in before the monsoon.',
  },
  {
    wish: 'rent',
    localities: ['Aundh'],
    budget: [22_000_00, 32_000_00],
    words: 'A semi-furnished 2 BHK for a family of four, near a school. From January, for two years.',
  },
  {
    wish: 'buy',
    localities: ['Wakad', 'Hinjewadi'],
    budget: [null, 75 * lakh],
    words: 'First home. Loan is sanctioned in principle; parking is a must.',
  },
  {
    wish: 'sell',
    localities: ['Kothrud'],
    budget: [1_20 * lakh, 1_40 * lakh],
    words: 'My father’s 3 BHK of 1998, society formed, papers in order. We live abroad and need someone to show it.',
  },
  {
    wish: 'let',
    localities: ['Kharadi'],
    budget: [30_000_00, 38_000_00],
    words: 'A new 2 BHK near EON. Company lease preferred, no brokerage from the tenant.',
  },
  {
    wish: 'buy',
    localities: ['Bavdhan'],
    budget: [1_50 * lakh, 2_20 * lakh],
    words: 'A row house or a villa with a small garden. We can wait for the right one.',
  },
  {
    wish: 'rent',
    localities: ['Viman Nagar', 'Kharadi'],
    budget: [null, 25_000_00],
    words: 'A 1 BHK for two working women, walking distance to a bus stop.',
  },
  {
    wish: 'buy',
    localities: ['Hadapsar'],
    budget: [45 * lakh, 60 * lakh],
    words: 'A resale 1 or 2 BHK. No under-construction projects please.',
  },
  {
    wish: 'buy',
    localities: ['Baner'],
    budget: [2_00 * lakh, 2_75 * lakh],
    words: 'A 3 or 4 BHK in a society with a pool, east-facing.',
  },
  {
    wish: 'let',
    localities: ['Baner'],
    budget: [45_000_00, 55_000_00],
    words: 'A furnished 3 BHK. The present tenants leave at the end of next month.',
  },
]

/** Where the demo's agent stands with each that they unlocked: every stage of the pipeline. */
const stages: [stage: Stage, note: string, nextInDays: number | null][] = [
  ['new', '', null],
  ['new', 'Asked to be called after 7 pm.', 0],
  ['contacted', 'Has seen two flats with somebody else. Sends the loan letter by Friday.', -1],
  ['contacted', '', 3],
  ['visiting', 'Liked the flat on Pancard Club Road; her husband will see it on Saturday.', 2],
  ['negotiating', 'Offered 1.62, the owner stays at 1.70. Parking is still open.', 1],
  ['won', 'Agreement registered. Sends a friend who looks in Aundh.', null],
  ['lost', 'Bought in Hinjewadi through a colleague.', null],
]

/** What people of the demo world tell agents, and the pipeline of its agent. */
export async function makeLeads(db: Db, now: Date): Promise<void> {
  const [agent, buyer] = [await findUserByEmail(db, 'agent@demo.in'), await findUserByEmail(db, 'user@demo.in')]
  if (!agent || !buyer) throw new Error('The demo world has no agent or no buyer.')
  const random = randomFrom('leads')
  const people = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id <> ${buyer.id} and email <> 'seller@demo.in' order by id limit 60`)
  const others = await db.many<{ id: number }>(sql`
    select id from users where role = 'agent' and id <> ${agent.id} and city = 'Pune' order by id limit 6`)
  const known = await findLocalities(db, 'Pune')
  const today = dayInIndia(now)
  const persons = random.shuffle(people.map(({ id }) => id))
  const count = 24
  for (let i = 0; i < count; i += 1) {
    const asked = wanted[i % wanted.length] as Wanted
    const localities = asked.localities.filter((name) => known.some((place) => place.name === name))
    const place = known.find(({ name }) => name === localities[0]) ?? known[0]
    if (!place) throw new Error('The demo world knows no locality of Pune.')
    const unlocked = stages[i]
    const toldAt = new Date(now.getTime() - (unlocked ? 20 - i : i - stages.length + 0.4) * dayMs)
    const other = others[i % Math.max(1, others.length)]
    const isBuyer = i === stages.length || i === 1
    await insertDemoRequirement(
      db,
      {
        userId: isBuyer ? buyer.id : (persons[i % persons.length] as number),
        wish: asked.wish,
        localities,
        position: { latitude: place.latitude, longitude: place.longitude },
        minPaise: asked.budget[0],
        maxPaise: asked.budget[1],
        words: asked.words,
        toldAt,
        isClosed: unlocked?.[0] === 'lost',
        holders: [
          ...(unlocked
            ? [
                {
                  agentId: agent.id,
                  stage: unlocked[0],
                  note: unlocked[1],
                  nextOn: unlocked[2] === null ? null : addDays(today, unlocked[2]),
                  at: new Date(toldAt.getTime() + dayMs / 4),
                },
              ]
            : []),
          ...(i % 3 === 0 && other
            ? [
                {
                  agentId: other.id,
                  stage: 'new' as const,
                  note: '',
                  nextOn: null,
                  at: new Date(toldAt.getTime() + dayMs / 3),
                },
              ]
            : []),
        ],
      },
      `of-the-demo-world-${i}`,
    )
  }
}
