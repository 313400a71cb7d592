// Prints how much JavaScript each screen needs at load, compressed, and fails when a light page is over its budget.
// Reads the build's own manifest: run `npm run build` first, or name the folder of another build. Plain Node, no
// dependencies.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** For public pages without widgets, in bytes (1 KB = 1000 bytes). The table of screens is part of each. */
const budget = 124_000
/**
 * For those whose drawings, calculators or filters are what people come for; of home, before its map comes into view.
 */
const largerBudgets = {
  home: 143_000,
  homeBuyingGuide: 155_000,
  homeDesignGuide: 138_000,
  homeLoanGuide: 154_000,
  propertyEvaluationGuide: 153_000,
  // The chosen city; filters with live counts, suggestions, saving the search, and the map's frame; the map itself comes
  // later.
  propertyList: 158_000,
  // With the ways to its owner, to bid and to book, whose signed-in parts come later.
  property: 150_000,
  singleProperty: 150_000,
  compare: 146_000,
  // Filters, and eight charts that are walked through by keyboard and told to screen readers with their counts.
  analysis: 144_000,
  analysisOf: 144_000,
  // The cards of the list.
  premiumUser: 141_000,
  // Cards, search and pages come in the files that all lists share; of one person, what clients said of them.
  agents: 139_000,
  agentsAt: 143_000,
  evaluators: 139_000,
  evaluatorsAt: 143_000,
}
/** Public screens that bring a form, with its validation, or another widget. */
const withWidgets = ['login', 'registration', 'mobileVerification', 'forgotPassword', 'dealShare', 'valuationCheck']

const client = process.argv[2] ?? fileURLToPath(new URL('../web/build/client', import.meta.url))
const assets = join(client, 'assets')
const manifestFile = existsSync(assets) && readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
if (!manifestFile) {
  console.error('There is no build to measure. Run `npm run build` first.')
  process.exit(1)
}
const manifest = JSON.parse(
  readFileSync(join(assets, manifestFile), 'utf8')
    .replace(/^[^=]*=/, '')
    .replace(/;\s*$/, ''),
)

const sizes = new Map()
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(client, file))).length)
  return sizes.get(file)
}

/** A file and all it imports before it can run; what it may import later is not counted. */
function withImports(file, seen) {
  if (seen.has(file)) return
  seen.add(file)
  const code = readFileSync(join(client, file), 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(`/assets/${name}`, seen)
}

function filesOf(route) {
  const files = new Set()
  withImports(manifest.entry.module, files)
  for (let at = route; at; at = manifest.routes[at.parentId]) {
    withImports(at.module, files)
    for (const file of at.imports ?? []) withImports(file, files)
  }
  return files
}

const rows = Object.values(manifest.routes)
  // What has no layout is not a screen but a text file.
  .filter((route) => route.path !== undefined && route.parentId?.startsWith('layouts/'))
  .map((route) => {
    const bytes = [...filesOf(route)].reduce((sum, file) => sum + sizeOf(file), 0)
    const isPublic = route.parentId === 'layouts/public-layout'
    const isLight = isPublic && !withWidgets.includes(route.id)
    const allowed = largerBudgets[route.id] ?? budget
    return {
      path: route.path,
      bytes,
      side: isPublic ? 'public' : 'private',
      isLight,
      allowed,
      isOver: isLight && bytes > allowed,
    }
  })
  .sort((a, b) => a.side.localeCompare(b.side) * -1 || a.bytes - b.bytes)

const kb = (bytes) => (bytes / 1000).toFixed(1)
const excess = (bytes) => (bytes < 100 ? `${bytes} bytes` : `${kb(bytes)} KB`)
const wide = Math.max(...rows.map((row) => row.path.length), 'screen'.length)
console.log(`${'screen'.padEnd(wide)}  side      JS gzip  budget`)
for (const row of rows) {
  const verdict = row.isOver
    ? `over by ${excess(row.bytes - row.allowed)}`
    : row.isLight
      ? `${kb(row.allowed)} KB`
      : '-'
  console.log(`${row.path.padEnd(wide)}  ${row.side.padEnd(7)}  ${kb(row.bytes).padStart(5)} KB  ${verdict}`)
}
const over = rows.filter((row) => row.isOver)
if (over.length > 0) {
  console.error(`\n${over.length} ${over.length === 1 ? 'screen is' : 'screens are'} over budget.`)
  console.error('Load it later with `lazy`, or raise the budget in scripts/page-sizes.mjs and say why.')
  process.exit(1)
}
