import { contract } from '@properysearch/contract'
import { expect, test } from 'vitest'
import { askedBy } from './caller.ts'
import { costlyReads } from './costly-reads.ts'
import { type Route, routesOf } from './handlers.ts'
import { inProcessClient } from './in-process-client.ts'

type Ctx = { user: null }

test('reads every field back from the address, also two in one segment', async () => {
  const given: unknown[] = []
  const page = { data: [], page: 1, pageSize: 20, total: 0, isTotalExact: true, nextAfter: null, previousAfter: null }
  const routes: Route<Ctx>[] = routesOf(contract, {
    search: {
      listNearby: async (_: Ctx, input: unknown) => {
        given.push(input)
        return page
      },
    },
  })
  const client = inProcessClient(
    routes,
    () => ({ user: null }),
    costlyReads(() => new Date(0)),
  )
  await client.search.listNearby({ lat: -18.5, lng: 73.25, radiusKm: 5 })
  expect(given).toEqual([{ lat: -18.5, lng: 73.25, radiusKm: 5 }])
  await expect(client.search.listNearby({ lat: 99, lng: 73 })).rejects.toMatchObject({
    http: 400,
    body: { errors: { lat: expect.any(String) } },
  })
})

test('what a page reads is read by whoever asked for the page', async () => {
  const routes: Route<Ctx>[] = routesOf(contract, { search: { suggest: async () => ({ data: [] }) } })
  const callers: string[] = []
  const client = inProcessClient(routes, () => ({ user: null }), {
    inTurn: (caller, work) => {
      callers.push(caller.key)
      return work()
    },
  })
  await client.search.suggest({ text: 'baner' })
  expect(callers).toEqual([])
  await askedBy.run({ key: 'address 10.0.0.9' }, () => client.search.suggest({ text: 'baner' }))
  expect(callers).toEqual(['address 10.0.0.9'])
})
