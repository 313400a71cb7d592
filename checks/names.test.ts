import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync(['{bench,checks,contract,demo-world,e2e,scripts,server,web}/**/*.{ts,tsx,mjs}', '*.ts'], {
  cwd: root,
  exclude: (name) => ['node_modules', 'build', '.react-router'].includes(name),
})

const forms = [
  /\b(?:const|let) it\b/,
  // (it) =>, (sum, it) =>, (it, i) =>, ([it, name]) =>, { id, ...it }, { propertydata: it, counts }; not an import.
  /(?:[([]|, |\{ |\.\.\.|: )it(?:[)\]]| \}(?! from)|, [\w{[.])/,
  // (it: Listing) =>, on one line or on several.
  /(?:[([]|, |^ +)it\??: /m,
]

/** Comments and plain strings are English. */
const withoutWords = (text: string) => text.replace(/^ *(?:\/\/|\/?\*).*$|'[^'\n]*'|"[^"\n]*"/gm, '')
const isNameless = (text: string) => forms.some((form) => form.test(withoutWords(text)))

test('a parameter or variable says what it is: none is called it', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(sources.filter((file) => isNameless(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})

test.each([
  'ids.map((@) => @.id)',
  'sum((all, @) => all + @)',
  'f(@: Id): void',
  'const @ = 1',
  'const { a: @, b } = c',
])('%s is found', (code) => {
  expect(isNameless(code.replaceAll('@', 'it'))).toBe(true)
  expect(isNameless(code.replaceAll('@', 'item'))).toBe(false)
})
