import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import { isStorageKey, type Storage } from './port.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'properysearch-storage-'))
  storage = diskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = Buffer.from('a picture, say')

async function read(bucket: 'public' | 'private', key: string) {
  const file = await storage.read(bucket, key)
  return file && { text: String(await buffer(file.stream)), sizeBytes: file.sizeBytes }
}

test('keeps a file under its key, on its own bucket, and nothing beside it', async () => {
  await storage.put('private', 'exports/one.json', bytes)
  expect(await read('private', 'exports/one.json')).toEqual({ text: 'a picture, say', sizeBytes: 14 })
  expect(await read('public', 'exports/one.json')).toBeUndefined()
  expect(await readdir(join(folder, 'private/exports'))).toEqual(['one.json'])
})

test('answers nothing for a folder, a missing file, a file taken for a folder, or an impossible key', async () => {
  await storage.put('public', 'photos/one.webp', bytes)
  await writeFile(join(folder, 'secret'), 'not yours')
  for (const key of ['photos', 'photos/two.webp', 'photos/one.webp/more', '../secret', '/etc/passwd', '', 'A.webp']) {
    expect(await read('public', key)).toBeUndefined()
  }
})

test('removes a file, and a second time without complaint', async () => {
  await storage.put('public', 'photos/one.webp', bytes)
  await storage.remove('public', 'photos/one.webp')
  await storage.remove('public', 'photos/one.webp')
  expect(await read('public', 'photos/one.webp')).toBeUndefined()
})

test('refuses to write or remove outside its folder', async () => {
  await expect(async () => storage.put('public', '../escaped', bytes)).rejects.toThrow('Not a storage key')
  await expect(async () => storage.remove('public', '../../etc/hosts')).rejects.toThrow('Not a storage key')
  expect(await readdir(folder)).toEqual([])
})

test('leaves nothing behind when a write fails', async () => {
  await storage.put('public', 'photos/one.webp', bytes)
  await storage.put('public', 'photos/taken/inside.webp', bytes)
  await expect(storage.put('public', 'photos/taken', bytes)).rejects.toThrow()
  expect((await readdir(join(folder, 'public/photos'))).sort()).toEqual(['one.webp', 'taken'])
})

test('clears away unfinished files that are old, and only those', async () => {
  await storage.put('public', 'photos/one.webp', bytes)
  const old = join(folder, 'public/photos/.unfinished-old')
  await writeFile(old, 'half')
  await utimes(old, new Date('2026-01-01'), new Date('2026-01-01'))
  await utimes(join(folder, 'public/photos/one.webp'), new Date('2026-01-01'), new Date('2026-01-01'))
  const fresh = join(folder, 'public/photos/.unfinished-fresh')
  await writeFile(fresh, 'half')
  await utimes(fresh, new Date('2026-03-01'), new Date('2026-03-01'))
  await storage.removeLeftovers(new Date('2026-02-01'))
  expect((await readdir(join(folder, 'public/photos'))).sort()).toEqual(['.unfinished-fresh', 'one.webp'])
})

test('has nothing to clear before the first file', async () => {
  await rm(folder, { recursive: true })
  await expect(storage.removeLeftovers(new Date())).resolves.toBeUndefined()
})

test('no key leads out of the folder', () => {
  const piece = fc.constantFrom('..', '.', '/', 'a', '\\', '%2e', '\0', '~', 'b.webp', '-', '_')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const key = pieces.join('')
      if (isStorageKey(key)) expect(join('/root', key)).toBe(`/root/${key}`)
    }),
  )
})
