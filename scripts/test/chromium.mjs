import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem, say } from '../prepare/project.mjs'
import { runProgram } from '../prepare/run-program.mjs'
import { installPackage, mayInstallPackages } from './debian-package.mjs'

// The first has no window to keep for nobody: the journeys take a quarter less time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium that runs: the one named, one of this machine, or one that is installed for the purpose. */
export async function findChromium(root, env) {
  if (env.CHROMIUM_PATH) {
    if (await runs(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Problem(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not run.`)
  }
  const found = (await firstThatRuns(installedPaths(env))) ?? (await firstThatRuns([await playwrightsOwn(root, env)]))
  if (found) return found
  say('Installing Chromium for the browser journeys.')
  const problems = await install(root, env)
  const installed = await firstThatRuns([...installedPaths(env), await playwrightsOwn(root, env)])
  if (installed) return installed
  throw new Problem(
    `Chromium could not be installed; install it yourself or set CHROMIUM_PATH. ${problems.join(' ')}`.trim(),
  )
}

function installedPaths(env) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/google/chrome']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path))
}

async function playwrightsOwn(root, env) {
  const program = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { output } = await runProgram(['node', '--eval', program], { cwd: join(root, 'e2e'), env })
  return output.trim().split('\n').at(-1)
}

/** Debian has a good package; Ubuntu's of that name does not work in containers. */
async function install(root, env) {
  const cwd = join(root, 'e2e')
  if (mayInstallPackages()) return installPackage('chromium-headless-shell', { cwd, env })
  const playwright = join(root, 'node_modules', '.bin', 'playwright')
  const isRoot = process.getuid?.() === 0
  const command = [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  const { code, output } = await runProgram(command, { cwd, env })
  return code === 0 ? [] : [output.trim().split('\n').slice(-2).join(' ')]
}

async function firstThatRuns(paths) {
  for (const path of paths) if (path && (await runs(path))) return path
  return undefined
}

async function runs(path) {
  return existsSync(path) && (await runProgram([path, '--version'])).code === 0
}
