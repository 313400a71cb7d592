// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { Part } from './part.tsx'

afterEach(() => vi.unstubAllGlobals())

const beOnPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => undefined }))

test.each([
  [true, true],
  [false, false],
])('a part that needs nothing now is folded on a phone alone: %s', (isPhone, isFolded) => {
  beOnPhone(isPhone)
  show(
    <Part folds title="Papers">
      <p>Index II</p>
    </Part>,
  )
  const region = screen.getByRole('region', { name: 'Papers' })
  expect(region.querySelector('details') !== null).toBe(isFolded)
})

test('what has to be done now stays open on a phone', () => {
  beOnPhone(true)
  show(
    <Part folds={false} title="Papers">
      <p>Index II</p>
    </Part>,
  )
  expect(screen.getByRole('region', { name: 'Papers' }).querySelector('details')).toBeNull()
})
