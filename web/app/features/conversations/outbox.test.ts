import { callFailure } from '@properysearch/contract/kernel/client'
import { type ErrorCode, errors } from '@properysearch/contract/kernel/errors'
import { expect, test } from 'vitest'
import { createOutbox, type Unsent } from './outbox.ts'

const refusal = (code: ErrorCode) => callFailure(errors[code].http, { status: 0, code, message: errors[code].message })

/** A browser's storage, a server that may be away, and a clock that is moved by hand. */
function world() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const arrived = new Map<string, string>()
  const timers: { work: () => void; milliseconds: number }[] = []
  const state = {
    answers: (_: Unsent): Promise<void> => Promise.resolve(),
    now: new Date('2026-11-15T10:00:00Z'),
    ids: 0,
  }
  const open = () =>
    createOutbox({
      storage,
      name: 'outbox 7',
      send: async (unsent) => {
        await state.answers(unsent)
        arrived.set(unsent.clientId, unsent.text)
      },
      newId: () => `id-${++state.ids}`,
      now: () => state.now,
      later: (work, milliseconds) => {
        const timer = { work, milliseconds }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    })
  const tick = () => timers.shift()?.work()
  return { kept, storage, arrived, timers, state, open, tick, texts: () => [...arrived.values()] }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('sends what is added, in order, and keeps nothing of it', async () => {
  const { open, texts, kept } = world()
  const outbox = open()
  for (const text of ['One', 'Two', 'Three']) outbox.add(1, text)
  expect(outbox.read().map(({ text }) => text)).toEqual(['One', 'Two', 'Three'])
  await settled()
  expect(texts()).toEqual(['One', 'Two', 'Three'])
  expect(outbox.read()).toEqual([])
  expect(kept.size).toBe(0)
})

test('without a connection it waits, survives a reload and is sent once, in order', async () => {
  const { open, state, texts, tick, timers } = world()
  const before = open()
  state.answers = offline
  before.add(1, 'One')
  before.add(1, 'Two')
  await settled()
  expect(before.read()).toHaveLength(2)
  before.close()

  const after = open()
  expect(after.read().map(({ text, problem }) => [text, problem])).toEqual([
    ['One', null],
    ['Two', null],
  ])
  after.flush()
  await settled()
  expect(timers).toHaveLength(1)
  tick()
  await settled()
  // Each pause is longer than the one before.
  expect(timers[0]?.milliseconds).toBe(4000)
  state.answers = () => Promise.resolve()
  after.flush()
  await settled()
  expect(texts()).toEqual(['One', 'Two'])
  expect([after.read(), timers]).toEqual([[], []])
})

test('an answer that was lost is no second message: the same id is sent again', async () => {
  const { open, state, arrived } = world()
  const outbox = open()
  const sent: string[] = []
  state.answers = async ({ clientId, text }) => {
    sent.push(clientId)
    arrived.set(clientId, text)
    if (sent.length === 1) throw new TypeError('The answer was lost')
  }
  outbox.add(1, 'Only once')
  await settled()
  outbox.flush()
  await settled()
  expect(sent).toEqual(['id-1', 'id-1'])
  expect(arrived.size).toBe(1)
})

test('what the server refuses says why and holds nothing else up; it can be tried again or dropped', async () => {
  const { open, state, texts } = world()
  const outbox = open()
  state.answers = ({ text }) => (text === 'Bad' ? Promise.reject(refusal('ruled-out')) : Promise.resolve())
  outbox.add(1, 'Bad')
  outbox.add(2, 'Good')
  await settled()
  expect(texts()).toEqual(['Good'])
  expect(outbox.read()).toMatchObject([{ text: 'Bad', problem: errors['ruled-out'].message }])
  outbox.flush()
  await settled()
  expect(outbox.read()).toHaveLength(1)
  state.answers = () => Promise.resolve()
  outbox.retry('id-1')
  await settled()
  expect(texts()).toEqual(['Good', 'Bad'])
  state.answers = () => Promise.reject(refusal('not-found'))
  const { clientId } = outbox.add(1, 'Dropped')
  await settled()
  outbox.discard(clientId)
  expect(outbox.read()).toEqual([])
})

test.each(['too-many-requests', 'unavailable', 'internal', 'signed-out'] as const)('waits after %s', async (code) => {
  const { open, state, timers } = world()
  const outbox = open()
  state.answers = () => Promise.reject(refusal(code))
  outbox.add(1, 'Patience')
  await settled()
  expect(outbox.read()).toMatchObject([{ problem: null }])
  expect(timers).toHaveLength(1)
})

test('two tabs keep one outbox: neither loses what the other wrote', async () => {
  const { open, state, texts } = world()
  state.answers = offline
  const [one, two] = [open(), open()]
  one.add(1, 'From the first')
  two.add(1, 'From the second')
  await settled()
  one.look()
  expect(one.read().map(({ text }) => text)).toEqual(['From the first', 'From the second'])
  state.answers = () => Promise.resolve()
  one.flush()
  await settled()
  two.look()
  await settled()
  expect(two.read()).toEqual([])
  expect(texts()).toEqual(['From the first', 'From the second'])
})

test('works without storage, and over words that are not its own', async () => {
  const { open, storage, kept, texts } = world()
  kept.set('outbox 7', '{"not":"a list"}')
  expect(open().read()).toEqual([])
  kept.set('outbox 7', 'nonsense')
  expect(open().read()).toEqual([])
  storage.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  open().add(1, 'In this tab alone')
  await settled()
  expect(texts()).toEqual(['In this tab alone'])
})

test('what nobody sent for a week is forgotten', async () => {
  const { open, state } = world()
  state.answers = offline
  open().add(1, 'Old')
  await settled()
  state.now = new Date('2026-11-22T10:00:01Z')
  expect(open().read()).toEqual([])
})
