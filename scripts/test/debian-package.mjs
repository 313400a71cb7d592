import { existsSync, readFileSync } from 'node:fs'
import { runProgram } from '../prepare/run-program.mjs'

/** Whether we may install Debian's packages here: Debian itself, and its administrator. */
export function mayInstallPackages() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return process.getuid?.() === 0 && /^ID=debian$/m.test(system)
}

/** Resolves with what went wrong, one line for each command that failed. */
export async function installPackage(name, { cwd, env }) {
  const problems = []
  for (const command of [
    ['apt-get', 'update', '--quiet'],
    ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', name],
  ]) {
    const { code, output } = await runProgram(command, { cwd, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) problems.push(output.trim().split('\n').slice(-2).join(' '))
  }
  return problems
}
