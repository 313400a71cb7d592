import { existsSync } from 'node:fs'
import { access, constants, mkdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartFailure } from './start-failure.ts'

const neededBytes = 300 * 1024 * 1024

/** Makes sure that the data folder is there and can be written, and that there is room to begin in it. */
export async function openDataFolder({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const found = await stat(dataDir).catch(() => undefined)
  if (found && !found.isDirectory()) {
    throw new StartFailure(`DATA_DIR must be a folder, but ${dataDir} is a file. Choose another.`)
  }
  await mkdir(dataDir, { recursive: true })
  await access(dataDir, constants.W_OK | constants.X_OK)
  if (!databaseUrl && !existsSync(databaseFolder(dataDir))) await checkRoom(dataDir)
}

export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

async function checkRoom(dataDir: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(dataDir)
  // Some network disks do not tell their size.
  if (blocks === 0 || bavail * bsize >= neededBytes) return
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  throw new StartFailure(
    `The disk that holds ${dataDir} is full: ${free} MB are free, about 300 MB are needed. Make room, or choose another DATA_DIR.`,
  )
}
