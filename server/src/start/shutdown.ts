import type { Log } from '../platform/log.ts'

/** What has been started and must be ended, the last first. */
export class Shutdown {
  private readonly steps: { name: string; end: () => unknown }[] = []
  private running: Promise<void> | undefined
  log: Log | undefined

  get isUnderWay(): boolean {
    return this.running !== undefined
  }

  add(name: string, end: () => unknown): void {
    this.steps.push({ name, end })
  }

  /** Ends everything once; a step that hangs or fails does not keep the others from being ended. */
  run(): Promise<void> {
    this.running ??= this.endAll()
    return this.running
  }

  private async endAll(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const { name, end } = step
      try {
        await within(40_000, Promise.resolve().then(end))
      } catch (error) {
        this.log?.error({ err: error, step: name }, 'could not be shut down cleanly')
      }
    }
  }
}

/** The result, or a failure when it takes too long. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${milliseconds / 1000} seconds`)), milliseconds)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
