import { randomUUID } from 'node:crypto'
import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import { inTransaction } from '../src/context.ts'
import { tellUnreadJob } from '../src/modules/conversations/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createUser, type TestPerson } from './factories.ts'
import { createProperty } from './property-factory.ts'
import type { TestApp } from './test-app.ts'

export const clientId = () => randomUUID()

export interface Asked {
  asker: TestPerson
  owner: TestPerson
  propertyId: number
  id: number
}

/** A buyer who has opened the conversation with an owner, and written nothing yet. */
export async function opened(app: TestApp, given: Partial<Pick<Asked, 'asker' | 'owner'>> = {}): Promise<Asked> {
  const asker = given.asker ?? (await createUser(app, { firstname: 'Isha', lastname: 'Sane' }))
  const owner = given.owner ?? (await createUser(app, { firstname: 'Mandar', lastname: 'Joshi' }))
  const propertyId = await createProperty(app, { ownerId: owner.user.id })
  const { data } = await asker.client.conversations.ask({ propertyId })
  return { asker, owner, propertyId, id: data.id }
}

/** One in which both may write as they like. */
export async function talking(app: TestApp, given: Parameters<typeof opened>[1] = {}): Promise<Asked> {
  const asked = await opened(app, given)
  await say(asked.asker, asked.id, 'Is this still available?')
  await say(asked.owner, asked.id, 'Yes, it is.')
  return asked
}

export async function say(person: Pick<TestPerson, 'client'>, id: number, text: string, as = clientId()) {
  return (await person.client.conversations.send({ id, clientId: as, text })).data
}

export const show = async (person: Pick<TestPerson, 'client'>, id: number): Promise<Conversation> =>
  (await person.client.conversations.get({ id })).data

export const messagesOf = async (person: Pick<TestPerson, 'client'>, id: number): Promise<Message[]> =>
  (await person.client.conversations.listMessages({ id })).data

export const textsOf = async (person: Pick<TestPerson, 'client'>, id: number) =>
  (await messagesOf(person, id)).map(({ text }) => text)

/** Whatever waits for its time is due now, as far as notices of messages go. */
export async function passTime(app: TestApp): Promise<void> {
  const names = [tellUnreadJob.name]
  for (const name of names) {
    await inTransaction(app.jobContext(), async (tx) => {
      await tx.db.run(sql`
        update graphile_worker._private_jobs j set run_at = now() - interval '1 second'
        from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = ${name}`)
    })
    await app.runJobs()
  }
}
