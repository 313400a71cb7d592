import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A reason to stop that is already a sentence for people. */
export class Problem extends Error {}

/** @param {string} version */
export function supportedNode(version) {
  if (Number.parseInt(version, 10) < 20) {
    throw new Problem(`Properysearch needs Node 20 or newer; this is Node ${version}.`)
  }
}

/** One line for whoever waits. */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** Every file below a folder, sorted; `skipped` names files and folders that are left out. */
export function filesBelow(folder, skipped = []) {
  const found = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) found.push(...filesBelow(path, skipped))
    else if (entry.isFile()) found.push(path)
  }
  return found.sort()
}

/** One value that changes whenever a name or the content of a file does. */
export function hashOf(base, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (!existsSync(path)) continue
    hash.update(path.slice(base.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}
