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

test('an owner who writes to a stranger is not seen typing before they have answered', async () => {
  const asked = await opened(world)
  await say(asked.asker, asked.id, 'Hello')
  const { asker, owner } = await pair(asked)
  await owner.type(asked.id)
  two.events.publish({ name: 'notification.created', to: { people: [asked.asker.user.id] } })
  await eventually(() => expect(asker.heard).toEqual([['notification.created', {}]]))
})

test('nobody joins a conversation by asking for it, whatever they send', async () => {
  const asked = await talking(world)
  const { owner, stranger, meera } = await pair(asked)
  const room = `conversation:${asked.id}`
  for (const name of ['join', 'subscribe', 'conversation.join', 'message.sent', 'conversation.read']) {
    for (const input of [room, { conversationId: asked.id }, { room }]) {
      const reply = await stranger.socket.emitWithAck(name, input)
      expect(reply, name).toMatchObject({ status: 0, code: 'not-found' })
    }
  }
  const send = (client: TestPerson['client'], text: string) =>
    client.conversations.send({ id: asked.id, clientId: crypto.randomUUID(), text })
  await expect(send(meera.client, 'Let me in')).rejects.toMatchObject({ http: 404 })
  const response = await fetch(`${one.url}/api/messenger/${asked.id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${asked.asker.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: crypto.randomUUID(), text: 'Between us' }),
  })
  expect(response.status).toBe(200)
  await eventually(() => expect(owner.heard).toContainEqual(['message.sent', { conversationId: asked.id }]))
  one.events.publish({ name: 'notification.created', to: { people: [meera.user.id] } })
  await eventually(() => expect(stranger.heard).toEqual([['notification.created', {}]]))
})

test('a flood from one account is cut off, and everybody else goes on', async () => {
  const flooded = await talking(world)
  const { asker: flooder } = await pair(flooded)
  const calm = await talking(world)
  const { owner } = await pair(calm)
  const post = async ({ token }: TestPerson, id: number) => {
    const response = await fetch(`${one.url}/api/messenger/${id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: crypto.randomUUID(), text: 'Hello' }),
    })
    return response.status
  }
  const hungUp = new Promise((done) => flooder.socket.once('disconnect', done))
  for (let n = 0; n < 400; n++) flooder.socket.emit('conversation.typing', { conversationId: flooded.id })
  const flood = Array.from({ length: 80 }, () => post(flooded.asker, flooded.id))
  const others = await Promise.all(Array.from({ length: 10 }, () => post(calm.asker, calm.id)))
  expect(others).toEqual(Array(10).fill(200))
  const answers = await Promise.all(flood)
  expect(answers.filter((status) => status === 429)).toHaveLength(50)
  await hungUp
  // What the others wrote arrives, though the flood goes through the same process.
  await eventually(() => expect(owner.heard.filter(([name]) => name === 'message.sent')).toHaveLength(10))
  expect(await post(calm.asker, calm.id)).toBe(200)
})
