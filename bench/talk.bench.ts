import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasRedis, startRedis } from '../server/test/redis-server.ts'
import { type ServerProcess, startServerProcess } from '../server/test/server-process.ts'
import { type BenchApp, openBenchApp } from './support/bench-app.ts'
import { keepResults, say } from './support/report.ts'
import { createTalkers, type Talker } from './support/talkers.ts'
import { openWebBuild } from './support/web-build.ts'

// Two hundred browsers talk in pairs, one of each pair through each of two processes of the product; a third does the
// jobs. In the middle one process is killed and started again. Browsers do what ours does: they send a message again
// under the same id until it is accepted, and read what is new when an event or a new connection says that there may
// be something.

// Fewer and shorter shows that it runs: BENCH_TALK_PAIRS=5 BENCH_TALK_SECONDS=8.
const pairs = Number(process.env.BENCH_TALK_PAIRS ?? 100)
const perSecond = 20
const seconds = Number(process.env.BENCH_TALK_SECONDS ?? 60)

type Carrier = 'PostgreSQL' | 'Redis'

export async function run(): Promise<void> {
  await openWebBuild()
  say(`\nTalk, ${pairs * 2} clients, ${perSecond} messages a second for ${seconds} s, one of two processes killed`)
  const results = [await measure('PostgreSQL')]
  if (hasRedis) results.push(await measure('Redis'))
  else say('       There is no redis-server here: only PostgreSQL was measured.')
  if (pairs === 100 && seconds === 60) await keepResults('talk', { clients: pairs * 2, perSecond, seconds, results })
  if (results.some(({ problems }) => problems > 0)) process.exitCode = 1
}

async function measure(carrier: Carrier) {
  const app = await openBenchApp(4, { isDurable: true })
  const redis = carrier === 'Redis' ? await startRedis() : null
  const house = openHouse(app, redis?.url)
  try {
    const [one, two] = [await freePort(), await freePort()]
    const [, mortal] = await Promise.all([house.start('web', one), house.start('web', two), house.start('worker', 0)])
    const talkers = await createTalkers(app.db, pairs, [`http://127.0.0.1:${one}`, `http://127.0.0.1:${two}`])
    await Promise.all(talkers.map((talker) => talker.connected()))

    const begunAt = performance.now()
    let death: Promise<Away> | undefined
    for (let n = 0; n < perSecond * seconds; n++) {
      await pause(Math.max(0, begunAt + (n * 1000) / perSecond - performance.now()))
      if (n === (perSecond * seconds) / 2) death = dieAndReturn(mortal, () => house.start('web', two))
      talkers[(n * 37) % talkers.length]?.send(randomUUID())
    }
    const away = await death
    await Promise.all(talkers.map((talker) => talker.sentAll()))
    await Promise.all(talkers.map((talker) => talker.heardAll()))
    return report(carrier, talkers, away)
  } finally {
    await house.stop()
    await redis?.kill()
    await app.close()
  }
}

/** Processes of the product on one database, as an installation of some size runs them. */
function openHouse(app: BenchApp, redisUrl: string | undefined) {
  const processes: ServerProcess[] = []
  return {
    async start(role: 'web' | 'worker', port: number): Promise<ServerProcess> {
      const started = startServerProcess(join(app.folder, `process-${processes.length}`), {
        DATABASE_URL: app.url,
        MODE: 'development',
        SECRET_KEY: 'k'.repeat(40),
        TRUST_PROXY: 'yes',
        LOG_LEVEL: 'warn',
        ROLES: role,
        PORT: String(port),
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      })
      processes.push(started)
      // A worker serves no pages, so it has no address to say.
      await (role === 'web' ? started.ready : started.says('The worker is running'))
      return started
    },
    async stop(): Promise<void> {
      for (const { child } of processes) child.kill('SIGTERM')
      await Promise.all(processes.map(({ exit }) => exit))
    },
  }
}

interface Away {
  from: number
  until: number
}

async function dieAndReturn(mortal: ServerProcess | undefined, again: () => Promise<ServerProcess>): Promise<Away> {
  const from = performance.now()
  mortal?.child.kill('SIGKILL')
  await mortal?.exit
  await again()
  return { from, until: performance.now() }
}

/** How long browsers may take to find a process that is back. */
const findAgainMs = 5000

function report(carrier: Carrier, talkers: readonly Talker[], away: Away | undefined) {
  const all = talkers.flatMap((talker) => talker.deliveries())
  const isCalm = ({ sentAt, heardAt }: { sentAt: number; heardAt: number }) =>
    !away || heardAt < away.from || sentAt > away.until + findAgainMs
  const calm = all.filter(isCalm)
  const messages = talkers.reduce((sum, talker) => sum + talker.sent, 0)
  const problems = talkers.flatMap((talker) => talker.problems())
  const awayMs = away ? Math.round(away.until - away.from) : 0
  const figures = {
    messages,
    delivered: all.length,
    p50Ms: at(calm, 0.5),
    p99Ms: at(calm, 0.99),
    awayMs,
    p99WithTheDeathMs: at(all, 0.99),
    slowestMs: at(all, 1),
  }
  say(
    `  ${problems.length === 0 ? 'ok  ' : 'LOST'} ${carrier}: ${all.length} of ${messages} messages delivered, within ${figures.p50Ms} ms (median) and ${figures.p99Ms} ms (99 %); one process was away for ${awayMs} ms: with that, ${figures.p99WithTheDeathMs} ms (99 %), ${figures.slowestMs} ms (slowest)`,
  )
  for (const problem of problems.slice(0, 10)) say(`       ${problem}`)
  return { carrier, ...figures, problems: problems.length }
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
