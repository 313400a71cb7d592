import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.ts', 'checks/**/*.test.ts'],
    globalSetup: 'server/test/database-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
