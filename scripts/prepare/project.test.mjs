import { expect, test } from 'vitest'
import { supportedNode } from './project.mjs'

test('says in one sentence that Node is too old', () => {
  expect(() => supportedNode('18.20.4')).toThrow('Properysearch needs Node 20 or newer; this is Node 18.20.4.')
  for (const version of ['20.0.0', '24.21.0', '100.1.0']) expect(() => supportedNode(version)).not.toThrow()
})
