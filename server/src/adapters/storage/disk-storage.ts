import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Bucket, isStorageKey, type Storage } from './port.ts'

// Keys never begin with a dot, so no reader can come across an unfinished file.
const unfinished = '.unfinished-'

/** Files in a folder of this machine. */
export function diskStorage(folder: string): Storage {
  const pathOf = (bucket: Bucket, key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
    return join(folder, bucket, key)
  }
  return {
    put: (bucket, key, bytes) => writeWhole(pathOf(bucket, key), (file) => file.writeFile(bytes)),
    putStream: async (bucket, key, stream) => {
      const path = pathOf(bucket, key)
      await writeWhole(path, (file) => file.writeFile(stream))
      return (await stat(path)).size
    },
    read: async (bucket, key, range) => (isStorageKey(key) ? openFile(pathOf(bucket, key), range) : undefined),
    remove: (bucket, key) => rm(pathOf(bucket, key), { force: true }),
    removeOlder: (bucket, key, before) => removeOlder(pathOf(bucket, key), before),
    list: (bucket, key) => listFiles(pathOf(bucket, key), key),
    publicUrl: (key) => `/files/${key}`,
    removeLeftovers: (before) => removeUnfinished(folder, before),
  }
}

/** Beside its place, forced to the disk, then moved in: a crash leaves the whole file or none. */
async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const parent = dirname(path)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const temporary = join(parent, unfinished + randomBytes(8).toString('hex'))
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  const directory = await open(parent, 'r')
  await directory.sync().finally(() => directory.close())
}

async function openFile(path: string, range?: { start: number; end?: number }) {
  const file = await open(path, 'r').catch(noneIfMissing)
  if (!file) return undefined
  const found = await file.stat()
  if (!found.isFile()) {
    await file.close()
    return undefined
  }
  return { stream: file.createReadStream(range), sizeBytes: found.size }
}

async function* listFiles(path: string, key: string): AsyncGenerator<string> {
  const folder = await opendir(path).catch(noneIfMissing)
  if (!folder) return
  for await (const entry of folder) {
    if (entry.isDirectory()) yield* listFiles(join(path, entry.name), `${key}/${entry.name}`)
    else if (isStorageKey(entry.name)) yield `${key}/${entry.name}`
  }
}

async function removeOlder(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(noneIfMissing)
  if (!found || found.mtime >= before) return false
  await rm(path, { force: true })
  return true
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

async function removeUnfinished(folder: string, before: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing)
  for (const entry of entries ?? []) {
    if (!entry.name.startsWith(unfinished)) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
