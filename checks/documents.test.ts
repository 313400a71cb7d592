import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { variables } from '../server/src/config.ts'

const root = join(import.meta.dirname, '..')
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
]
const madeAtRunTime = /^(\.data|e2e\/screenshots)(\/|$)/
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const quoted = (file: string) =>
  [
    ...textOf(file)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map((match) => String(match[1]))
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map((match) => String(match[1] ?? match[2]))

test.each(documents)('every command %s names exists', (file) => {
  expect(commandsIn(textOf(file)).filter((command) => !(command in manifest.scripts))).toEqual([])
})

test.each(documents)('every path %s names exists', (file) => {
  // A path of this project: it has a slash or a known ending, and no placeholder.
  const isPath = (text: string) =>
    /^[\w.][\w./-]*(\/[\w.-]+|\.(ts|tsx|md|mjs|json|css|sql|example))$/.test(text) && !/^(GET|POST)/.test(text)
  const paths = quoted(file).filter((text) => isPath(text) && !text.startsWith('node_modules'))
  const isThere = (path: string) =>
    existsSync(join(root, path)) || madeAtRunTime.test(path) || /^(index|port|main)\.ts$/.test(path)
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

test.each(documents)('every link in %s leads to a file', (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map((match) => String(match[1]))
  expect(links.filter((link) => !existsSync(join(root, file, '..', link)))).toEqual([])
})

test('README lists every variable with its default, and no other', () => {
  const rows = [...textOf('README.md').matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*?) \|$/gm)].map((match) => [
    match[1],
    match[2],
    match[3],
  ])
  const expected = Object.entries(variables).map(([name, variable]) => [
    name,
    variable.default ? `\`${variable.default}\`` : '',
    variable.about,
  ])
  expect(rows).toEqual(expected)
})
