import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts'

const testPurpose = new URL('../../server/test/test-purpose.ts', import.meta.url).href

/** The built product as `npm start` runs it, always at the same address; whoever kills it starts it again. */
export class Product {
  readonly address: string
  readonly dataDir: string
  private readonly env: Record<string, string>
  private process: ServerProcess | undefined

  constructor({ dataDir, port, databaseUrl }: { dataDir: string; port: number; databaseUrl?: string }) {
    this.dataDir = dataDir
    this.address = `http://127.0.0.1:${port}`
    this.env = {
      PORT: String(port),
      MODE: 'development',
      SECRET_KEY: 'k'.repeat(40),
      // Every write comes from another address: this is not about limits.
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'warn',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    }
  }

  async start(): Promise<void> {
    this.process = startServerProcess(this.dataDir, this.env, [testPurpose])
    await this.process.ready
  }

  /** Sends the signal and waits for its end: how it ended. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.process?.child.kill(signal)
    return (await this.process?.exit) ?? null
  }

  /** Whether it runs, without anybody's help. */
  get isRunning(): boolean {
    return this.process?.child.exitCode === null && this.process.child.signalCode === null
  }

  /** What it wrote to its own log and to people. */
  get said(): string {
    return `${this.process?.stdout() ?? ''}${this.process?.stderr() ?? ''}`
  }
}
