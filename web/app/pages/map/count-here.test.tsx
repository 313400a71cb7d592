// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { CountHere } from './count-here.tsx'

test('a count that did not come says so, and is asked for again by a press', () => {
  const retry = vi.fn()
  show(<CountHere total={undefined} isFresh={false} hasArea={false} hasFailed onRetry={retry} />)
  expect(screen.getByRole('status').textContent).toBe('The properties did not load.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('while it is on its way it is counting, then it is the number', () => {
  const given = { isFresh: false, hasFailed: false, onRetry: () => undefined }
  show(<CountHere {...given} total={undefined} hasArea={false} />)
  expect(screen.getByText('Counting...')).toBeTruthy()
  show(<CountHere {...given} total={1_204} hasArea />)
  expect(screen.getByText('1,204 properties in your area')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
