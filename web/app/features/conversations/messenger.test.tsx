// @vitest-environment happy-dom
import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { asking, message } from './conversation.fixture.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { useOutbox } from './use-outbox.ts'

const both = [message(1, 'Pay to asha@okaxis', false), message(2, 'Yes', true)]

// The line to the server, which no test opens: it can come back here.
const line = vi.hoisted(() => ({ listeners: new Set<() => void>() }))
vi.mock('../../lib/realtime.ts', async (original) => ({
  ...(await original<typeof import('../../lib/realtime.ts')>()),
  onReconnect: (listener: () => void) => {
    line.listeners.add(listener)
    return () => void line.listeners.delete(listener)
  },
}))

beforeEach(() => localStorage.clear())

function Pane() {
  const { outbox, unsent } = useOutbox()
  return <ConversationPane id={5} at={0} outbox={outbox} unsent={unsent} onBack={() => undefined} />
}

function showPane(given: Partial<Conversation> = {}, answers: Answers['conversations'] = {}) {
  beSignedIn()
  const called = fakeServer({
    conversations: {
      get: () => ({ data: { ...asking, ...given } }),
      listMessages: ({ after }) => ({ data: after === undefined ? both : [], lastSeq: 2, removals: 0 }),
      markRead: () => ({}),
      ...answers,
    },
  })
  show(
    <QueryProvider>
      <Pane />
    </QueryProvider>,
  )
  return called
}

test('shows who wrote what, a warning for the reader, and what is read', async () => {
  showPane()
  expect(await screen.findByText('Pay to asha@okaxis')).toBeTruthy()
  expect(screen.getByText(/This looks like a UPI ID. Never pay/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: /Isha S\./ })).toBeTruthy()
  expect(screen.queryByText('Read')).toBeNull()
})

test('what could not be marked as read is marked when the line is back', async () => {
  let isAway = true
  const called = showPane(
    { members: asking.members.map((one) => ({ ...one, readSeq: 0 })) },
    { markRead: () => (isAway ? refuse('unavailable') : {}) },
  )
  const marks = () => called.filter(({ call }) => call === 'conversations.markRead')
  await waitFor(() => expect(marks()).toHaveLength(1))
  isAway = false
  for (const back of line.listeners) back()
  await waitFor(() => expect(marks().length).toBeGreaterThan(1))
  expect(marks().at(-1)).toMatchObject({ input: { id: 5, seq: 2 } })
})

test('what is sent appears at once, and is there once when it has arrived', async () => {
  const arrived: Message[] = []
  const called = showPane(
    {},
    {
      listMessages: ({ after }) => ({
        data: after === undefined ? both : arrived,
        lastSeq: 2 + arrived.length,
        removals: 0,
      }),
      send: ({ clientId, text }) => {
        const sent = { ...message(3, text, true), clientId }
        arrived.push(sent)
        return { data: sent }
      },
    },
  )
  await screen.findByText('Yes')
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message')
  fireEvent.change(field, { target: { value: 'Come on Sunday' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(field.value).toBe('')
  expect(screen.getAllByText('Come on Sunday')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
  await waitFor(() => expect(screen.getAllByText('Come on Sunday')).toHaveLength(1))
  expect(called.filter(({ call }) => call === 'conversations.send')).toHaveLength(1)
})

test('what the server refuses says why, and can be deleted', async () => {
  showPane({}, { send: () => refuse('ruled-out') })
  await screen.findByText('Yes')
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Hello?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^Not sent\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Hello?')).toBeNull())
})

test('a file that fails after one has left the conversation is still there, to be tried again or deleted', async () => {
  let fail = () => undefined as unknown
  class SlowUpload {
    upload = {}
    onerror: (() => void) | null = null
    open() {}
    setRequestHeader() {}
    send() {
      fail = () => this.onerror?.()
    }
  }
  showPane()
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const field = await screen.findByLabelText('Attach a picture or a PDF')
  fireEvent.change(field, { target: { files: [new File(['%PDF-1.4'], 'Plan.pdf', { type: 'application/pdf' })] } })
  expect(await screen.findByText('Sending… 0%')).toBeTruthy()
  cleanup()
  fail()
  showPane()
  expect(await screen.findByText(/^Not sent\./)).toBeTruthy()
  expect(screen.getByText('Plan.pdf')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Plan.pdf')).toBeNull())
})

test('a request is accepted by pressing so', async () => {
  const called = showPane({ state: 'request' }, { answer: () => ({ data: asking }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(called).toContainEqual({ call: 'conversations.answer', input: { id: 5, act: 'accept' } }))
})

test.each([
  [3, 'owner', /Until the owner answers, you can send 3 messages, without files/],
  [2, 'agent', /Until the agent answers, you can send 2 more messages, without files/],
  [1, 'builder', /Until the builder answers, you can send 1 more message, without files/],
] as const)(
  'whoever asks reads how many messages they may send: %i to the %s',
  async (messagesLeft, postedBy, rule) => {
    showPane({ state: 'request', iAm: 'asker', messagesLeft, postedBy })
    expect(await screen.findByText(rule)).toBeTruthy()
  },
)

test('whoever posted the listing is called what they are', async () => {
  const members = asking.members.map((one) => ({ ...one, isMe: !one.isMe }))
  showPane({ iAm: 'asker', postedBy: 'agent', members })
  expect((await screen.findByRole('heading', { name: /Asha K\./ })).textContent).toBe('Asha K. · Agent')
})

test('nobody can send a fourth message before there is an answer', async () => {
  showPane({ state: 'request', iAm: 'asker', messagesLeft: 0 })
  expect(await screen.findByText(/You have sent all 3 messages. You can write again once the owner/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').disabled).toBe(true)
  expect(screen.queryByText('Attach a picture or a PDF')).toBeNull()
})

test('one that is closed says why, and has nothing to write in', async () => {
  const called = showPane({ closed: 'blocked-by-me' }, { block: () => ({ data: asking }) })
  expect(await screen.findByText(/You have blocked this person/)).toBeTruthy()
  expect(screen.queryByLabelText('Message')).toBeNull()
  // The other is in the menu.
  fireEvent.click(screen.getAllByRole('button', { name: 'Unblock' }).at(-1) as HTMLElement)
  await waitFor(() =>
    expect(called).toContainEqual({ call: 'conversations.block', input: { id: 5, isBlocked: false } }),
  )
})
