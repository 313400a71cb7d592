// Looks at every screen as each person who uses it, at two widths, in light and dark: e2e/screenshots/, with contact sheets.
// Against a running product: `npm start` in one terminal, `npm run screenshots` in another (BASE_URL to look elsewhere).
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import { beSignedIn, demoEmails } from './support/people.ts'
import { everyVisit, type Visit } from './support/screens-by-role.ts'

const baseURL = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, 'screenshots')
const widths = [390, 1440]
const schemes = ['light', 'dark'] as const

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)
for (const width of widths) {
  // One browser window for each person: what all screens share is loaded once.
  const windows = new Map<Visit['person'], BrowserContext>()
  const files: string[][] = []
  for (const visit of everyVisit()) {
    const window = windows.get(visit.person) ?? (await openWindow(browser, width))
    windows.set(visit.person, window)
    files.push(await take(window, visit, width))
  }
  for (const [at, scheme] of schemes.entries()) {
    const ofScheme = files.map((both) => both[at] as string)
    await contactSheet(browser, ofScheme, `sheet-${width}-${scheme}`)
  }
  for (const window of windows.values()) await window.close()
  process.stdout.write(`${width} px: ${files.length} screens\n`)
}
await browser.close()
process.stdout.write(`${folder}\n`)

function openWindow(from: Browser, width: number): Promise<BrowserContext> {
  const viewport = { width, height: width < 500 ? 844 : 900 }
  return from.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-IN', viewport })
}

/** One visit, looked at in each scheme: a page changes its colours without being loaded again. */
async function take(window: BrowserContext, visit: Visit, width: number): Promise<string[]> {
  const page = await window.newPage()
  if (visit.person) await beSignedIn(page, demoEmails[visit.person])
  await page.goto(visit.path, { waitUntil: 'networkidle' })
  const files: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const file = `${visit.name}-${visit.person ?? 'visitor'}-${width}-${colorScheme}.png`
    await page.screenshot({ path: join(folder, file), fullPage: true })
    files.push(file)
  }
  await page.close()
  return files
}

async function contactSheet(from: Browser, files: string[], name: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1600, height: 1000 } })
  const figures = files.map(
    (file) => `<figure><img src="file://${join(folder, file)}"><figcaption>${file}</figcaption></figure>`,
  )
  await page.goto(`file://${folder}`)
  await page.setContent(
    `<style>body{margin:16px;font:12px sans-serif;display:grid;grid-template-columns:repeat(5,1fr);gap:16px;background:#777;color:#fff}
    figure{margin:0}img{width:100%;max-height:700px;object-fit:cover;object-position:top;display:block}</style>${figures.join('')}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
}
