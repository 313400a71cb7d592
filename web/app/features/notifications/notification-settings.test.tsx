// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { NotificationSettings } from './notification-settings.tsx'

const settings = {
  kinds: [
    { kind: 'deals' as const, mail: 'at-once' as const, push: true, sms: false },
    { kind: 'messages' as const, mail: 'at-once' as const, push: true, sms: null },
  ],
  quietHours: { from: 1320, until: 420 },
  pushKey: 'key',
  devices: [],
}

function showSettings(given: Answers['notifications'] = {}) {
  beSignedIn()
  const called = fakeServer({
    notifications: {
      getSettings: () => ({ data: settings }),
      setWays: () => ({}),
      setQuietHours: () => ({}),
      ...given,
    },
  })
  show(
    <QueryProvider>
      <NotificationSettings />
    </QueryProvider>,
  )
  return called
}

const kind = async (name: string) => within(await screen.findByRole('group', { name }))

test('a choice is saved for its kind, with the ways that were chosen before', async () => {
  const called = showSettings()
  fireEvent.change((await kind('Deals and rentals')).getByLabelText('Email'), { target: { value: 'daily' } })
  await waitFor(() =>
    expect(called.find(({ call }) => call === 'notifications.setWays')).toMatchObject({
      input: { kind: 'deals', mail: 'daily', push: true, sms: false },
    }),
  )
})

test('what never goes out by SMS offers none', async () => {
  showSettings()
  expect((await kind('Messages')).queryByLabelText('SMS')).toBeNull()
  expect((await kind('Deals and rentals')).getByLabelText('SMS')).toBeTruthy()
})

test('a choice that could not be saved goes back, and it is said', async () => {
  showSettings({ setWays: () => refuse('unavailable') })
  const push = (await kind('Messages')).getByLabelText<HTMLInputElement>('Push')
  fireEvent.click(push)
  expect(await screen.findByText(/^Not saved\./)).toBeTruthy()
  await waitFor(async () =>
    expect((await kind('Messages')).getByLabelText<HTMLInputElement>('Push').checked).toBe(true),
  )
})

test('quiet hours that begin and end at once are not sent; none are, as null', async () => {
  const called = showSettings()
  fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '22:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }))
  expect(screen.getByText('Quiet hours must begin and end at different times.')).toBeTruthy()
  expect(called.some(({ call }) => call === 'notifications.setQuietHours')).toBe(false)
  fireEvent.click(screen.getByLabelText('Keep quiet at night'))
  fireEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(called.find(({ call }) => call === 'notifications.setQuietHours')).toMatchObject({
    input: { quietHours: null },
  })
})

test('a browser that cannot be told says so', async () => {
  showSettings()
  expect(await screen.findByText(/This browser cannot show push notifications/)).toBeTruthy()
})
