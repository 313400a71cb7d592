import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { RotatingFile } from './rotating-file.ts'
import { keptSecretKey } from './secret-key.ts'

let base: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterEach(() => rm(base, { recursive: true, force: true }))

test('the folder is made with its parents', async () => {
  await openDataFolder({ dataDir: join(base, 'a/b'), databaseUrl: null })
  expect((await stat(join(base, 'a/b'))).isDirectory()).toBe(true)
})

test('a file in its place is named', async () => {
  await writeFile(join(base, 'file'), '')
  await expect(openDataFolder({ dataDir: join(base, 'file'), databaseUrl: null })).rejects.toThrow(/is a file/)
})

test('the secret key is made once, for its owner alone', async () => {
  const [first, second] = await Promise.all([keptSecretKey(base), keptSecretKey(base)])
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(second).toBe(first)
  expect(await keptSecretKey(base)).toBe(first)
  expect((await stat(join(base, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(base)).toEqual(['secret.key'])
})

test('a damaged secret key is never replaced', async () => {
  await writeFile(join(base, 'secret.key'), 'short')
  await expect(keptSecretKey(base)).rejects.toThrow(/secret\.key is damaged/)
  expect(await readFile(join(base, 'secret.key'), 'utf8')).toBe('short')
})

test('the log is limited in size and keeps the part before', async () => {
  const path = join(base, 'server.log')
  const file = new RotatingFile(path, 100)
  for (let i = 0; i < 25; i++) file.write(`line ${String(i).padStart(3, '0')}\n`)
  file.close()
  const [now, before] = await Promise.all([readFile(path, 'utf8'), readFile(`${path}.1`, 'utf8')])
  expect((before + now).endsWith('line 023\nline 024\n')).toBe(true)
  expect(Math.max(before.length, now.length)).toBeLessThan(120)
  expect((await readdir(base)).sort()).toEqual(['server.log', 'server.log.1'])
})

test('a log goes on where the last start ended, and a line that cannot be written is no failure', async () => {
  const path = join(base, 'server.log')
  await writeFile(path, 'before\n')
  const file = new RotatingFile(path, 10)
  file.write('after\n')
  expect(await readFile(path, 'utf8')).toBe('before\nafter\n')
  await mkdir(`${path}.1`)
  await writeFile(join(`${path}.1`, 'x'), '')
  expect(() => file.write('lost\n')).not.toThrow()
  file.close()
})
