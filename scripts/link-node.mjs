// Puts the pinned Node first on the PATH of every npm script.
// npm 10 drops the link of an optional dependency's `node` binary, so it is made anew after each install.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
const link = join(modules, '.bin', 'node')

if (existsSync(pinned)) {
  mkdirSync(join(modules, '.bin'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node'), link)
}
