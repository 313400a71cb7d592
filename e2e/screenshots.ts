// Looks at every screen as each person who uses it, at two widths, in light and dark: e2e/screenshots/, with contact sheets.
// Against a running product: `npm start` in one terminal, `npm run screenshots` in another (BASE_URL to look elsewhere).
// `-- --state empty` looks as people who have just registered, `-- --state failing` while the server answers no call.
// `-- --only bids,hire --width 390 --scheme dark` looks at less.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { errors } from '@properysearch/contract/kernel/errors'
import { launchOptions } from './support/chromium.ts'
import { beNewPerson, beSignedIn, demoEmails } from './support/people.ts'
import { everyVisit, roleOf, type Visit } from './support/screens-by-role.ts'

const { values: wanted } = parseArgs({
  options: {
    state: { type: 'string', default: 'full' },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '390,1440' },
    scheme: { type: 'string', default: 'light,dark' },
  },
})
const baseURL = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, 'screenshots', wanted.state)
const schemes = wanted.scheme.split(',') as ('light' | 'dark')[]
const names = wanted.only ? wanted.only.split(',') : null
/** Nobody has these addresses yet. */
const newcomer = Date.now()

const { http, message } = errors.unavailable
const noAnswer = { status: http, json: { status: 0, code: 'unavailable', message } }

const visits = everyVisit()
  .filter(({ name }) => !names || names.includes(name))
  // Nobody registers for the back office, and a visitor has nothing of their own.
  .filter(({ person }) => wanted.state !== 'empty' || (person !== null && person !== 'admin'))

if (!names) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)
for (const width of wanted.width.split(',').map(Number)) {
  // One browser window for each person: what all screens share is loaded once.
  const windows = new Map<Visit['person'], BrowserContext>()
  const files: string[][] = []
  for (const visit of visits) {
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
  return from.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport })
}

/** One visit, looked at in each scheme: a page changes its colours without being loaded again. */
async function take(window: BrowserContext, visit: Visit, width: number): Promise<string[]> {
  const page = await window.newPage()
  if (visit.person) await enter(page, visit.person)
  if (wanted.state === 'failing') await page.route('**/api/**', (route) => route.fulfill(noAnswer))
  await page.goto(visit.path)
  await lookThrough(page)
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

/** What is laid out or fetched late comes when it is near the window. */
async function lookThrough(page: Page): Promise<void> {
  // A busy machine is slow: what has not come by then is shown as it stands.
  const isQuiet = async () => {
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
    await page
      .waitForFunction(() => !document.querySelector('.animate-pulse'), null, { timeout: 10_000 })
      .catch(() => {})
  }
  await isQuiet()
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollTo(0, 0)
    for (const late of document.querySelectorAll<HTMLElement>('.laid-out-late, .list-card-below'))
      late.style.contentVisibility = 'visible'
  })
  await isQuiet()
}

/** As the demo's person, or as somebody with the same role who has nothing yet. */
async function enter(page: Page, person: NonNullable<Visit['person']>): Promise<void> {
  if (wanted.state !== 'empty') return beSignedIn(page, demoEmails[person])
  const role = roleOf[person]
  if (role === 'admin') throw new Error('Nobody registers for the back office.')
  await beNewPerson(page, `${person}.${newcomer}@example.in`, role)
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
