// Runs Lighthouse, as on a phone, on the pages that people land on, and fails below our targets.
// npm run lighthouse [address] [runs]: of a running product; http://127.0.0.1:3000 by default. Of several runs
// the middle one counts. Lighthouse itself is fetched when first used: it is no part of the product.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmCommand } from './prepare/npm-command.mjs'
import { runProgram } from './prepare/run-program.mjs'
import { findChromium } from './test/chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [site = 'http://127.0.0.1:3000', runs = '1'] = process.argv.slice(2)
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const largestShift = 0.02

/** Home, and the first search and the first listing that the sitemap names; of those, what is there. */
async function findPages() {
  const firstOf = async (map) => (await textOf(`/${map}`))?.match(/<loc>([^<]+)<\/loc>/)?.[1]?.replaceAll('&amp;', '&')
  const pages = [
    ['home', '/'],
    ['list', pathOf(await firstOf('sitemap-searches-1.xml'))],
    ['property', pathOf(await firstOf('sitemap-listings-1.xml'))],
  ]
  const found = []
  for (const [name, path] of pages) {
    if (path && (await textOf(path)) !== undefined) found.push([name, path])
    else console.log(`${name}: not found, skipped`)
  }
  return found
}

const pathOf = (address) => address && new URL(address).pathname + new URL(address).search

async function textOf(path) {
  const reply = await fetch(site + path)
  return reply.ok ? reply.text() : undefined
}

async function measure(path, chromium, folder, triesLeft = 2) {
  const file = join(folder, 'report.json')
  const lighthouse = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse', site + path]
  const options = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox']
  const { code, output } = await runProgram([...npmCommand(root), ...lighthouse, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
  })
  // Now and then it loses its own recording.
  if (code !== 0 && triesLeft > 0) return measure(path, chromium, folder, triesLeft - 1)
  if (code !== 0) throw new Error(`Lighthouse failed.\n${output.trim()}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What keeps a report from its targets, in Lighthouse's own words. */
function shortcomings({ categories, audits }) {
  return Object.entries(targets)
    .filter(([name, least]) => percent(categories[name]) < least)
    .flatMap(([name]) =>
      categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
        .map(
          ({ id }) => `${name}: ${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`,
        ),
    )
}

/** How far apart the runs are: on a small machine the browser and the server take the processor from the page. */
function spread(reports) {
  if (reports.length < 2) return ''
  return `; performance of each run ${reports.map((report) => percent(report.categories.performance)).join(', ')}`
}

const percent = (category) => Math.round((category?.score ?? 0) * 100)

const folder = mkdtempSync(join(tmpdir(), 'properysearch-lighthouse-'))
let isMet = true
try {
  const chromium = await findChromium(root, process.env)
  for (const [name, path] of await findPages()) {
    const reports = []
    for (let i = 0; i < Number(runs); i++) reports.push(await measure(path, chromium, folder))
    reports.sort((a, b) => percent(a.categories.performance) - percent(b.categories.performance))
    const report = reports[Math.floor(reports.length / 2)]
    const shift = report.audits['cumulative-layout-shift'].numericValue
    const lcp = report.audits['largest-contentful-paint'].displayValue
    const scores = Object.keys(targets).map((category) => `${category} ${percent(report.categories[category])}`)
    const problems = shortcomings(report)
    if (shift >= largestShift) problems.push(`layout shift ${shift.toFixed(3)}, ${largestShift} or more`)
    const isFine =
      problems.length === 0 &&
      Object.entries(targets).every(([category, least]) => percent(report.categories[category]) >= least)
    isMet &&= isFine
    console.log(
      `${isFine ? 'ok  ' : 'OVER'} ${name.padEnd(9)} ${scores.join(', ')}, LCP ${lcp}, CLS ${shift.toFixed(3)}${spread(reports)}`,
    )
    for (const problem of problems) console.log(`       ${problem}`)
  }
} catch (error) {
  console.error(error.message)
  isMet = false
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isMet ? 0 : 1
