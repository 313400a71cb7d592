import type { MeetingPlace } from '@properysearch/contract/meetings/facts'
import { addDays } from '@properysearch/contract/values/days'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import {
  type DemoMeeting,
  findThings,
  insertDemoMeeting,
  type ThingRow,
} from '@properysearch/server/src/modules/meetings/demo-meetings.ts'
import { dayInIndia } from '@properysearch/server/src/platform/day-in-india.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'

const dayMs = 24 * 60 * 60 * 1000

/** People of the demo, each with an hour of their own, so that nobody is in two places at once. */
const people = [
  { email: 'user@demo.in', hour: 10 },
  { email: 'seller@demo.in', hour: 12 },
  { email: 'agent@demo.in', hour: 18 },
  { email: 'lawyer@demo.in', hour: 15 },
  { email: 'evaluator@demo.in', hour: 17 },
]

const places: [place: MeetingPlace, location: string][] = [
  ['phone', '9822012345'],
  ['online', 'https://meet.example/baner-flat'],
  ['address', '2nd floor, Sai Chambers, Baner Road, Pune 411045'],
]

const titles: Record<ThingRow['about'], string[]> = {
  deal: ['Read the draft agreement', 'Plan the registration', 'Walk through the papers', 'Agree on the handover'],
  hire: ['Explain what I need', 'Go through the questions', 'First call', 'Hand over the papers'],
  listing: ['Talk about the price', 'Questions about the society', 'Next steps', 'Agree on who may see it'],
}

/** What has become of each, with the day of its time: `-3` was three days ago. */
const stories: [day: number, steps: [act: DemoMeeting['steps'][number]['act'], isByProposer: boolean][]][] = [
  [3, []],
  [2, [['accept', false]]],
  [4, [['counter', false]]],
  [
    6,
    [
      ['accept', false],
      ['move', true],
    ],
  ],
  [
    -4,
    [
      ['accept', false],
      ['hold', true],
    ],
  ],
  [
    -6,
    [
      ['accept', false],
      ['cancel', true],
    ],
  ],
  [-8, [['decline', false]]],
  [
    -10,
    [
      ['accept', false],
      ['miss', false],
    ],
  ],
  [-12, [['lapse', true]]],
  [
    -14,
    [
      ['accept', false],
      ['forget', true],
    ],
  ],
]

/** Meetings in every state, about what people of the demo share. */
export async function makeMeetings(db: Db, now: Date): Promise<void> {
  let made = 0
  for (const { email, hour } of people) {
    const person = await findUserByEmail(db, email)
    if (!person) throw new Error(`The demo world has no ${email}.`)
    const things = await findThings(db, person.id)
    if (things.length === 0) continue
    for (const [i, [day, acts]] of stories.entries()) {
      const thing = things[i % things.length] as ThingRow
      const [place, location] = places[i % places.length] as (typeof places)[number]
      const at = (days: number) => new Date(`${addDays(dayInIndia(now), days)}T${hour}:00:00+05:30`)
      const proposedAt = new Date(Math.min(now.getTime(), at(day).getTime()) - 3 * dayMs)
      const later = [at(day + 3), at(day + 5)]
      made += 1
      const row: DemoMeeting = {
        about: thing.about,
        subjectId: thing.id,
        by: person.id,
        title: titles[thing.about][i % 4] as string,
        words: i % 3 === 0 ? 'Please have the papers at hand. It will not take longer.' : '',
        minutes: [30, 60, 45][i % 3] as number,
        place,
        location,
        slots: day < 0 ? [at(day)] : [at(day), at(day + 1)],
        proposedAt,
        steps: acts.map(([act, isByProposer], j) => ({
          act,
          isByProposer,
          at: new Date(isAfterwards(act) ? at(day).getTime() + dayMs / 8 : proposedAt.getTime() + (j + 1) * dayMs),
          ...(act === 'move' || act === 'cancel' || act === 'decline'
            ? { reason: 'I have to be at the bank that day.' }
            : {}),
          ...(act === 'counter' || act === 'move' ? { slots: later } : {}),
        })),
      }
      await insertDemoMeeting(db, row, `of-the-demo-world-${made}`)
    }
  }
}

const isAfterwards = (act: string) => ['hold', 'miss', 'lapse', 'forget'].includes(act)
