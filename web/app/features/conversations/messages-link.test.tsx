// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { MessagesLink } from './messages-link.tsx'
import { unsentName } from './unsent-name.ts'

test('what was pressed in a tab that was closed is sent from whatever page is opened next', async () => {
  beSignedIn()
  const clientId = '0b3a2f0e-7c53-4f0e-9a55-0d8f6a2f1c11'
  const writtenAt = new Date().toISOString()
  const left = { conversationId: 5, clientId, text: 'From the tab I closed', writtenAt, problem: null }
  localStorage.setItem(unsentName(7), JSON.stringify([left]))
  const called = fakeServer({
    conversations: {
      countUnread: () => ({ data: { unread: 2, requests: 1, declined: 0 } }),
      send: ({ text, clientId }) => ({
        data: { seq: 3, isMine: true, senderId: 7, clientId, text, file: null, sentAt: writtenAt, isRemoved: false },
      }),
    },
  })
  show(
    <QueryProvider>
      <MessagesLink />
    </QueryProvider>,
  )
  expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toBeTruthy()
  await waitFor(() => expect(called.map(({ call }) => call)).toContain('conversations.send'))
  await waitFor(() => expect(localStorage.getItem(unsentName(7))).toBeNull())
  expect(called.filter(({ call }) => call === 'conversations.send')).toEqual([
    { call: 'conversations.send', input: { id: 5, clientId, text: 'From the tab I closed' } },
  ])
})
