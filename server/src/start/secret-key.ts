import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

/** The key kept in the data folder, made at the first start. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key')
  const key = (await read(path)) ?? (await make(path))
  if (key.length < 32) {
    throw new StartFailure(`${path} is damaged: it must hold at least 32 characters. Restore it from a copy.`)
  }
  return key
}

async function read(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole or not at all, and never over one that another process has just made. */
async function make(path: string): Promise<string> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    await writeFile(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      // Some disks know no links.
      if (error.code !== 'EEXIST') return rename(unfinished, path)
    })
  } finally {
    await rm(unfinished, { force: true })
  }
  return (await read(path)) ?? ''
}
