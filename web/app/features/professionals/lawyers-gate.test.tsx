// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { LawyersGate } from './lawyers-gate.tsx'

afterEach(() => sessionStorage.clear())

const List = () => <p>Veena Apte</p>

test('no lawyer is shown before somebody has said that they are looking for one themselves; then for the whole visit', async () => {
  show(
    <LawyersGate>
      <List />
    </LawyersGate>,
  )
  const button = await screen.findByRole('button', { name: 'I understand, go on' })
  expect(screen.queryByText('Veena Apte')).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByText('Veena Apte')).toBeTruthy()
  show(
    <LawyersGate>
      <p>Another page</p>
    </LawyersGate>,
  )
  expect(await screen.findByText('Another page')).toBeTruthy()
})
