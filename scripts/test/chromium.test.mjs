import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(name, code) {
  writeFileSync(join(folder, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 })
  return join(folder, name)
}

test('takes the one that is named', async () => {
  const named = program('my-browser', 0)
  expect(await findChromium(root, { CHROMIUM_PATH: named, PATH: '' })).toBe(named)
})

test('says when the one that is named does not run, rather than taking another', async () => {
  program('chromium', 0)
  const broken = program('my-browser', 1)
  await expect(findChromium(root, { CHROMIUM_PATH: broken, PATH: folder })).rejects.toThrow(
    `CHROMIUM_PATH names ${broken}, which does not run.`,
  )
})

test('takes one that is on the PATH, and the one without windows before one with them', async () => {
  program('chromium', 0)
  const shell = program('chromium-headless-shell', 0)
  expect(await findChromium(root, { PATH: folder })).toBe(shell)
})
