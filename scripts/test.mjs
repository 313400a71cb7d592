// Runs every check of the project and closes with a line `N passed, N failed`.
// Plain Node 20 without dependencies: it installs what the checks need.

import { Problem, root, say } from './prepare/project.mjs'
import { prepare } from './prepare.mjs'
import { browserJourneys, lint, pageSizes, types, unitTests } from './test/steps.mjs'

const steps = [
  ['Types', types],
  ['Lint', lint],
  ['Page sizes', pageSizes],
  ['Unit and handler tests', unitTests],
  ['Browser journeys', browserJourneys],
]

/** Every step is run, so that all failures are seen at once. */
async function runAll() {
  const results = []
  try {
    await prepare()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    say(error.message)
    return [{ name: 'Preparing', passed: 0, failed: 1, seconds: 0 }]
  }
  for (const [name, step] of steps) {
    say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
    const startedAt = Date.now()
    const counts = await step(root)
    if (counts.note) say(counts.note)
    results.push({ name, ...counts, seconds: (Date.now() - startedAt) / 1000 })
  }
  return results
}

const results = await runAll()
say(`\n── Summary ${'─'.repeat(53)}`)
for (const { name, passed, failed, skipped = 0, seconds } of results) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])].join(', ')
  say(`${name.padEnd(26)}${counts.padEnd(40)}${seconds.toFixed(1).padStart(6)} s`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
say(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
