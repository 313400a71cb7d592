import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages of the lock file that this machine should have, by their folder. */
export function lockedPackages(root) {
  const entries = Object.entries(read(join(root, 'package-lock.json')))
  return entries.filter(
    ([path, locked]) => path.startsWith('node_modules/') && !locked.link && isForThisMachine(locked),
  )
}

/** Whether the packages that are there, by npm's own record of them, are those of the lock file. */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const there = read(record)
  return lockedPackages(root).every(([path, locked]) => there[path]?.version === locked.version)
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
}

function isForThisMachine({ os, cpu, libc, optional }) {
  // Made for no system in particular: a stand-in where nothing better fits.
  if (optional && !os) return false
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc')
}

/** npm's lists name what is meant, or with `!` what is not; one alone may stand without a list. */
function fits(list, value) {
  const names = list === undefined ? [] : [list].flat()
  if (names.includes(`!${value}`)) return false
  return names.every((name) => name.startsWith('!')) || names.includes(value)
}
