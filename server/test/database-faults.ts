import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The server that runs on a data folder, and every session and helper of it: the server first. */
export async function databaseTree(dataDir: string): Promise<number[]> {
  const lockFile = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  const server = Number(lockFile.split('\n')[0])
  // Number 0 would mean ourselves and everything around us.
  if (!(server > 1)) throw new Error('The database does not run.')
  const tree = [server]
  for (const pid of (await readdir('/proc')).map(Number).filter((number) => number > 1)) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (Number(status.match(/^PPid:\s*(\d+)$/m)?.[1]) === server) tree.push(pid)
  }
  return tree
}

/** Freezes it, as a disk that hangs would; returns how to let it continue. */
export async function freezeDatabase(dataDir: string): Promise<() => void> {
  const tree = await databaseTree(dataDir)
  // The server first, so that it starts nothing more.
  for (const pid of tree) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of tree) signal(pid, 'SIGCONT')
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Ended meanwhile.
  }
}
