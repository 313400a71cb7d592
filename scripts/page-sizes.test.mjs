import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from './prepare/run-program.mjs'

const program = fileURLToPath(new URL('page-sizes.mjs', import.meta.url))
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-sizes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What cannot be compressed: its size is about the same afterwards. */
function noise(bytes) {
  const hashes = Array.from({ length: Math.ceil(bytes / 32) }, (_, i) => createHash('sha256').update(`${i}`).digest())
  return Buffer.concat(hashes).subarray(0, bytes)
}

/** A build with one public screen. */
function measure(screenCode) {
  const routes = {
    'layouts/public-layout': { id: 'layouts/public-layout', module: '/assets/layout.js' },
    about: { id: 'about', path: 'About', parentId: 'layouts/public-layout', module: '/assets/about.js' },
  }
  const manifest = { entry: { module: '/assets/entry.js' }, routes }
  const files = {
    'manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    'entry.js': '',
    'layout.js': '',
    'about.js': screenCode,
  }
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), content)
  return runProgram(['node', program, folder])
}

test('a screen within its budget passes', async () => {
  const { code, output } = await measure('export {}')
  expect(output).toContain('About')
  expect(code).toBe(0)
})

test('a screen over its budget fails, with how much and what to do', async () => {
  const { code, output } = await measure(noise(126_000))
  expect(code).toBe(1)
  expect(output).toMatch(/over by 2\.\d KB/)
  expect(output).toContain('Load it later with `lazy`, or raise the budget in scripts/page-sizes.mjs and say why.')
})

test('a little over says the bytes', async () => {
  const { code, output } = await measure(noise(123_950))
  expect(code).toBe(1)
  expect(output).toMatch(/over by \d\d bytes/)
})
