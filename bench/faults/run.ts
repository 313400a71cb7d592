import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRunningPostgres, startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts'
import { databaseTree } from '../../server/test/database-faults.ts'
import { databaseProcesses, killServerProcesses } from '../../server/test/server-process.ts'
import { machine, say } from '../support/report.ts'
import { embeddedFaults, externalFaults, type Fault } from './faults.ts'
import { createWorld } from './people.ts'
import { Product } from './product.ts'
import { makeSmallDisk } from './small-disk.ts'
import { heading, lineOf, type Outcome, tryFault } from './try-fault.ts'

// npm run faults             every fault
// npm run faults -- frozen   those whose name says so

const port = Number(process.env.PORT ?? 3150)
const asked = process.argv.slice(2)
const isAsked = ({ name }: Fault) => asked.length === 0 || asked.some((word) => name.includes(word))

const { build } = await import(new URL('../../scripts/prepare/build.mjs', import.meta.url).href)
await build(fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''))

const base = await mkdtemp(join(tmpdir(), 'properysearch-faults-'))
await chmod(base, 0o755)
const disk = await makeSmallDisk(join(base, 'disk'), 700)
const outcomes: Outcome[] = []

async function tryAll(faults: Fault[], product: Product, urlNow: () => Promise<string>): Promise<void> {
  const chosen = faults.filter(isAsked)
  if (chosen.length === 0) return
  await product.start()
  const world = await createWorld(await urlNow())
  for (const fault of chosen) {
    const outcome = await tryFault(fault, product, world, await urlNow())
    outcomes.push(outcome)
    say(lineOf(outcome))
    for (const remark of outcome.remarks) say(`      ${remark}`)
    if (!product.isRunning) await product.start()
  }
  await product.end('SIGTERM')
}

try {
  say(machine())
  say(heading)
  const dataDir = join(disk?.folder ?? base, 'data')
  await tryAll(embeddedFaults(disk), new Product({ dataDir, port }), async () => {
    const url = await findRunningPostgres(join(dataDir, 'postgres'))
    if (!url) throw new Error('The embedded database does not run.')
    return url('properysearch')
  })

  const external = join(base, 'external')
  // Started again by us, as whoever runs it would.
  const postgres = await startEmbeddedPostgres({ folder: join(external, 'postgres'), relaunchPausesMs: [5000, 5000] })
  await postgres.ensureDatabase('properysearch')
  const databaseUrl = postgres.url('properysearch')
  const product = new Product({ dataDir: join(base, 'external-data'), port: port + 1, databaseUrl })
  await tryAll(
    externalFaults(() => databaseTree(external)),
    product,
    async () => databaseUrl,
  )
  await postgres.stop()
} finally {
  await killServerProcesses()
  for (const pid of await databaseProcesses(base)) process.kill(pid, 'SIGKILL')
  disk?.remove()
  await rm(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
process.exit(outcomes.every((outcome) => outcome.isGood) ? 0 : 1)
