import { createSender } from '@properysearch/contract/kernel/event-sender'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Asked, opened, say, talking } from '../../../test/conversation-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { connectTo, type LiveProcess, startLiveProcess } from '../../../test/live-process.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

// What is said through one process arrives at a browser on the other.

let world: TestApp
let one: LiveProcess
let two: LiveProcess
let sockets: Socket[] = []
beforeAll(async () => {
  world = await createTestApp()
  ;[one, two] = await Promise.all([startLiveProcess(world), startLiveProcess(world)])
})
afterEach(() => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await world.close()
})

async function connect(at: LiveProcess, { token }: TestPerson) {
  const line = connectTo(at, { token })
  sockets.push(line.socket)
  expect(await line.outcome).toBe('connected')
  const type = (conversationId: number) =>
    createSender((name, input) => line.socket.emitWithAck(name, input))('conversation.typing', { conversationId })
  return { ...line, type }
}

const eventually = (check: () => void) => vi.waitFor(check, 30_000)

async function pair(asked: Asked) {
  const stranger = await createUser(world)
  return {
    asker: await connect(one, asked.asker),
    owner: await connect(two, asked.owner),
    stranger: await connect(two, stranger),
    meera: stranger,
  }
}

test('messages, read marks and typing reach the other, by ids alone, and nobody else', async () => {
  const asked = await talking(world)
  const { id: conversationId } = asked
  const { asker, owner, stranger, meera } = await pair(asked)
  // Through the first process.
  const post = async (path: string, body: object) => {
    const response = await fetch(`${one.url}/api/messenger/${conversationId}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${asked.asker.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  await asker.type(conversationId)
  await post('messages', { clientId: crypto.randomUUID(), text: 'Live' })
  await post('read', { seq: 3 })
  await eventually(() =>
    expect(owner.heard).toEqual([
      ['conversation.typing', { conversationId, personId: asked.asker.user.id }],
      ['message.sent', { conversationId }],
    ]),
  )
  await expect(stranger.type(conversationId)).rejects.toMatchObject({ http: 404 })
  // What is for the stranger comes last of all, so nothing else was on its way.
  one.events.publish({ name: 'notification.created', to: { people: [meera.user.id] } })
  await eventually(() => expect(stranger.heard).toEqual([['notification.created', {}]]))
  expect(JSON.stringify(owner.heard)).not.toContain('Live')
})

test('whoever is blocked or was declined is not seen typing', async () => {
  const asked = await opened(world)
  await say(asked.asker, asked.id, 'Hello')
  await asked.owner.client.conversations.answer({ id: asked.id, act: 'decline' })
  const { asker, owner } = await pair(asked)
  await asker.type(asked.id)
  one.events.publish({ name: 'notification.created', to: { people: [asked.owner.user.id] } })
  await eventually(() => expect(owner.heard).toEqual([['notification.created', {}]]))
})
