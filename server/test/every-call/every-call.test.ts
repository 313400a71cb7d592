import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { exampleInput } from './example-input.ts'
import { idFieldsOf, listsOfIds } from './id-kinds.ts'

test('the example of every call passes its schema, with what must be there and with everything', () => {
  const refused = calls.flatMap((call) =>
    [false, true].flatMap((isWhole) => {
      const ids = Object.fromEntries(
        Object.keys(idFieldsOf(call)).map((field) => [field, listsOfIds.includes(field) ? [1] : 1]),
      )
      const { error } = call.endpoint.input.safeParse({ ...exampleInput(call, { isWhole }), ...ids })
      return error ? [`${call.title}: ${error.issues.map((issue) => `${issue.path}: ${issue.message}`)}`] : []
    }),
  )
  expect(refused).toEqual([])
})

test('every call has tests of its own', () => {
  const textsIn = (folder: string, ending: string) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
    return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  }
  const modules = fileURLToPath(new URL('../../src/modules/', import.meta.url))
  // What many tests begin with is called in the factories that they share.
  const texts = textsIn(modules, '.test.ts') + textsIn(fileURLToPath(new URL('..', import.meta.url)), '-factory.ts')
  const ownTexts = (domain: string) =>
    existsSync(join(modules, domain)) ? textsIn(join(modules, domain), '.test.ts') : ''
  const untested = calls.filter(
    ({ domain, name }) =>
      !new RegExp(`\\b${domain}\\s*\\.${name}\\(`).test(texts) && !new RegExp(`\\.${name}\\(`).test(ownTexts(domain)),
  )
  expect(untested.map(({ title }) => title)).toEqual([])
})

test('what anybody may call takes turns or has a limit, unless it reads a few rows by their key', () => {
  const ofFewRows = [
    'listings.getProperty',
    'listings.getPropertyData',
    'places.listCities',
    'places.listLocalities',
    'professionals.getAgent',
    'professionals.getEvaluator',
    'promotions.listPremiumUsers',
    'subscriptions.getPackage',
    'subscriptions.listPackages',
    'valuations.findShown',
  ]
  const unbounded = calls.filter(
    ({ endpoint: { access, isCostly, limit } }) =>
      access === 'public' && !isCostly && (!limit || limit.per === 'person'),
  )
  expect(unbounded.map(({ title }) => title).sort()).toEqual(ofFewRows)
})
