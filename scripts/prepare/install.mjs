import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkNode } from '../link-node.mjs'
import { isInstalled, lockedPackages } from './lock-file.mjs'
import { npmCommand } from './npm-command.mjs'
import { hashOf, Problem, readStamp, say } from './project.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Installs the packages unless those that are there belong to the lock file. One full install serves `npm start` and
 * `npm test` alike: without the few development packages each of the two would undo the other's work.
 */
export async function install(root) {
  const stamp = join(root, 'node_modules', '.installed')
  const wanted = `${hashOf(root, manifestsOf(root))} ${process.platform} ${process.arch}`
  if (readStamp(stamp) !== wanted) {
    rmSync(stamp, { force: true })
    if (!isInstalled(root)) await npmCi(root)
    linkNode(root)
    checkNode(root)
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(stamp, `${wanted}\n`)
  }
}

function manifestsOf(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return ['.', ...workspaces]
    .map((folder) => join(root, folder, 'package.json'))
    .concat(join(root, 'package-lock.json'))
}

async function npmCi(root) {
  const packages = lockedPackages(root).map(([path]) => path)
  say('Installing packages. This is done once and takes a minute or two.')
  const progress = showProgress(() => {
    const there = packages.filter((path) => existsSync(join(root, path, 'package.json'))).length
    return `${there} of ${packages.length} packages`
  })
  // Whatever the machine's own settings leave out, all of it is needed here.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runProgram([...npmCommand(root), ...flags], {
    cwd: root,
    onTick: progress.tick,
    // Told to stop, npm would go on removing what it has done, into the next start's install.
    endWith: 'SIGKILL',
  })
  progress.end()
  if (code !== 0) throw new Problem(`The packages could not be installed. ${reasonIn(output)}`)
}

function reasonIn(output) {
  if (/ENOSPC|no space left on device/i.test(output)) return 'The disk is full. Make room, and start again.'
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!|warn)\s?(code\s)?/, '').trim())
    .filter((line) => line && !/complete log|debug-\d|A complete/.test(line))
  return lines.length > 0 ? `npm says: ${lines.slice(-4).join(' ')}` : 'npm gave no reason.'
}

/** The server needs a newer Node than this script; it comes with the packages where there is one for this system. */
function checkNode(root) {
  const pinned = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(pinned)) {
    if (Number.parseInt(process.versions.node, 10) >= 24) return
    throw new Problem(
      `On ${process.platform} ${process.arch} Properysearch needs Node 24 or newer; this is Node ${process.versions.node}.`,
    )
  }
  try {
    execFileSync(pinned, ['--version'], { stdio: 'ignore' })
  } catch {
    throw new Problem(
      'The Node that comes with Properysearch does not run here: it needs Linux with glibc 2.28 or newer.',
    )
  }
}

/** On a terminal one line that changes; elsewhere a line now and then. */
function showProgress(text) {
  const { isTTY } = process.stdout
  const every = isTTY ? 1 : 30
  let ticks = 0
  return {
    tick: () => {
      ticks += 1
      if (ticks % every === 0) process.stdout.write(isTTY ? `\r  ${text()} ` : `  ${text()}\n`)
    },
    end: () => isTTY && process.stdout.write(`\r  ${text()}\n`),
  }
}
