import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

// One name, three rooms: whoever knows a module of the server finds the same noun in the contract and in the web.

const foldersOf = (path: string) =>
  readdirSync(new URL(`../${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const modules = foldersOf('server/src/modules')

test.each([
  ['contract/src', ['kernel', 'values']],
  ['web/app/features', ['calculators', 'guides', 'map', 'shell']],
])('the folders of %s are named after modules of the server, except those that belong to no noun', (path, ofNoNoun) => {
  expect(foldersOf(path).filter((folder) => !modules.includes(folder))).toEqual(ofNoNoun)
})

test('the root of the contract holds only the tables that everybody reads', () => {
  const files = readdirSync(new URL('../contract/src', import.meta.url)).filter((name) => name.endsWith('.ts'))
  expect(files.filter((name) => !name.endsWith('.test.ts'))).toEqual([
    'index.ts',
    'paths.ts',
    'professional-paths.ts',
    'public-paths.ts',
    'roles.ts',
    'screens.ts',
    'talk-paths.ts',
  ])
})
