// @vitest-environment happy-dom
import type { Conversation } from '@properysearch/contract/conversations/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { asking, message } from './conversation.fixture.ts'
import { Messenger } from './messenger.tsx'

beforeEach(() => localStorage.clear())

function showMessenger(all: readonly Conversation[]) {
  beSignedIn()
  const called = fakeServer({
    conversations: {
      list: ({ page }) => ({ data: [...all], page, pageSize: 20, total: all.length }),
      countUnread: () => ({ data: { unread: 0, requests: 0, declined: 0 } }),
      get: ({ id }) => ({ data: all.find((one) => String(one.id) === String(id)) as Conversation }),
      listMessages: ({ after }) => ({
        data: after === undefined ? [message(1, 'Is it free?', false), message(2, 'Yes', true)] : [],
        lastSeq: 2,
        removals: 0,
      }),
      send: ({ text, clientId }) => ({ data: { ...message(3, text, true), clientId } }),
    },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  show(
    <QueryProvider>
      <Messenger />
    </QueryProvider>,
  )
  return called
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

test('arrows lead through the conversations, Enter sends, Escape leads back to where one was', async () => {
  const other = { ...asking, id: 6, title: 'A shop in Aundh', members: asking.members.map((one) => ({ ...one })) }
  const called = showMessenger([asking, other, { ...asking, id: 8 }])
  const linkOf = (id: number) => document.querySelector<HTMLElement>(`[data-conversation="${id}"]`)
  await waitFor(() => expect(linkOf(5)).toBeTruthy())
  linkOf(5)?.focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(linkOf(6))
  press('End')
  expect(document.activeElement).toBe(linkOf(8))
  press('ArrowDown')
  expect(document.activeElement).toBe(linkOf(8))
  press('Home')
  press('ArrowUp')
  expect(document.activeElement).toBe(linkOf(5))
  press('ArrowDown')
  // As a browser does with Enter on a link.
  fireEvent.click(document.activeElement as HTMLElement)

  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message')
  field.focus()
  fireEvent.change(field, { target: { value: 'Come on Sunday' } })
  press('Enter', { shiftKey: true })
  expect(field.value).toBe('Come on Sunday')
  press('Enter')
  expect(field.value).toBe('')
  await waitFor(() =>
    expect(called.find(({ call }) => call === 'conversations.send')?.input).toMatchObject({
      id: 6,
      text: 'Come on Sunday',
    }),
  )
  expect(document.activeElement).toBe(field)
  press('Escape')
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(linkOf(6)))
})
