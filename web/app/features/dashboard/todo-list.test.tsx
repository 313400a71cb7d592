// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { TodoList } from './todo-list.tsx'

const task = (n: number) => ({ key: `task-${n}`, label: `Task ${n}`, link: '/MyProfile' })

test('a long list begins with what is due first, and is shown whole when asked', () => {
  show(<TodoList todo={Array.from({ length: 12 }, (_, at) => task(at + 1))} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Task ${n}`),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12' }))
  expect(screen.getAllByRole('link')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
})
