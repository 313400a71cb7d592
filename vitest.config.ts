import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { minifiedScripts } from './web/minified-scripts.ts'

export default defineConfig({
  plugins: [minifiedScripts()],
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'demo-world/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
      'checks/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    globalSetup: 'server/test/database-setup.ts',
    setupFiles: 'server/test/cheap-argon2.ts',
    // Tests wait for the database and for processes more than they compute.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // A busy machine is slow, not wrong; what never comes fails all the same.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
