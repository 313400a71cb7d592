import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 3907)

// Workers read this file again: the folder is made once and handed on.
if (!process.env.E2E_DATA_DIR) {
  process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'properysearch-e2e-'))
  chmodSync(process.env.E2E_DATA_DIR, 0o755)
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }

// Two journeys look at every screen and every control at both widths by themselves. The others are made on a phone, where
// it is tight; a tag says which are made at a desk, where people do it or where a pointer or keyboard is needed, and
// which are made on both, because the layout of a desk is different.
const atADesk = /@desk|@both/
const onlyAtADesk = /@desk/

/** The built product, started as a person would start it, in a real browser at two widths. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // On two cores a third browser only makes the other two slower.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow, not wrong; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions,
    actionTimeout: 30_000,
    // Recording costs every journey a third of its time; `--trace on` records the one that is looked into.
  },
  projects: [
    { name: 'desktop', use: desktop, grep: atADesk },
    { name: 'phone', use: phone, grepInvert: onlyAtADesk },
  ],
  webServer: {
    command: 'exec node ../server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: join(process.env.E2E_DATA_DIR, 'data'),
      MODE: 'demo',
      DATABASE_URL: '',
      // All journeys come from one address.
      CODES_PER_NETWORK: '500',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
})
