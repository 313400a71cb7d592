// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import type { Session } from '../../lib/session.ts'
import { Greeting } from './greeting.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  [2, 'Hello, Isha'],
  [9, 'Good morning, Isha'],
  [14, 'Good afternoon, Isha'],
  [21, 'Good evening, Isha'],
])('at %i o’clock it says “%s”', (hour, words) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, hour), toFake: ['Date'] })
  show(<Greeting session={{ firstName: 'Isha', userRole: 'user', address: 'Pune' } as Session}>{null}</Greeting>)
  expect(screen.getByRole('heading').textContent).toBe(words)
})
