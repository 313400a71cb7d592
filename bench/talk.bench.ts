import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasRedis, startRedis } from '../server/test/redis-server.ts'
import { type ServerProcess, startServerProcess } from '../server/test/server-process.ts'
import { openBenchApp } from './support/bench-app.ts'
import { keepResults, say } from './support/report.ts'
import { createTalkers, type Talker } from './support/talkers.ts'
import { openWebBuild } from './support/web-build.ts'

// Two hundred browsers talk in pairs, one of each pair through each of two processes of the product; a third does the
// jobs. In the middle one process is killed and started again. Browsers do what ours does: they send a message again
// under the same id until it is taken, and read what is new when an event or a new connection says that there may be some.

const pairs = 100
const perSecond = 20
const seconds = Number(process.env.BENCH_TALK_SECONDS ?? 60)

export async function run(): Promise<void> {
  await openWebBuild()
  const results = [await measure('PostgreSQL')]
  if (hasRedis) results.push(await measure('Redis'))
  else say('       There is no redis-server here: only PostgreSQL was measured.')
  await keepResults('talk', { pairs, perSecond, seconds, results })
}

async function measure(carrier: 'PostgreSQL' | 'Redis') {
  const app = await openBenchApp(4, { isDurable: true })
  const redis = carrier === 'Redis' ? await startRedis() : null
  const processes: ServerProcess[] = []
  const start = async (name: string, roles: string, port: number) => {
    const started = startServerProcess(join(app.folder, name), {
      DATABASE_URL: app.url,
      MODE: 'development',
      SECRET_KEY: 'k'.repeat(40),
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'warn',
      ROLES: roles,
      PORT: String(port),
      ...(redis ? { REDIS_URL: redis.url } : {}),
    })
    processes.push(started)
    await started.ready
    return started
  }
  try {
    const [one, two] = [await freePort(), await freePort()]
    await start('one', 'web', one)
    const mortal = await start('two', 'web', two)
    await start('worker', 'worker', 0)
    const talkers = await createTalkers(app.db, pairs, [`http://127.0.0.1:${one}`, `http://127.0.0.1:${two}`])
    await Promise.all(talkers.map((talker) => talker.connected()))

    const sending: Promise<void>[] = []
    const begunAt = performance.now()
    let death: Promise<{ from: number; until: number }> | undefined
    for (let n = 0; n < perSecond * seconds; n++) {
      await pause(Math.max(0, begunAt + (n * 1000) / perSecond - performance.now()))
      if (!death && n >= (perSecond * seconds) / 2) death = dieAndReturn(mortal, () => start('two', 'web', two))
      const talker = talkers[(n * 37) % talkers.length] as Talker
      sending.push(talker.send(randomUUID()))
    }
    const away = await death
    await Promise.all(sending)
    await Promise.all(talkers.map((talker) => talker.heardAll()))
    return report(carrier, talkers, away)
  } finally {
    for (const { child, exit } of processes) {
      child.kill('SIGTERM')
      await exit
    }
    await redis?.kill()
    await app.close()
  }
}

async function dieAndReturn(mortal: ServerProcess, again: () => Promise<ServerProcess>) {
  const from = performance.now()
  mortal.child.kill('SIGKILL')
  await mortal.exit
  await again()
  return { from, until: performance.now() }
}

function report(carrier: string, talkers: readonly Talker[], away: { from: number; until: number } | undefined) {
  const all = talkers.flatMap((talker) => talker.deliveries())
  const whole = all.filter(({ sentAt, heardAt }) => !away || heardAt < away.from || sentAt > away.until + 5000)
  const messages = talkers.reduce((sum, talker) => sum + talker.sent, 0)
  const disorder = talkers.flatMap((talker) => talker.problems())
  const awayMs = away ? away.until - away.from : 0
  const figures = { messages, p50Ms: at(whole, 0.5), p99Ms: at(whole, 0.99), p99WithDeathMs: at(all, 0.99), awayMs }
  say(
    `  ${disorder.length === 0 ? 'ok  ' : 'LOST'} ${messages} messages over ${carrier}: delivered within ${figures.p50Ms} ms (median), ${figures.p99Ms} ms (99 %); with the process that was away for ${Math.round(awayMs)} ms, ${figures.p99WithDeathMs} ms (99 %)`,
  )
  for (const problem of disorder.slice(0, 10)) say(`       ${problem}`)
  if (disorder.length > 0) process.exitCode = 1
  return { carrier, ...figures, problems: disorder.length }
}

function at(deliveries: readonly { sentAt: number; heardAt: number }[], share: number): number {
  const times = deliveries.map(({ sentAt, heardAt }) => heardAt - sentAt).sort((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)),
  )
  await new Promise((done) => server.close(done))
  return port
}
