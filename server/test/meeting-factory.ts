import type { Meeting } from '@properysearch/contract/meetings/calls'
import { acceptedSale, type TestDeal } from './deal-factory.ts'
import type { TestPerson } from './factories.ts'
import { newKey } from './order-factory.ts'
import type { TestApp } from './test-app.ts'
import { inHours } from './visit-factory.ts'

type Proposed = Parameters<TestPerson['client']['meetings']['propose']>[0]

/** About a deal, by phone, at two times of the next days, unless told otherwise. */
export async function proposeMeeting(
  app: TestApp,
  by: Pick<TestPerson, 'client'>,
  given: Pick<Proposed, 'subjectId'> & Partial<Omit<Proposed, 'personIds'>> & { personIds: readonly number[] },
): Promise<Meeting> {
  const usual = {
    about: 'deal',
    title: 'Look through the draft agreement',
    minutes: 60,
    place: 'phone',
    where: '98220 12345',
    key: newKey(),
  } as const
  const slots = given.slots ?? [inHours(app, 48), inHours(app, 72)]
  return (await by.client.meetings.propose({ ...usual, ...given, slots, personIds: [...given.personIds] })).data
}

export interface TestMeeting extends TestDeal {
  meeting: Meeting
}

/** The buyer of a deal proposes one to its seller. */
export async function meetingOfDeal(
  app: TestApp,
  given: Partial<Omit<Proposed, 'personIds'>> = {},
): Promise<TestMeeting> {
  const deal = await acceptedSale(app)
  const people = { subjectId: deal.bookingId, personIds: [deal.seller.user.id] }
  return { ...deal, meeting: await proposeMeeting(app, deal.buyer, { ...people, ...given }) }
}

export const showMeeting = async (person: Pick<TestPerson, 'client'>, id: number): Promise<Meeting | undefined> => {
  for (const show of ['coming', 'past'] as const) {
    const found = (await person.client.meetings.listMine({ show })).data.find((meeting) => meeting.id === id)
    if (found) return found
  }
  return undefined
}
