import type { Meeting } from '@properysearch/contract/meetings/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire } from '../../../test/hire-factory.ts'
import { proposeMeeting } from '../../../test/meeting-factory.ts'
import { prepareOrders } from '../../../test/order-factory.ts'
import { represented } from '../../../test/representation-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { askVisit, inHours } from '../../../test/visit-factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
const accept = async (who: TestPerson, { id }: Pick<Meeting, 'id'>, slot: string | undefined) =>
  (await who.client.meetings.act({ id, act: 'accept', slot })).data

describe('nobody is in two places', () => {
  test('of fifty who accept at once at times that overlap, one wins', async () => {
    const professional = (await createHire(app, { kind: 'lawyer' })).professional
    const base = 200
    const meetings = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const { id, client } = await createHire(app, { kind: 'lawyer', professional })
        const slots = [new Date(app.clock.now.getTime() + base * hour + i * 60_000).toISOString()]
        const wanted = { about: 'hire', subjectId: id, personIds: [professional.user.id], slots } as const
        return proposeMeeting(app, client, wanted)
      }),
    )
    const answers = await Promise.allSettled(
      meetings.map((meeting) => accept(professional, meeting, meeting.slots[0]?.startsAt)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.http] : []))
    expect(new Set(refused)).toEqual(new Set([409]))
  }, 120_000)

  test('a visit takes time as well, and both end where the next begins', async () => {
    const { owner, agent, propertyId } = await represented(app)
    const visitor = await createUser(app)
    const visit = await askVisit(app, visitor, propertyId, { slots: [inHours(app, 30)] })
    await agent.client.visits.act({ id: visit.id, act: 'accept', slot: visit.slots[0] })
    const wanted = { about: 'listing', subjectId: propertyId, personIds: [agent.user.id] } as const
    const slots = [inHours(app, 29.5), inHours(app, 30.25), inHours(app, 30.5)]
    const meeting = await proposeMeeting(app, owner, { ...wanted, minutes: 30, slots })
    expect(meeting.slots.map(({ isTaken }) => isTaken)).toEqual([false, true, false])
    const over = accept(agent, meeting, slots[1])
    await expect(over).rejects.toMatchObject({ http: 409 })
    await accept(agent, meeting, slots[2])
    const second = await askVisit(app, await createUser(app), propertyId, { slots: [inHours(app, 30.5)] })
    const late = agent.client.visits.act({ id: second.id, act: 'accept', slot: second.slots[0] })
    await expect(late).rejects.toMatchObject({ http: 409 })
    await visitor.client.visits.act({ id: visit.id, act: 'cancel' })
    const from = new Date(new Date(inHours(app, 30)).getTime() + 5.5 * hour).toISOString().slice(0, 10)
    const { data } = await agent.client.meetings.getWeek({ from })
    expect(data).toEqual([expect.objectContaining({ kind: 'meeting', id: meeting.id, startsAt: slots[2] })])
  })
})
