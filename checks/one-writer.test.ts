import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const modules = new URL('../server/src/modules/', import.meta.url)
const migrations = new URL('../server/migrations/', import.meta.url)

interface ModuleFile {
  module: string
  text: string
}

/** The modules that write each table, by the SQL in their files. */
function writersOf(tables: ReadonlySet<string>, files: readonly ModuleFile[]): Map<string, string[]> {
  const writers = new Map<string, string[]>()
  for (const { module, text } of files) {
    for (const [, table = ''] of text.matchAll(/\b(?:insert into|delete from|update) (\w+)/g)) {
      const known = writers.get(table) ?? []
      if (tables.has(table) && !known.includes(module)) writers.set(table, [...known, module])
    }
  }
  return writers
}

const shared = (writers: ReadonlyMap<string, string[]>) => [...writers].filter(([, names]) => names.length > 1)

test('each table is written by one module', () => {
  const tables = readdirSync(migrations).flatMap((file) =>
    [...readFileSync(new URL(file, migrations), 'utf8').matchAll(/create table (\w+)/g)].map(([, name = '']) => name),
  )
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ module: path.split('/')[0] ?? '', text: readFileSync(new URL(path, modules), 'utf8') }))
  const writers = writersOf(new Set(tables), files)
  expect(writers.get('properties')).toEqual(['listings'])
  expect(writers.size).toBeGreaterThan(50)
  expect(shared(writers)).toEqual([])
})

test('a second writer is found', () => {
  const files = [
    { module: 'bids', text: 'db.run(sql`insert into bids (id) values (1)`)' },
    { module: 'bookings', text: 'db.run(sql`update bids set id = 2`)' },
  ]
  expect(shared(writersOf(new Set(['bids']), files))).toEqual([['bids', ['bids', 'bookings']]])
})
