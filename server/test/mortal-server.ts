import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { ServerProcess } from './server-process.ts'

const clients = 16

/** The server as it is, which dies without warning and comes back under another port. */
export class Mortal {
  address = ''
  private process: ServerProcess | null = null
  private up: Promise<void> = Promise.resolve()
  private readonly begin: () => ServerProcess

  constructor(begin: () => ServerProcess) {
    this.begin = begin
  }

  start(): Promise<void> {
    this.process = this.begin()
    this.up = this.process.ready.then((address) => {
      this.address = address
    })
    return this.up
  }

  /** SIGKILL, in the middle of whatever it does, and up again. */
  async die(): Promise<void> {
    const { process } = this
    let isUp = () => {}
    this.up = new Promise((done) => {
      isUp = done
    })
    process?.child.kill('SIGKILL')
    if (process) await once(process.child, 'close')
    const up = this.start()
    await up
    isUp()
  }

  async stop(): Promise<void> {
    this.process?.child.kill('SIGTERM')
    await this.process?.exit
  }

  /** Whoever finds it dead tries again, as a browser that is reloaded or a partner that repeats itself would. */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    for (;;) {
      await this.up
      try {
        const response = await fetch(this.address + path, { redirect: 'manual', ...init })
        const body = await response.arrayBuffer()
        if (response.status < 500)
          return new Response(response.status === 303 ? null : body, { status: response.status })
      } catch {
        // Dead, or dying.
      }
      await pause(50)
    }
  }
}

/** Each with a session, whose token is answered. */
export async function createPeople(db: Database, count: number, from = 9_700_000_000): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  for (const [i, token] of tokens.entries()) {
    await db.run(sql`
      with person as (
        insert into users (role, firstname, lastname, email, mobile, password_hash, city, created_at)
        values ('user', 'Asha', 'Kulkarni', ${`person${from + i}@example.in`}, ${String(from + i)}, '-', 'Pune', now())
        returning id)
      insert into sessions (user_id, token_hash, device, address, created_at, last_seen_at, expires_at)
      select id, ${createHash('sha256').update(token).digest('hex')}, 'test', '127.0.0.1', now(), now(),
        now() + interval '30 days' from person`)
  }
  return tokens
}

/** So many at once until all is done. */
export async function workThrough<T>(
  all: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < all.length) {
      const index = next++
      await work(all[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: clients }, worker))
}
