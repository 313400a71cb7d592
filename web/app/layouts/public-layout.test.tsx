// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../test/fake-server.ts'
import { show } from '../../test/show.tsx'
import { MessagesCount } from '../features/conversations/messages-count.tsx'
import { PublicShell } from '../features/shell/public-shell.tsx'
import { queryClient } from '../lib/query-client.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { QueryProvider } from '../lib/query-provider.tsx'

beforeEach(() => queryClient().clear())

const messagesIn = (bar: HTMLElement) => within(bar).findByRole('link', { name: /^Messages/ })

test('the bar on a phone says how many conversations have something unread, and follows what arrives', async () => {
  let unread = 0
  beSignedIn()
  fakeServer({ conversations: { countUnread: () => ({ data: { unread, requests: 1, declined: 4 } }) } })
  const hear = () => act(() => queryClient().invalidateQueries({ queryKey: queryKeys.conversations }))
  show(
    <QueryProvider>
      <PublicShell messagesCount={<MessagesCount />}>Home</PublicShell>
    </QueryProvider>,
  )
  const bar = screen.getByRole('navigation', { name: 'Quick' })
  expect(await within(bar).findByRole('link', { name: /^Messages ?, 1 unread$/ })).toBeTruthy()
  unread = 2
  await hear()
  expect((await messagesIn(bar)).textContent).toBe('Messages3, 3 unread')
  unread = 120
  await hear()
  expect((await messagesIn(bar)).textContent).toBe('Messages99+, 99+ unread')
})
