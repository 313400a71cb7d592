import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The process id of the PostgreSQL that runs on this folder, by its own lock file. */
export async function findRunningServer(folder: string): Promise<number | undefined> {
  const pid = await lockedBy(folder)
  return pid !== undefined && servesFolder(pid, folder) ? pid : undefined
}

/**
 * After a crash of the machine the lock file may name a process that is by now another one. PostgreSQL would refuse
 * to start because of it.
 */
export async function removeStaleLock(folder: string): Promise<void> {
  const pid = await lockedBy(folder)
  if (pid !== undefined && isAlive(pid) && !servesFolder(pid, folder)) {
    await rm(join(folder, 'postmaster.pid'), { force: true })
  }
}

/**
 * Sessions outlive a server that was killed, until the statement they run has ended, and no new server starts beside
 * them. Whom they worked for is cut off already. They work in the server's folder; where that is not told, they are
 * waited for.
 */
export async function endOrphanedSessions(folder: string): Promise<void> {
  for (const pid of (await readdir('/proc').catch(() => [])).map(Number)) {
    if (!(pid > 1) || pid === process.pid) continue
    const workplace = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (workplace !== folder || servesFolder(pid, folder)) continue
    const name = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!name.startsWith('postgres:')) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Ended by itself meanwhile.
    }
  }
}

/**
 * Whether this process is a PostgreSQL that was started on the folder. Its command line tells: unlike its working
 * directory, that may be read in containers too, and it is empty once the process has ended.
 */
export function servesFolder(pid: number, folder: string): boolean {
  if (!existsSync('/proc/self/cmdline')) return isAlive(pid)
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder)
  } catch {
    return false
  }
}

async function lockedBy(folder: string): Promise<number | undefined> {
  const first = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]
  const pid = Number(first)
  return pid > 0 ? pid : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
