// Looks at every screen as each person who uses it, at two widths, in light and dark: e2e/screenshots/, with contact sheets.
// Against a running product: `npm start` in one terminal, `npm run screenshots` in another (BASE_URL to look elsewhere).
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
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
  for (const colorScheme of schemes) {
    const files: string[] = []
    for (const visit of everyVisit()) files.push(await take(browser, visit, width, colorScheme))
    await contactSheet(browser, files, `sheet-${width}-${colorScheme}`)
    process.stdout.write(`${width} px ${colorScheme}: ${files.length} screens\n`)
  }
}
await browser.close()
process.stdout.write(`${folder}\n`)

async function take(from: Browser, visit: Visit, width: number, colorScheme: 'light' | 'dark'): Promise<string> {
  const context = await from.newContext({
    baseURL,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    viewport: { width, height: width < 500 ? 844 : 900 },
  })
  const page = await context.newPage()
  if (visit.person) await beSignedIn(page, demoEmails[visit.person])
  await page.goto(visit.path, { waitUntil: 'networkidle' })
  const file = `${visit.name}-${visit.person ?? 'visitor'}-${width}-${colorScheme}.png`
  await page.screenshot({ path: join(folder, file), fullPage: true })
  await context.close()
  return file
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
