import { paths } from '@properysearch/contract/paths'
import { expect, test } from 'vitest'
import { type Screen, screens } from '../web/app/screens.ts'
import index from './spec-index.json' with { type: 'json' }
import missing from './spec-missing.json' with { type: 'json' }

// The specification's routes and calls, against ours. What is still missing is listed by name in spec-missing.json;
// the list may only shrink: an entry that exists must leave it.

const nameless = (path: string) => path.toLowerCase().replace(/\{\w+\}|:\w+/g, '*')
const ourCalls = Object.values(paths).flatMap((calls) => Object.values(calls) as string[])
const ourScreens = (Object.values(screens) as Screen[]).map((screen) => nameless(screen.path))

const hasCall = (method: string, path: string) =>
  ourCalls.some((call) => {
    const [ourMethod, ourPath = ''] = call.split(' ')
    return (method === '*' || method === ourMethod) && nameless(ourPath) === nameless(path)
  })

test('every call of the specification is in the contract, or listed as missing', () => {
  const absent = index.api
    .filter(({ method, path }) => !hasCall(method, path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(absent).toEqual(missing.calls)
})

test('every route of the specification is a screen, or listed as missing', () => {
  const routes = [...index.public, ...index.protected]
  expect(routes.filter((route) => !ourScreens.includes(nameless(route)))).toEqual(missing.screens)
})

test('public routes are public and protected ones are not', () => {
  const accessOf = (route: string) =>
    (Object.values(screens) as Screen[]).find((screen) => nameless(screen.path) === nameless(route))?.access
  const isThere = (route: string) => accessOf(route) !== undefined
  expect(index.public.filter(isThere).map(accessOf)).toEqual(index.public.filter(isThere).map(() => 'public'))
  expect(index.protected.filter(isThere).map(accessOf)).not.toContain('public')
})
