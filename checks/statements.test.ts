import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../server', import.meta.url))

// Run once for each row when the database joins by a nested loop, such a subselect locks other rows each time, and more
// than its limit are changed. What is to be changed is chosen before: `with due as materialized (… limit …)`.
test('no statement chooses what to change by a limited subselect in its condition', () => {
  const files = globSync(['src/**/*.ts', 'migrations/*.sql'], { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  const pattern = /(?:update|delete)\b[^`;]*?\b(?:in|any|=)\s*\(\s*select\b[^)`;]*\blimit\b[^)`;]*\bfor\b/i
  expect(files.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})
