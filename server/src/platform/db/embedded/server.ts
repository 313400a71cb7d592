import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { type FolderLock, tryLock } from './folder-lock.ts'
import { Relaunches } from './relaunches.ts'
import { endOrphanedSessions, findRunningServer, removeStaleLock, servesFolder } from './running-server.ts'
import { launchServer, type ServerProcess } from './server-process.ts'
import { DatabaseStartError, explainFailure } from './start-error.ts'

export interface ServerOptions {
  url: string
  /** As people know it, for the sentences. */
  dataFolder: string
  settings: Record<string, string>
  onLine: (line: string) => void
  /** It has ended by itself and is launched again. */
  onRelaunch: (lastWords: string) => void
  /** Before each launch that a minute may see. */
  relaunchPausesMs?: readonly number[] | undefined
}

/** The running server of a cluster: launched by us, or found running. */
export class Server {
  private readonly cluster: Cluster
  private readonly options: ServerOptions
  private process: ServerProcess | undefined
  private pid: number | undefined
  private isStopped = false
  private readonly relaunches: Relaunches

  constructor(cluster: Cluster, options: ServerOptions) {
    this.cluster = cluster
    this.options = options
    this.relaunches = new Relaunches(options.relaunchPausesMs)
  }

  /** Connects to the server, launching it unless it runs, and waits for a recovery for as long as it takes. */
  async reach(): Promise<FolderLock> {
    const { folder } = this.cluster
    for (const patience = new Patience(); ; await patience.wait()) {
      if (this.isStopped) throw this.hasEnded()
      const attempt = await tryLock(this.options.url, this.options.dataFolder)
      if ('lock' in attempt) {
        this.pid = await findRunningServer(folder)
        return attempt.lock
      }
      if (attempt.is === 'starting') patience.extend()
      if (this.process?.hasEnded()) {
        const said = this.process.lastWords()
        // Somebody else launched one at the same moment and was quicker: theirs is the one to ask. Or sessions of a
        // server that was killed are still at their last statement.
        if (!/lock file ".*" already exists|shared memory block .* still in use/.test(said)) {
          throw explainFailure(said, folder)
        }
        this.process = undefined
        this.pid = undefined
      }
      if (!this.process && (await findRunningServer(folder)) === undefined) {
        await removeStaleLock(folder)
        this.process = launchServer(this.cluster, this.options.settings, this.options.onLine)
        this.pid = this.process.pid
      }
      if (patience.isOver()) {
        await this.stop()
        throw new DatabaseStartError(`The database in ${this.options.dataFolder} is not responding.`)
      }
    }
  }

  /** Connects again to the same server while it lives; one that has ended is launched again, within limits. */
  async reachAgain(): Promise<FolderLock> {
    for (const patience = new Patience(); ; await patience.wait()) {
      const attempt = await tryLock(this.options.url, this.options.dataFolder).catch((error) => {
        // Another process was quicker: the server is no longer ours to stop.
        this.pid = undefined
        throw error
      })
      if ('lock' in attempt) return attempt.lock
      if (attempt.is === 'starting') patience.extend()
      if (!this.isRunning()) return this.relaunch()
      if (patience.isOver()) throw this.hasEnded()
    }
  }

  private async relaunch(): Promise<FolderLock> {
    for (let reason = this.hasEnded(); ; ) {
      // A full disk is waited for; everything else counts.
      if (reason.isDiskFull) await pause(2000)
      else if (!(await this.relaunches.next())) {
        throw new DatabaseStartError(`${reason.message} It was restarted too often within a minute.`)
      }
      if (this.isStopped) throw reason
      this.options.onRelaunch(reason.message)
      await endOrphanedSessions(this.cluster.folder)
      this.process = undefined
      this.pid = undefined
      try {
        return await this.reach()
      } catch (error) {
        reason = error as DatabaseStartError
      }
    }
  }

  private hasEnded(): DatabaseStartError {
    return explainFailure(this.process?.lastWords() ?? '', this.cluster.folder, 'ended unexpectedly')
  }

  async stop(): Promise<void> {
    this.isStopped = true
    // SIGINT is PostgreSQL's fast shutdown, SIGQUIT leaves the rest to the recovery at the next start.
    for (const [name, seconds] of [
      ['SIGINT', 30],
      ['SIGQUIT', 5],
      ['SIGKILL', 5],
    ] as const) {
      this.signal(name)
      for (const patience = new Patience(seconds); !patience.isOver(); await patience.wait()) {
        if (!this.isRunning()) return
      }
    }
  }

  signal(name: NodeJS.Signals): void {
    // Its number may by now be another process's.
    if (this.pid === undefined || !this.isRunning()) return
    try {
      process.kill(this.pid, name)
    } catch {
      // Gone in this moment.
    }
  }

  private isRunning(): boolean {
    return this.pid !== undefined && servesFolder(this.pid, this.cluster.folder)
  }
}

/** How long to go on trying. */
class Patience {
  private until: number

  constructor(seconds = 60) {
    this.until = Date.now() + seconds * 1000
  }

  extend(): void {
    this.until = Math.max(this.until, Date.now() + 30_000)
  }

  isOver(): boolean {
    return Date.now() > this.until
  }

  wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 20))
  }
}
