import { expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'

test.each(Object.entries(inlineScripts))('%s can be read, ends nowhere but at its end, and is small', (_, text) => {
  expect(() => new Function(text)).not.toThrow()
  // A browser would take either for the end of the script, or for something that has none.
  expect(text).not.toMatch(/<\/script|<!--/i)
  expect(text).not.toMatch(/\n|\/\/|\/\*/)
})
