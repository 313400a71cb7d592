// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { queryClient } from '../../lib/query-client.ts'
import { MarkButton } from './mark-button.tsx'

const property = { id: 3, title: 'Two rooms in Baner' }
const heart = (pressed: boolean) => screen.findByRole('button', { name: 'Favourite', pressed })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Favourite' }))

function showHeart(marked: number[], calls: Answers['shortlists'] = {}) {
  const called = fakeServer({
    shortlists: { getMarks: () => ({ data: { favourites: marked, shortlisted: [], interested: [] } }), ...calls },
  })
  show(<MarkButton kind="favourites" property={property} look="worded" />)
  return called
}

test('a visitor’s heart leads to the sign-in page, and nothing is asked of the server', async () => {
  const called = showHeart([])
  press()
  expect(await screen.findByText('At /Login?next=%2F')).toBeTruthy()
  expect(called).toEqual([])
})

test('what was marked before is filled', async () => {
  beSignedIn()
  showHeart([3])
  await heart(true)
})

test('a press is shown before the server has answered, and stays', async () => {
  beSignedIn()
  const { promise, resolve } = Promise.withResolvers<object>()
  showHeart([], { markFavourite: () => promise })
  press()
  await heart(true)
  resolve({})
  await waitFor(() => expect(queryClient().isMutating()).toBe(0))
  await heart(true)
})

test('a press that the server refuses is undone, and a message says so', async () => {
  beSignedIn()
  const { promise, resolve } = Promise.withResolvers<void>()
  showHeart([], { markFavourite: () => promise.then(() => refuse('unavailable')) })
  press()
  await heart(true)
  resolve()
  await heart(false)
  expect(await screen.findByText(/not able to do that right now/)).toBeTruthy()
})

test('pressed again meanwhile, it is sent after the first, and the last press stays', async () => {
  beSignedIn()
  const first = Promise.withResolvers<object>()
  const called = showHeart([], { markFavourite: () => first.promise, unmarkFavourite: () => ({}) })
  const sent = () => called.map(({ call }) => call).filter((call) => call !== 'shortlists.getMarks')
  press()
  await heart(true)
  press()
  await heart(false)
  expect(sent()).toEqual(['shortlists.markFavourite'])
  first.resolve({})
  await waitFor(() => expect(sent()).toEqual(['shortlists.markFavourite', 'shortlists.unmarkFavourite']))
  await heart(false)
})
