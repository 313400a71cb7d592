import type { HireKind } from '@properysearch/contract/hires/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire, showHire, type TestHire } from '../../../test/hire-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

// Two clients, two professionals of each kind: what is one pair's does not exist for the other.

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const notFound = { http: 404 }
const kinds = ['agent', 'lawyer', 'evaluator'] as const

/** The ids of the hires in the list that is this kind's own. */
async function leadsOf(kind: HireKind, { client, user }: TestPerson, of = user.id): Promise<number[]> {
  switch (kind) {
    case 'agent':
      return (await client.hires.list({ show: 'work' })).data.map(({ id }) => id)
    case 'lawyer':
      return (await client.cases.listLeads({ id: of })).data.map(({ lawyerdata }) => lawyerdata.id)
    case 'evaluator':
      return (await client.valuations.listLeads({ id: of })).data.map(({ id }) => id)
  }
}

/** Whatever a professional can press or open, given another’s hire. */
function triesOf(kind: HireKind, { client }: TestPerson, id: number): (() => Promise<unknown>)[] {
  const { hires, cases, valuations } = client
  const reason = 'It is not mine, but I say so.'
  const shared = [
    () => hires.get({ id }),
    ...(['accept', 'decline', 'ask-paper', 'provide', 'deliver', 'give-up'] as const).map(
      (act) => () => hires.act({ id, act, reason }),
    ),
    () => hires.quote({ id, fee: 1, days: 1, scope: reason, isIndividual: true }),
    () => hires.dispute({ id, reason }),
    () => hires.answerDispute({ id, answer: reason }),
  ]
  if (kind === 'lawyer') return [...shared, () => cases.getLead({ id }), () => cases.acceptLead({ leadId: id })]
  if (kind === 'evaluator') return [...shared, () => valuations.getLead({ id })]
  return [...shared, () => hires.answerRating({ id, answer: reason })]
}

describe.each(kinds)('of two of the kind %s', (kind) => {
  async function two(): Promise<[TestHire, TestHire]> {
    return [await createHire(app, { kind, state: 'paid' }), await createHire(app, { kind, state: 'accepted' })]
  }

  test('each has their own leads in the list, and not the other’s', async () => {
    const [one, other] = await two()
    expect(await leadsOf(kind, one.professional)).toEqual([one.id])
    expect(await leadsOf(kind, other.professional)).toEqual([other.id])
    for (const { client } of [one, other]) {
      expect((await client.client.hires.list({})).data.map(({ id }) => id)).toEqual([
        client === one.client ? one.id : other.id,
      ])
    }
    if (kind === 'agent') return
    await expect(leadsOf(kind, other.professional, one.professional.user.id)).rejects.toMatchObject(notFound)
  })

  test('neither opens nor presses anything of the other’s, and nothing is changed by it', async () => {
    for (const [mine, theirs] of [await two(), (await two()).reverse() as [TestHire, TestHire]]) {
      const before = await showHire(mine, mine.client)
      for (const tried of triesOf(kind, theirs.professional, mine.id)) {
        await expect(tried()).rejects.toMatchObject(notFound)
      }
      await expect(theirs.client.client.hires.get({ id: mine.id })).rejects.toMatchObject(notFound)
      expect(await showHire(mine, mine.client)).toEqual(before)
    }
  })

  test('what nobody has paid for is no lead yet, and none of the back office’s either', async () => {
    const asked = await createHire(app, { kind, state: 'quoted' })
    expect(await leadsOf(kind, asked.professional)).toEqual([])
    const admin = await createUser(app, { role: 'admin' })
    await expect(admin.client.hires.get({ id: asked.id })).rejects.toMatchObject(notFound)
  })
})
