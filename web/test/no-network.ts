// At hand before a test begins: what is asked for at its end does not reach into the next one.
import '@properysearch/contract/paths'
import { beforeEach, expect, vi } from 'vitest'

// No test reaches a network: a part of a page that asks for something is given the server of fake-server.ts.
beforeEach(() => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(String(url))
    throw new TypeError('Tests have no network.')
  })
  return () => expect(asked, 'asked for without a server').toEqual([])
})
