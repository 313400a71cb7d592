import { expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import { createClient, createLazyClient } from './client.ts'

const sent = async (call: { method: string; url: string; body?: unknown }) => call

test('a lazy client sends each call as the other does, whichever table its path is in', async () => {
  const loadPaths = vi.fn(async () => paths)
  const [lazy, whole] = [createLazyClient(sent, loadPaths), createClient(sent, paths)]
  const signedIn = { email: 'asha@example.in', password: 'a tall banyan' }
  expect(await lazy.auth.login(signedIn)).toEqual(await whole.auth.login(signedIn))
  // A visitor's page has all it needs.
  expect(loadPaths).not.toHaveBeenCalled()
  const asked = { id: 7, page: 2 }
  expect(await lazy.bookings.listMine(asked)).toEqual(await whole.bookings.listMine(asked))
  expect(await lazy.bookings.listMine(asked)).toMatchObject({ method: 'GET', url: '/api/book/findbyuser/7?page=2' })
  expect(await lazy.bookings.cancel({ id: 7, reason: 'Found another' })).toMatchObject({
    method: 'POST',
    url: '/api/book/7/cancel',
    body: { reason: 'Found another' },
  })
})

test('a call whose path could not be fetched fails as a call, and can be made again', async () => {
  const loadPaths = vi.fn(async () => paths).mockRejectedValueOnce(new Error('offline'))
  const lazy = createLazyClient(sent, loadPaths)
  await expect(lazy.bookings.cancel({ id: 7, reason: 'Found another' })).rejects.toThrow('offline')
  expect(await lazy.bookings.cancel({ id: 7, reason: 'Found another' })).toMatchObject({ url: '/api/book/7/cancel' })
})
