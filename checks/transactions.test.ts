import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync(['server/src/**/*.ts', 'demo-world/src/**/*.ts'], { cwd: root })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('server/src/platform/db/'))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))

// docs/decisions/067-one-shape-for-a-transaction.md
const others: [shape: string, pattern: RegExp, allowed: string[]][] = [
  ['begins one by the database itself', /\.transaction\(/, ['server/src/context.ts']],
  ['makes a context with another database', /\{ \.\.\.\w+, db \}/, ['server/src/context.ts']],
  ['takes a context and a database', /\w+: \w*Context,\s+\w+: Db\b|\w+: Db,\s+\w+: \w*Context\b/, []],
]

test.each(others)('a transaction has one shape: nothing %s', (_, pattern, allowed) => {
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual(allowed)
})

test('SQL is given the database and nothing else of the context', () => {
  const files = sources.filter(({ file }) => file.endsWith('.sql.ts'))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter(({ text }) => /\/context\.ts'/.test(text)).map(({ file }) => file)).toEqual([])
})

test('what is done in a transaction uses tx, never the context around it', () => {
  const works = sources.flatMap(({ file, text }) => worksOf(text).map((work) => ({ file, work })))
  expect(works.length).toBeGreaterThan(60)
  expect(works.filter(({ work }) => /\bctx\b/.test(work))).toEqual([])
})

/** Whatever is done with a tx: one line, or down to the brace with the same indent as its first line. */
function worksOf(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const work = /\((?:tx(?:,[^)]*)?|\{ db \})\) =>.*/.exec(line)?.[0]
    if (work === undefined) return []
    if (!work.endsWith('{')) return [work]
    const indent = /^ */.exec(line)?.[0] ?? ''
    const end = lines.findIndex((other, i) => i > at && other.startsWith(`${indent}}`))
    return [[work, ...lines.slice(at + 1, end)].join('\n')]
  })
}
