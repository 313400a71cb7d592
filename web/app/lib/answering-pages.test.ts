import { type Client, callFailure, isFailure } from '@properysearch/contract/kernel/client'
import { expect, test } from 'vitest'
import { loader as analysisLoader } from '../pages/analysis/analysis-page.tsx'
import { answeringPages, refusalOf } from './answering-pages.ts'

const failing = (http: number, code: 'unavailable' | 'too-many-requests' | 'internal') =>
  answeringPages({
    analysis: {
      getAllData: async () => {
        throw callFailure(http, { status: 0, code, message: 'Please wait 9 seconds and try again.' })
      },
    },
  } as unknown as Client)

const openAnalysis = (api: Client) => {
  const request = new Request('https://example.in/home/propertyAnalysis')
  const given = { context: { get: () => api }, request } as unknown as Parameters<typeof analysisLoader>[0]
  return analysisLoader(given).catch((thrown: unknown) => thrown)
}

test.each([
  [503, 'unavailable'],
  [429, 'too-many-requests'],
] as const)('a page that is refused its data with %s answers the same', async (http, code) => {
  const thrown = await openAnalysis(failing(http, code))
  expect(thrown).toMatchObject({ init: { status: http }, data: { message: 'Please wait 9 seconds and try again.' } })
  expect(refusalOf(thrown)).toEqual({ status: http, message: 'Please wait 9 seconds and try again.' })
})

test('any other failure is one of ours', async () => {
  const thrown = await openAnalysis(failing(500, 'internal'))
  expect(isFailure(thrown)).toBe(true)
  expect(refusalOf(thrown)).toBeUndefined()
})
