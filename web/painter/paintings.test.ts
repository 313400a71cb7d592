import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paintings } from './paintings.ts'

const pictures = Object.entries(paintings())

test.each(pictures)('%s in the repository is what the painter paints (npm run paint -w web)', (name, svg) => {
  const kept = readFileSync(new URL(`../app/pictures/${name}.svg`, import.meta.url), 'utf8')
  expect(kept === svg).toBe(true)
})

test.each(pictures)('%s is light enough to send', (_, svg) => {
  expect(svg.length).toBeLessThan(150_000)
})

test('the painter is deterministic', () => {
  expect(Object.entries(paintings())).toEqual(pictures)
})
