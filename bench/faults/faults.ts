import { setTimeout as pause } from 'node:timers/promises'
import { databaseTree, freezeDatabase, signal } from '../../server/test/database-faults.ts'
import type { Product } from './product.ts'
import type { SmallDisk } from './small-disk.ts'

export interface Fault {
  name: string
  /** Resolves when the fault is over. Why it cannot be done here, if so. */
  apply(product: Product): Promise<string | undefined>
  /** The process itself goes: calls meanwhile find nobody. */
  endsProcess?: true
}

export const embeddedFaults = (disk: SmallDisk | undefined): Fault[] => [
  {
    name: 'database frozen for 20 s',
    apply: async ({ dataDir }) => {
      const thaw = await freezeDatabase(dataDir)
      await pause(20_000)
      thaw()
      return undefined
    },
  },
  { name: 'embedded database killed', apply: async ({ dataDir }) => kill((await databaseTree(dataDir)).slice(0, 1)) },
  { name: 'all its processes killed', apply: async ({ dataDir }) => kill(await databaseTree(dataDir)) },
  { name: 'one of its sessions killed', apply: async ({ dataDir }) => kill((await databaseTree(dataDir)).slice(-1)) },
  {
    name: 'disk full for 10 s',
    apply: async () => {
      if (!disk) return 'this machine does not allow a small disk to be mounted'
      const makeRoom = await disk.fill()
      await pause(10_000)
      await makeRoom()
      return undefined
    },
  },
  {
    name: 'process terminated, started again',
    endsProcess: true,
    apply: async (product) => {
      const code = await product.end('SIGTERM')
      if (code !== 0) throw new Error(`It ended with ${code}.`)
      await product.start()
      return undefined
    },
  },
  {
    name: 'process killed, started again',
    endsProcess: true,
    apply: async (product) => {
      await product.end('SIGKILL')
      await product.start()
      return undefined
    },
  },
]

/** `server` is the process of a database that somebody else starts again after some seconds. */
export const externalFaults = (server: () => Promise<number[]>): Fault[] => [
  {
    name: 'external database killed for 5 s',
    apply: async () => {
      const before = await server()
      kill(before)
      while ((await server().catch(() => before))[0] === before[0]) await pause(50)
      return undefined
    },
  },
]

function kill(pids: readonly number[]): undefined {
  for (const pid of pids) signal(pid, 'SIGKILL')
}
