import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../server/src/modules', import.meta.url))

// So that whoever looks for what is read or written of a table looks in these files only.
test('the SQL of a module is in its *.sql.ts files', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const withSql = files.filter((file) => /platform\/db\/sql\.ts'/.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(withSql.length).toBeGreaterThan(50)
  expect(
    withSql.filter((file) => !file.endsWith('.sql.ts')),
    'move the statement to a *.sql.ts file of the module',
  ).toEqual([])
})
