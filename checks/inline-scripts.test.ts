import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const web = new URL('../web/', import.meta.url)

test('pages contain only scripts from the list that the content policy is made of', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('.test.'))
  expect(files).toContain('app/root.tsx')
  const writing = files.filter((file) => /<script\b|'script'/i.test(readFileSync(new URL(file, web), 'utf8')))
  expect(writing.sort()).toEqual(['app/lib/inline-script.tsx', 'app/lib/page-code.server.ts'])
})
