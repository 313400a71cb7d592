import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { npmCommand } from '../prepare/npm-command.mjs'
import { filesBelow, Problem, say } from '../prepare/project.mjs'
import { runProgram } from '../prepare/run-program.mjs'
import { findChromium } from './chromium.mjs'
import { playwrightCounts, vitestCounts } from './counts.mjs'
import { ensureRedis } from './redis.mjs'

/** @typedef {{ passed: number, failed: number, skipped?: number, note?: string }} Counts */

/** A check that passes or fails as a whole; its output is of interest only when it fails. */
async function single(root, command) {
  const { code, output } = await runProgram(command, { cwd: root, env: environment(root) })
  if (code !== 0) say(output.trim())
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function types(root) {
  return single(root, [...npmCommand(root), 'run', '--silent', 'typecheck'])
}

export function lint(root) {
  return single(root, [join(root, 'node_modules', '.bin', 'biome'), 'ci', '--colors=off', '.'])
}

/** Of the build that preparing has left. */
export function pageSizes(root) {
  return single(root, ['node', join(root, 'scripts', 'page-sizes.mjs')])
}

export async function unitTests(root) {
  await ensureRedis(root, environment(root))
  return withReport(async (report) => {
    const command = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await runProgram(command, { cwd: root, env: environment(root), isShown: true })
    return vitestCounts(readReport(report), code)
  })
}

export async function browserJourneys(root) {
  const journeys = filesBelow(join(root, 'e2e'), ['node_modules']).filter((path) => path.endsWith('.spec.ts'))
  if (journeys.length === 0) return { passed: 0, failed: 0, note: 'Skipped: there are no journeys yet.' }
  let chromium
  try {
    chromium = await findChromium(root, environment(root))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { passed: 0, failed: 1, note: error.message }
  }
  return withReport(async (report) => {
    const env = { ...environment(root), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    // Not by npm: options handed on through two levels of its scripts get lost in some of its versions.
    const command = ['playwright', 'test', '--reporter=dot,json']
    const { code } = await runProgram(command, { cwd: join(root, 'e2e'), env, isShown: true })
    return playwrightCounts(readReport(report), code)
  })
}

/** Our own programs first, the pinned Node among them; colours only for those who can see them. */
function environment(root) {
  const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, PATH, TMPDIR: scratchFolder() }
  if (process.stdout.isTTY) return env
  const { FORCE_COLOR, ...plain } = env
  return { ...plain, NO_COLOR: '1' }
}

/** Databases and files of tests are thrown away: in memory, where there is room, no disk holds them up. */
function scratchFolder() {
  const program = `/dev/shm/properysearch-${process.pid}`
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    execFileSync(program)
    if (bavail * bsize > 6e9) return '/dev/shm'
  } catch {
    // Not every system has it, and some run no programs there.
  } finally {
    rmSync(program, { force: true })
  }
  return tmpdir()
}

async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'properysearch-report-'))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
