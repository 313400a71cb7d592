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

test('what is pressed is shown at once, however long it takes to save, and the last press counts', async () => {
  const kept = structuredClone(settings)
  const waiting: (() => void)[] = []
  const called = showSettings({
    getSettings: () => ({ data: kept }),
    setWays: async ({ kind, mail, push }) => {
      await new Promise<void>((done) => waiting.push(done))
      Object.assign(kept.kinds.find((row) => row.kind === kind) ?? {}, { mail, push })
      return {}
    },
  })
  const deals = await kind('Deals and rentals')
  const [push, email] = [deals.getByLabelText<HTMLInputElement>('Push'), deals.getByLabelText('Email')]
  fireEvent.click(push)
  expect(push.checked).toBe(false)
  fireEvent.change(email, { target: { value: 'never' } })
  fireEvent.click(push)
  expect(push.checked).toBe(true)
  const saved = () => called.filter(({ call }) => call === 'notifications.setWays').length
  for (let n = 1; n <= 3; n++) {
    await waitFor(() => expect([saved(), waiting.length]).toEqual([n, n]))
    waiting[n - 1]?.()
  }
  await waitFor(() => expect(kept.kinds[0]).toMatchObject({ mail: 'never', push: true }))
  expect(push.checked).toBe(true)
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

test('after new quiet hours are saved it says so', async () => {
  let quietHours: typeof settings.quietHours | null = settings.quietHours
  showSettings({
    getSettings: () => ({ data: { ...settings, quietHours } }),
    setQuietHours: (input) => {
      quietHours = input.quietHours
      return {}
    },
  })
  fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '06:30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }))
  await waitFor(() => expect(quietHours).toEqual({ from: 1320, until: 390 }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('06:30')
})

test('a browser that cannot be told says so', async () => {
  showSettings()
  expect(await screen.findByText(/This browser cannot show push notifications/)).toBeTruthy()
})
