import { existsSync } from 'node:fs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser to drive: the one named, the system's, or (undefined) the test tool's own download. */
export const chromiumPath = process.env.CHROMIUM_PATH || names.map((name) => `/usr/bin/${name}`).find(existsSync)

export const launchOptions = {
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}
