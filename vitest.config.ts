import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { minifiedScripts } from './web/minified-scripts.ts'

/** Each of these has a process to itself: they replace modules, or count what a process keeps. */
const alone = [
  'server/src/modules/auth/guessing.test.ts',
  'server/src/modules/auth/login.test.ts',
  'server/src/platform/db/hot-statements.test.ts',
  'server/src/platform/http/costly-reads.test.ts',
  'server/src/start/follow-listings.test.ts',
]

export default defineConfig({
  plugins: [minifiedScripts()],
  test: {
    globalSetup: 'server/test/database-setup.ts',
    setupFiles: 'server/test/cheap-argon2.ts',
    // Tests wait for the database and for processes: on two cores a third worker uses what two leave idle.
    maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
    // A busy machine is slow, not wrong; what never comes fails all the same.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { test: { name: 'alone', include: alone } },
      {
        test: {
          name: 'web',
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: 'web/test/no-network.ts',
        },
      },
      {
        test: {
          // The product keeps nothing outside its app, so one process may try file after file: it is loaded once.
          name: 'together',
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'demo-world/**/*.test.ts',
            'checks/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...alone, '**/node_modules/**'],
        },
      },
    ],
  },
})
